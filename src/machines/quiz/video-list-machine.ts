import { createListMachine } from '../shared/list-machine.ts';
import type { ListInput } from '../shared/list-types.ts';

/** An article as a result card shows it (QED-43). `publishedAt` is ISO 8601, null when unknown; `type` is the kind of article (ENT-13). */
export interface VideoResult {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
  readonly type: string;
}

/** The publication days a search keeps to, both included, as YYYY-MM-DD; null is no limit at that end. */
export interface DayRange {
  readonly from: string | null;
  readonly until: string | null;
}

/** The range a search begins with: 01/01/2000 to today (QED-49). */
export const defaultRange = (today: string): DayRange => ({ from: '2000-01-01', until: today });

/** A range as the value of the list's filter `published`: `from..until`. */
export const writeRange = ({ from, until }: DayRange): string => `${from ?? ''}..${until ?? ''}`;

/** The range a filter's value stands for. */
export function readRange(value: string | undefined): DayRange {
  const [from = '', until = ''] = (value ?? '').split('..');
  return { from: from === '' ? null : from, until: until === '' ? null : until };
}

/** What the search starts with: no words, both kinds of articles, the default range. */
export const videoListInput = (today: string): ListInput => ({
  address: '',
  defaults: {
    sort: null,
    filters: { research: '', education: '', published: writeRange(defaultRange(today)) },
  },
});

/** The search of the Add Video dialog: a pause of 300 ms, 12 a page, kinds and publication days (QED-37 to QED-44). Words are never an id here. Supply `loadPage`. */
export const videoListMachine = createListMachine<VideoResult>({ id: 'videoList' }).provide({
  guards: { foundNoSuchId: () => false },
});
