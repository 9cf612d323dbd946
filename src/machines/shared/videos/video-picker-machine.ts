import { assertEvent, assign, enqueueActions, setup } from 'xstate';

import { createListMachine } from '../list/list-machine.ts';
import type { ListInput } from '../list/list-types.ts';

/**
 * An article on a result card (QED-43). `publishedAt` is ISO 8601, null when unknown; `type` is the
 * kind of article (ENT-13).
 */
export interface VideoResult {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
  readonly type: string;
  /** The length of its video, null without one, absent when the server does not tell. */
  readonly durationSeconds?: number | null;
  /** The first subject of the article, where the caller asks for it. */
  readonly subject?: string | null;
  /** The caller's playlists that contain it, where the caller asks for them. */
  readonly playlists?: readonly { readonly id: number; readonly title: string }[];
}

/** The publication days of a search, both included, as YYYY-MM-DD; null is no limit. */
export interface DayRange {
  readonly from: string | null;
  readonly until: string | null;
}

/** Returns the initial range: 01/01/2000 to today (QED-49). */
const getDefaultRange = (today: string): DayRange => ({ from: '2000-01-01', until: today });

/** Formats a range as the value of the list filter `published`: `from..until`. */
export const formatRange = ({ from, until }: DayRange): string => `${from ?? ''}..${until ?? ''}`;

/** Parses the value of the list filter `published`. */
export function parseRange(value: string | undefined): DayRange {
  const [from = '', until = ''] = (value ?? '').split('..');
  return { from: from === '' ? null : from, until: until === '' ? null : until };
}

/** Returns the input of the search: no search text, both kinds of articles, the default range. */
const createVideoListInput = (today: string): ListInput => ({
  address: '',
  defaults: {
    sort: null,
    filters: {
      research: '',
      education: '',
      published: formatRange(getDefaultRange(today)),
    },
  },
});

/**
 * The search of the Add Video dialog: a pause of 300 ms, 12 a page, kinds and publication days
 * (QED-37 to QED-44). A search text is never an id here. Provide `loadPage`.
 */
export const videoListMachine = createListMachine<VideoResult>({
  id: 'videoList',
  searchesIds: false,
});

/** The input of the dialog. `today` is the person's local day as YYYY-MM-DD. */
export interface VideoPickerInput {
  readonly today: string;
}

interface PickerContext {
  readonly today: string;
  readonly range: DayRange;
}

/** The events of the dialog; the search itself is the child `videoList`. */
export type VideoPickerEvent =
  | { readonly type: 'advanced.toggle' }
  | { readonly type: 'range.set'; readonly range: DayRange }
  | { readonly type: 'range.clear' }
  | { readonly type: 'range.save' };

/** Whether the first day is not after the last; null is no limit. */
export const isValidRange = ({ from, until }: DayRange): boolean =>
  from === null || until === null || from <= until;

/**
 * The Add Video dialog (QED-37 to QED-44, QED-49): the search, and the publication days that Save
 * applies and Clear resets. Provide `videoList`.
 */
export const videoPickerMachine = setup({
  types: {
    context: {} as PickerContext,
    events: {} as VideoPickerEvent,
    input: {} as VideoPickerInput,
  },
  actors: { videoList: videoListMachine },
  guards: { isValidRange: ({ context }) => isValidRange(context.range) },
  actions: {
    setRange: assign(({ event }) => {
      assertEvent(event, 'range.set');
      return { range: event.range };
    }),
    resetRange: assign(({ context }) => ({ range: getDefaultRange(context.today) })),
    searchInRange: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('videoList', {
        type: 'filter.choose',
        name: 'published',
        value: formatRange(context.range),
      });
    }),
  },
}).createMachine({
  id: 'videoPicker',
  context: ({ input: { today } }) => ({ today, range: getDefaultRange(today) }),
  invoke: {
    src: 'videoList',
    id: 'videoList',
    input: ({ context }) => createVideoListInput(context.today),
  },
  initial: 'plain',
  states: {
    plain: { on: { 'advanced.toggle': 'advanced' } },
    advanced: {
      on: {
        'advanced.toggle': 'plain',
        'range.set': { actions: 'setRange' },
        'range.clear': { actions: ['resetRange', 'searchInRange'] },
        'range.save': { guard: 'isValidRange', actions: 'searchInRange' },
      },
    },
  },
});
