import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import type { PlayedVideo } from '../domain/interchange/scorm/played-quiz.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { dom } from './dom.ts';

const say = scormPlayer.taking;

/** A video as a link to where it is watched. The quiz itself asks the network for nothing; when there is none, that is said. */
export function videoCard({ title, address }: PlayedVideo): HTMLElement {
  return dom('div', { class: 'video' }, [
    dom('p', { class: 'quiet' }, [say.video]),
    dom('p', { class: 'video-title' }, [title]),
    dom('p', {}, [
      dom(
        'a',
        {
          class: 'button',
          href: address,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': fillSentence(say.watchTitled, { title }),
        },
        [say.watch],
      ),
    ]),
    dom('p', { class: 'offline' }, [say.offline]),
  ]);
}
