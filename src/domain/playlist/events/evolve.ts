import { castDraft, type Draft as Writable } from 'immer';

import { assertNever } from '../../assert-never.ts';
import { findOpenIndex, foldEvents } from '../../history/history-model.ts';
import type { Entry, Key, PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from './event.ts';

function requireIndex(entries: readonly Entry[], key: Key, hint: number): number {
  const index = findOpenIndex(entries, key, hint);
  if (index < 0) throw new Error(`the event does not fit the playlist: ${key}`);
  return index;
}

function removeMoved(
  entries: Writable<Entry>[],
  keys: readonly [Key, ...Key[]],
  hint: number,
): Writable<Entry>[] {
  const start = requireIndex(entries, keys[0], hint);
  if (keys.every((key, offset) => entries[start + offset]?.key === key))
    return entries.splice(start, keys.length);
  return keys.flatMap((key) => entries.splice(requireIndex(entries, key, start), 1));
}

/** Changes the draft by `event`. Throws when the event does not fit the draft. */
export function evolve(draft: Writable<PlaylistDraft>, event: PlaylistEvent): void {
  const { entries } = draft;
  switch (event.type) {
    case 'titleChanged':
      draft.title = event.to;
      break;
    case 'labelRenamed': {
      const index = requireIndex(entries, event.label, event.index);
      entries[index] = { type: 'label', key: event.label, title: event.to };
      break;
    }
    case 'entryAdded':
      if (findOpenIndex(entries, event.entry.key, event.index) >= 0)
        throw new Error(`the playlist has it already: ${event.entry.key}`);
      entries.splice(event.index, 0, castDraft(event.entry));
      break;
    case 'entryRemoved':
      entries.splice(requireIndex(entries, event.entry.key, event.index), 1);
      break;
    case 'entriesMoved':
      entries.splice(event.to, 0, ...removeMoved(entries, event.keys, event.from));
      break;
    default:
      assertNever(event);
  }
}

/** Returns the draft after all `events`. Throws when one of them does not fit. */
export const applyEvents = (draft: PlaylistDraft, events: Iterable<PlaylistEvent>): PlaylistDraft =>
  foldEvents({ evolve }, draft, events);

/** Returns the inverse of `event`. */
function invertEvent(event: PlaylistEvent): PlaylistEvent {
  switch (event.type) {
    case 'titleChanged':
    case 'labelRenamed':
      return { ...event, from: event.to, to: event.from };
    case 'entriesMoved':
      return { ...event, from: event.to, to: event.from };
    case 'entryAdded':
      return { ...event, type: 'entryRemoved' };
    case 'entryRemoved':
      return { ...event, type: 'entryAdded' };
    default:
      return assertNever(event);
  }
}

/** Returns the inverses of `events`, last first. */
export const invertEvents = (events: readonly PlaylistEvent[]): readonly PlaylistEvent[] =>
  events.map(invertEvent).reverse();
