import { assertNever } from '../../assert-never.ts';
import { findEntryIndex, type Entry, type Key, type PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from '../events/event.ts';
import { applyEvents } from '../events/evolve.ts';

/** An event decided again on another version; `isLost` when that version has no place for it. */
export interface Redecided {
  readonly events: readonly PlaylistEvent[];
  readonly isLost: boolean;
}

const done = (...events: readonly PlaylistEvent[]): Redecided => ({ events, isLost: false });
const lost: Redecided = { events: [], isLost: true };

/**
 * Returns the index in `entries` after the entry that precedes `key` in `local`; the nearest one
 * that `entries` has, or the start.
 */
function findAnchoredIndex(entries: readonly Entry[], local: readonly Entry[], key: Key): number {
  for (let index = findEntryIndex(local, key) - 1; index >= 0; index -= 1) {
    const found = findEntryIndex(entries, local[index]?.key ?? '');
    if (found >= 0) return found + 1;
  }
  return 0;
}

function redecideMove(draft: PlaylistDraft, local: PlaylistDraft, keys: readonly Key[]): Redecided {
  const events: PlaylistEvent[] = [];
  let after = draft;
  for (const key of keys) {
    const from = findEntryIndex(after.entries, key);
    if (from < 0) continue;
    const to = findAnchoredIndex(after.entries.toSpliced(from, 1), local.entries, key);
    if (to === from) continue;
    const event: PlaylistEvent = { type: 'entriesMoved', keys: [key], from, to };
    events.push(event);
    after = applyEvents(after, [event]);
  }
  const isKnown = keys.some((key) => findEntryIndex(draft.entries, key) >= 0);
  return isKnown ? done(...events) : lost;
}

/**
 * Decides an event of the author again on `draft`. `local` is the author's draft after the event:
 * what was added or moved follows the same entry as there. What is already so changes nothing.
 */
export function redecideEvent(
  draft: PlaylistDraft,
  local: PlaylistDraft,
  event: PlaylistEvent,
): Redecided {
  const { entries } = draft;
  switch (event.type) {
    case 'titleChanged':
      return draft.title === event.to ? done() : done({ ...event, from: draft.title });
    case 'labelRenamed': {
      const index = findEntryIndex(entries, event.label, event.index);
      const label = entries[index];
      if (label?.type !== 'label') return lost;
      return label.title === event.to ? done() : done({ ...event, index, from: label.title });
    }
    case 'entryAdded': {
      const { key } = event.entry;
      if (findEntryIndex(entries, key) >= 0) return done();
      return done({ ...event, index: findAnchoredIndex(entries, local.entries, key) });
    }
    case 'entryRemoved': {
      const index = findEntryIndex(entries, event.entry.key, event.index);
      const entry = entries[index];
      return entry === undefined ? done() : done({ ...event, index, entry });
    }
    case 'entriesMoved':
      return redecideMove(draft, local, event.keys);
    default:
      return assertNever(event);
  }
}
