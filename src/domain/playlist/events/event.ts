import type { Entry, Key } from '../draft/draft.ts';

/**
 * A change of a playlist. Every event holds what it replaced, so every event has an inverse. Keys
 * identify entries; indexes are hints. `entriesMoved` moves successive entries; `to` is counted
 * without them.
 */
export type PlaylistEvent =
  | { readonly type: 'titleChanged'; readonly from: string; readonly to: string }
  | {
      readonly type: 'labelRenamed';
      readonly label: Key;
      readonly index: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'entryAdded'; readonly entry: Entry; readonly index: number }
  | { readonly type: 'entryRemoved'; readonly entry: Entry; readonly index: number }
  | {
      readonly type: 'entriesMoved';
      readonly keys: readonly [Key, ...Key[]];
      readonly from: number;
      readonly to: number;
    };
