import {
  assertEvent,
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import type { JournalList, OpenedJournal } from '../../inspection/journal/journal-entry.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';
import {
  clampPosition,
  playbackDelays,
  playbackGuards,
  playbackStates,
  playbackTransitions,
} from './playback-states.ts';

/** The stored journals, and the one that is stepped through. */
export interface QuizJournalContext extends JournalList {
  /** The id of the chosen journal. */
  readonly chosen: string | null;
  readonly journal: OpenedJournal | null;
  /** How many entries there are, without the start. */
  readonly stepCount: number;
  readonly position: number;
}

type QuizJournalEvent =
  | { readonly type: 'journals.refresh' | 'play' | 'pause' | 'step.forward' | 'step.back' }
  | { readonly type: 'journal.choose'; readonly id: string }
  | { readonly type: 'position.set'; readonly position: number };

const closed = { journal: null, stepCount: 0, position: 0 } as const;

/** Returns the list with a chosen journal: the one before, or the first. */
function chooseJournal(
  { chosen }: QuizJournalContext,
  { journals, unreadableCount }: JournalList,
): Partial<QuizJournalContext> {
  const isKept = journals.some(({ id }) => id === chosen);
  return {
    journals,
    unreadableCount,
    ...(!isKept && { ...closed, chosen: journals[0]?.id ?? null }),
  };
}

/** Shows a journal. Whoever looked at the end of the one before looks at the end of it. */
function showJournal(
  { position, stepCount }: QuizJournalContext,
  journal: OpenedJournal,
): Partial<QuizJournalContext> {
  const max = journal.entries.length - 1;
  const isAtEnd = position === stepCount;
  return { journal, stepCount: max, position: isAtEnd ? max : clampPosition(position, max) };
}

/**
 * Steps through the stored journal of a quiz: lists the journals, opens the first or another one and
 * plays it. It changes nothing. Provide `listJournals` and `openJournal`, which returns null for a
 * journal that is gone.
 */
export const quizJournalMachine = setup({
  types: { context: {} as QuizJournalContext, events: {} as QuizJournalEvent },
  actors: {
    listJournals: fromPromise<JournalList>(notProvided('listJournals')),
    openJournal: fromPromise<OpenedJournal | null, { readonly id: string }>(
      notProvided('openJournal'),
    ),
  },
  delays: playbackDelays,
  guards: {
    ...playbackGuards,
    hasJournals: (_, { journals }: JournalList) => journals.length > 0,
    isFound: (_, journal: OpenedJournal | null) => journal !== null,
  },
  actions: {
    setJournals: assign(({ context }, list: JournalList) => chooseJournal(context, list)),
    setJournal: assign(({ context }, journal: OpenedJournal | null) =>
      journal === null ? {} : showJournal(context, journal),
    ),
    choose: assign(({ event }) => {
      assertEvent(event, 'journal.choose');
      return { ...closed, chosen: event.id };
    }),
    close: assign(closed),
    advance: assign({ position: ({ context }) => context.position + 1 }),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goToStart: assign({ position: 0 }),
    setPosition: assign(({ context, event }) => {
      assertEvent(event, 'position.set');
      return { position: clampPosition(event.position, context.stepCount) };
    }),
  },
}).createMachine({
  id: 'quizJournal',
  context: { ...closed, journals: [], unreadableCount: 0, chosen: null },
  initial: 'listing',
  on: {
    'journals.refresh': '.listing',
    'journal.choose': { target: '.opening', actions: 'choose' },
  },
  states: {
    listing: {
      invoke: {
        src: 'listJournals',
        onDone: [
          {
            guard: withOutput('hasJournals'),
            target: 'opening',
            actions: withOutput('setJournals'),
          },
          { target: 'empty', actions: withOutput('setJournals') },
        ],
        onError: { target: 'failed', actions: 'close' },
      },
    },
    opening: {
      invoke: {
        src: 'openJournal',
        input: ({ context }) => ({ id: context.chosen ?? '' }),
        onDone: [
          { guard: withOutput('isFound'), target: 'open', actions: withOutput('setJournal') },
          { target: 'failed', actions: 'close' },
        ],
        onError: { target: 'failed', actions: 'close' },
      },
    },
    empty: {},
    failed: {},
    open: { initial: 'paused', on: playbackTransitions, states: playbackStates },
  },
});

/** A running view of a journal. */
export type QuizJournalRef = ActorRefFrom<typeof quizJournalMachine>;

/** Whether the entries are shown one after the other. */
export const selectIsPlaying = (snapshot: SnapshotFrom<typeof quizJournalMachine>): boolean =>
  snapshot.matches({ open: 'playing' });
