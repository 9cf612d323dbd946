import { assertNever } from '../../assert-never.ts';
import { findEntryIndex, type PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from './event.ts';

const clampIndex = (index: number, length: number): number => Math.max(0, Math.min(index, length));

/**
 * Returns `event` with the values and positions that its parts have in `draft`. Of entries that
 * were moved together, it moves those that are still together.
 */
export function relocateEvent(draft: PlaylistDraft, event: PlaylistEvent): PlaylistEvent {
  const { entries } = draft;
  switch (event.type) {
    case 'titleChanged':
      return { ...event, from: draft.title };
    case 'labelRenamed': {
      const index = findEntryIndex(entries, event.label, event.index);
      const label = entries[index];
      return { ...event, index, from: label?.type === 'label' ? label.title : event.from };
    }
    case 'entryAdded':
      return { ...event, index: clampIndex(event.index, entries.length) };
    case 'entryRemoved': {
      const index = findEntryIndex(entries, event.entry.key, event.index);
      return { ...event, index, entry: entries[index] ?? event.entry };
    }
    case 'entriesMoved': {
      const [first, ...others] = event.keys;
      const from = findEntryIndex(entries, first, event.from);
      const end = others.findIndex((key, offset) => entries[from + offset + 1]?.key !== key);
      const keys = [first, ...(end < 0 ? others : others.slice(0, end))] as const;
      return { ...event, keys, from, to: clampIndex(event.to, entries.length - keys.length) };
    }
    default:
      return assertNever(event);
  }
}
