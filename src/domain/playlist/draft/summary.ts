import type { Entry, Key } from './draft.ts';

/** The number of articles and their length in seconds. */
export interface Totals {
  readonly articles: number;
  readonly seconds: number;
}

/** What a playlist amounts to. `labels` has the totals of each label by its key. */
export interface PlaylistSummary extends Totals {
  readonly labelCount: number;
  readonly labels: ReadonlyMap<Key, Totals>;
  /** The place of each article, counted from 1 over all labels. */
  readonly places: ReadonlyMap<Key, number>;
}

/** Sums up the entries of a playlist. */
export function summarize(entries: readonly Entry[]): PlaylistSummary {
  const labels = new Map<Key, Totals>();
  const places = new Map<Key, number>();
  let seconds = 0;
  let label: Key | null = null;
  for (const entry of entries) {
    if (entry.type === 'label') {
      label = entry.key;
      labels.set(label, { articles: 0, seconds: 0 });
      continue;
    }
    const length = entry.article.durationSeconds ?? 0;
    seconds += length;
    places.set(entry.key, places.size + 1);
    const totals = label === null ? undefined : labels.get(label);
    if (label !== null && totals !== undefined)
      labels.set(label, { articles: totals.articles + 1, seconds: totals.seconds + length });
  }
  return { articles: places.size, seconds, labelCount: labels.size, labels, places };
}
