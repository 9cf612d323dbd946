import { formatOnOneLine } from '../domain/interchange/format-on-one-line.ts';
import type { PlayerVideo } from '../domain/interchange/scorm/player-quiz.ts';
import { scormPlayer } from '../domain/messages/en/interchange/scorm-player.ts';
import { createElement } from './create-element.ts';

const messages = scormPlayer.taking;

/**
 * Creates a video as a link to the player. The quiz itself requests nothing, so an offline hint is
 * part of the card.
 */
export function createVideoCard({ title, address }: PlayerVideo): HTMLElement {
  return createElement('div', { class: 'video' }, [
    createElement('p', { class: 'quiet' }, [messages.video]),
    createElement('p', { class: 'video-title', dir: 'auto' }, [title]),
    createElement('p', {}, [
      createElement(
        'a',
        {
          class: 'button',
          href: address,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': formatOnOneLine(messages.watchTitled, { title }),
        },
        [messages.watch],
      ),
    ]),
    createElement('p', { class: 'offline' }, [messages.offline]),
  ]);
}
