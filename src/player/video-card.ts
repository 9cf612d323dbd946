import type { PlayerVideo } from '../domain/interchange/scorm/player-quiz.ts';
import { createElement } from './create-element.ts';
import { say } from './texts.ts';

/**
 * Creates a video as a link to the player. The quiz itself requests nothing, so an offline hint is
 * part of the card.
 */
export function createVideoCard({ title, address }: PlayerVideo): HTMLElement {
  return createElement('div', { class: 'video' }, [
    createElement('p', { class: 'quiet' }, [say('scormPlayer.taking.video')]),
    createElement('p', { class: 'video-title', dir: 'auto' }, [title]),
    createElement('p', {}, [
      createElement(
        'a',
        {
          class: 'button',
          href: address,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': say('scormPlayer.taking.watchTitled', { title }),
        },
        [say('scormPlayer.taking.watch')],
      ),
    ]),
    createElement('p', { class: 'offline' }, [say('scormPlayer.taking.offline')]),
  ]);
}
