import { type ActorRefFrom, type SnapshotFrom, assign, emit, setup } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import { type FoundGroup, type FoundKind, narrowGroups } from '../../domain/search/found-groups.ts';
import { addRecent, type RecentEntry } from '../../domain/search/recent-entries.ts';
import { toSearchText } from '../../domain/search/search-text.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

const searchDebounceMs = 300;

/** A group of the palette: what the server found, or what the console itself offers. */
export type PaletteGroup = FoundKind | 'recent' | 'pages' | 'actions';

interface Context {
  readonly text: string;
  /** The only group that is shown, or null for all. */
  readonly group: PaletteGroup | null;
  readonly found: readonly FoundGroup[];
  readonly failure: Failure | null;
  /** The newest first. */
  readonly recent: readonly RecentEntry[];
}

type Event =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'group.choose'; readonly group: PaletteGroup | null }
  | { readonly type: 'entry.chosen'; readonly entry: RecentEntry };

/** The recent entries have changed and are to be stored. */
export interface RecentChanged {
  readonly type: 'recent.changed';
  readonly recent: readonly RecentEntry[];
}

/**
 * The search of the open command palette (LIM-11): the text, what the server finds for it, the group
 * that is shown, and the entries that were chosen before. A new text stops the running `search`,
 * whose request is cancelled, so that its response is never shown. Provide `search`.
 */
export const paletteSearchMachine = setup({
  types: {
    input: {} as { readonly recent: readonly RecentEntry[] },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as RecentChanged,
  },
  actors: {
    search: fromCall<readonly FoundGroup[], { readonly text: string }>(notProvided('search')),
  },
  delays: { searchDebounce: searchDebounceMs },
  guards: {
    isLongEnough: ({ event }) => event.type === 'search.type' && toSearchText(event.text) !== null,
    isSameSearch: ({ context, event }) =>
      event.type === 'search.type' && toSearchText(event.text) === toSearchText(context.text),
    hasSucceeded,
  },
  actions: {
    setText: assign(({ event }) => (event.type === 'search.type' ? { text: event.text } : {})),
    setFound: assign((_, outcome: Outcome<readonly FoundGroup[]>) => ({
      found: outcome.ok ? outcome.value : [],
      failure: null,
    })),
    setFailure: assign((_, outcome: Outcome<unknown>) => ({
      found: [],
      ...toFailure(_, outcome),
    })),
    forgetFound: assign({ found: [], failure: null }),
    setGroup: assign(({ event }) => (event.type === 'group.choose' ? { group: event.group } : {})),
    addRecent: assign(({ context, event }) =>
      event.type === 'entry.chosen' ? { recent: addRecent(context.recent, event.entry) } : {},
    ),
    reportRecent: emit(({ context: { recent } }): RecentChanged => ({
      type: 'recent.changed',
      recent,
    })),
  },
}).createMachine({
  id: 'paletteSearch',
  context: ({ input: { recent } }) => ({ text: '', group: null, found: [], failure: null, recent }),
  initial: 'idle',
  on: {
    'search.type': [
      { guard: 'isLongEnough', target: '.debouncing', actions: 'setText' },
      { target: '.idle', actions: 'setText' },
    ],
    'group.choose': { actions: 'setGroup' },
    'entry.chosen': { actions: ['addRecent', 'reportRecent'] },
  },
  states: {
    idle: { entry: 'forgetFound' },
    debouncing: { after: { searchDebounce: 'searching' } },
    searching: {
      invoke: {
        src: 'search',
        input: ({ context: { text } }) => ({ text: toSearchText(text) ?? '' }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'found', actions: withOutput('setFound') },
          { target: 'failed', actions: withOutput('setFailure') },
        ],
      },
      on: { 'search.type': { guard: 'isSameSearch', actions: 'setText' } },
    },
    found: { on: { 'search.type': { guard: 'isSameSearch', actions: 'setText' } } },
    failed: {},
  },
});

/** A running search of the palette. */
export type PaletteSearchRef = ActorRefFrom<typeof paletteSearchMachine>;
type Snapshot = SnapshotFrom<typeof paletteSearchMachine>;

/** Returns whether the server searches, or will in a moment. */
export const selectIsSearching = (snapshot: Snapshot): boolean =>
  snapshot.matches('debouncing') || snapshot.matches('searching');

/** Returns what is found; of an earlier text only what matches the present one. */
export const selectFound = (snapshot: Snapshot): readonly FoundGroup[] =>
  selectIsSearching(snapshot)
    ? narrowGroups(snapshot.context.found, toSearchText(snapshot.context.text) ?? '')
    : snapshot.context.found;
