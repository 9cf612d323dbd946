import type { KeyboardEvent } from 'react';

/** What a key does to a player. */
export type PlayerKey =
  'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'captions' | 'mute' | 'fullscreen';

const keys: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  c: 'captions',
  m: 'mute',
  f: 'fullscreen',
};

/** What a key pressed somewhere in the player does; null where it is a control's own: Space on a button, arrows on a slider or in a menu. */
export function playerKey(event: KeyboardEvent): PlayerKey | null {
  const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (
    key === undefined ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !(event.target instanceof Element)
  )
    return null;
  if (event.target.closest('[role^=menu]') !== null) return null;
  const isOwn =
    event.key === ' '
      ? event.target.closest('button, media-mute-button, media-fullscreen-button') !== null
      : event.key.startsWith('Arrow') &&
        event.target.closest('media-time-range, media-volume-range') !== null;
  return isOwn ? null : key;
}
