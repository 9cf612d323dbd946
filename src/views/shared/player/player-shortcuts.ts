import type { KeyboardEvent } from 'react';

/** An action of the player that a key triggers. */
export type PlayerShortcut =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'captions'
  | 'mute'
  | 'fullscreen';

const shortcuts: Readonly<Record<string, PlayerShortcut>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  c: 'captions',
  m: 'mute',
  f: 'fullscreen',
};

/**
 * Returns the action of a key pressed in the player; null when the focused control handles the key
 * itself: Space on a button, arrows on a slider or in a menu.
 */
export function getShortcut(event: KeyboardEvent): PlayerShortcut | null {
  const shortcut = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (
    shortcut === undefined ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !(event.target instanceof Element)
  )
    return null;
  if (event.target.closest('[role^=menu]') !== null) return null;
  const isHandledByControl =
    event.key === ' '
      ? event.target.closest('button, media-mute-button, media-fullscreen-button') !== null
      : event.key.startsWith('Arrow') &&
        event.target.closest('media-time-range, media-volume-range') !== null;
  return isHandledByControl ? null : shortcut;
}
