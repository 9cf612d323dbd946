import { assertNever } from '../../assert-never.ts';
import { findEntryIndex, type Entry, type Key, type PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from './event.ts';

/** Provides the list of entries that a fold writes to. */
export interface EntriesWriter {
  entries(entries: readonly Entry[]): Entry[];
}

/** Copies the entries at every write. */
export const copyingWriter: EntriesWriter = { entries: (entries) => entries.slice() };

/** Creates a writer that copies the entries at its first write only; for one fold. */
export function createOwningWriter(): EntriesWriter {
  const owned = new WeakSet<readonly Entry[]>();
  return {
    entries: (entries) => {
      if (owned.has(entries)) return entries as Entry[];
      const copied = entries.slice();
      owned.add(copied);
      return copied;
    },
  };
}

function requireIndex(entries: readonly Entry[], key: Key, hint: number): number {
  const index = findEntryIndex(entries, key, hint);
  if (index < 0) throw new Error(`the event does not fit the playlist: ${key}`);
  return index;
}

function removeMoved(entries: Entry[], keys: readonly [Key, ...Key[]], hint: number): Entry[] {
  const start = requireIndex(entries, keys[0], hint);
  if (keys.every((key, offset) => entries[start + offset]?.key === key))
    return entries.splice(start, keys.length);
  return keys.flatMap((key) => entries.splice(requireIndex(entries, key, start), 1));
}

/** Returns the draft after `event`. Throws when the event does not fit the draft. */
export function evolve(
  draft: PlaylistDraft,
  event: PlaylistEvent,
  writer: EntriesWriter = copyingWriter,
): PlaylistDraft {
  if (event.type === 'titleChanged') return { ...draft, title: event.to };
  const entries = writer.entries(draft.entries);
  switch (event.type) {
    case 'labelRenamed': {
      const index = requireIndex(entries, event.label, event.index);
      entries[index] = { type: 'label', key: event.label, title: event.to };
      break;
    }
    case 'entryAdded':
      if (findEntryIndex(entries, event.entry.key, event.index) >= 0)
        throw new Error(`the playlist has it already: ${event.entry.key}`);
      entries.splice(event.index, 0, event.entry);
      break;
    case 'entryRemoved':
      entries.splice(requireIndex(entries, event.entry.key, event.index), 1);
      break;
    case 'entriesMoved':
      entries.splice(event.to, 0, ...removeMoved(entries, event.keys, event.from));
      break;
    default:
      return assertNever(event);
  }
  return { ...draft, entries };
}

/** Returns the draft after all `events`. */
export function foldEvents(
  draft: PlaylistDraft,
  events: Iterable<PlaylistEvent>,
  writer: EntriesWriter,
): PlaylistDraft {
  let folded = draft;
  for (const event of events) folded = evolve(folded, event, writer);
  return folded;
}

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
