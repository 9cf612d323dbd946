import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type ActorRefFrom,
} from 'xstate';

import { failureMessage } from '../../../domain/failure-message.ts';
import type { Message } from '../../../domain/notice.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

/** A quiz that was deleted, as far as bringing it back and naming it is concerned. */
export interface DeletedQuiz {
  readonly id: number;
  readonly title: string;
}

/** What became of bringing back one quiz. */
export interface Restoration {
  readonly quiz: DeletedQuiz;
  readonly outcome: Outcome<unknown>;
}

interface BinContext {
  /** Deletions that can be undone, by the token their notification carries. */
  readonly deletions: Readonly<Record<string, readonly DeletedQuiz[]>>;
  readonly count: number;
  /** Tokens of the deletions to undo, the next one first. */
  readonly waiting: readonly string[];
}

/** What happens to the bin: quizzes were deleted or not there any more when they should be, a notification's action was chosen. */
export type BinEvent =
  | {
      readonly type: 'quizzes.deleted';
      readonly quizzes: readonly DeletedQuiz[];
      readonly alreadyGone: readonly DeletedQuiz[];
    }
  | { readonly type: 'notice.acted'; readonly token: string };

const tokenOf = (count: number): string => `quizBin ${String(count)}`;
const next = ({ deletions, waiting: [token = ''] }: BinContext): readonly DeletedQuiz[] =>
  deletions[token] ?? [];

const deletedMessage = (count: number): Message =>
  count === 1
    ? { key: 'quizLists.deleted' }
    : { key: 'quizLists.deletedSeveral', values: { count } };
const goneMessage = ([first, ...others]: readonly DeletedQuiz[]): Message =>
  others.length === 0
    ? { key: 'quizLists.alreadyGone', values: { title: first?.title ?? '' } }
    : { key: 'quizLists.alreadyGoneSeveral', values: { count: others.length + 1 } };
/** What to say after a restore: how many are back, or of each that is not, why. */
function restoredNotices(
  restorations: readonly Restoration[],
): readonly Extract<Emitted, { type: 'notice' }>[] {
  const lost = restorations.flatMap(({ quiz, outcome }): Message[] =>
    outcome.ok
      ? []
      : [
          {
            key: 'quizLists.notRestored',
            values: { title: quiz.title },
            about: failureMessage(outcome.failure, { key: 'quizLists.tryLater' }),
          },
        ],
  );
  const count = restorations.length - lost.length;
  return [
    ...(count > 0
      ? [
          {
            type: 'notice' as const,
            notice: {
              severity: 'success' as const,
              message: { key: 'quizLists.restored' as const, values: { count } },
            },
          },
        ]
      : []),
    ...(lost.length > 0
      ? [
          {
            type: 'notice' as const,
            notice: { severity: 'error' as const, message: { lines: lost } },
          },
        ]
      : []),
  ];
}

/**
 * Tells that quizzes were deleted (QLST-64), or already gone when they should be, and, as long as the notification shows, brings them back when asked to, wherever one has gone in the
 * meantime. Emits `quizzes.restored` for the lists. Supply `restoreQuizzes`.
 */
export const quizBinMachine = setup({
  types: {
    context: {} as BinContext,
    events: {} as BinEvent,
    emitted: {} as Emitted | { readonly type: 'quizzes.restored' },
  },
  actors: {
    restoreQuizzes: fromPromise<
      readonly Restoration[],
      { readonly quizzes: readonly DeletedQuiz[] }
    >(notSupplied('restoreQuizzes')),
  },
  guards: {
    isOurs: ({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return context.deletions[event.token] !== undefined && !context.waiting.includes(event.token);
    },
    areSomeDeleted: ({ event }) => {
      assertEvent(event, 'quizzes.deleted');
      return event.quizzes.length > 0;
    },
    hasMore: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    remember: assign(({ context: { deletions, count }, event }) => {
      assertEvent(event, 'quizzes.deleted');
      return { count: count + 1, deletions: { ...deletions, [tokenOf(count + 1)]: event.quizzes } };
    }),
    tellDeleted: emit(({ context, event }) => {
      assertEvent(event, 'quizzes.deleted');
      return {
        type: 'notice' as const,
        notice: { severity: 'success' as const, message: deletedMessage(event.quizzes.length) },
        action: {
          label: { key: 'quizLists.undo' as const },
          token: tokenOf(context.count),
          kbd: 'Ctrl Z',
        },
      };
    }),
    tellGone: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'quizzes.deleted');
      if (event.alreadyGone.length > 0)
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'info', message: goneMessage(event.alreadyGone) },
        });
    }),
    queue: assign(({ context: { waiting }, event }) => {
      assertEvent(event, 'notice.acted');
      return { waiting: [...waiting, event.token] };
    }),
    forget: assign(
      ({
        context: {
          deletions,
          waiting: [token, ...waiting],
        },
      }) => ({
        waiting,
        deletions: Object.fromEntries(Object.entries(deletions).filter(([each]) => each !== token)),
      }),
    ),
    tellRestored: enqueueActions(({ enqueue }, restorations: readonly Restoration[]) => {
      for (const notice of restoredNotices(restorations)) enqueue.emit(notice);
      enqueue.emit({ type: 'quizzes.restored' });
    }),
  },
}).createMachine({
  id: 'quizBin',
  context: { deletions: {}, count: 0, waiting: [] },
  initial: 'idle',
  on: {
    'quizzes.deleted': [
      { guard: 'areSomeDeleted', actions: ['tellGone', 'remember', 'tellDeleted'] },
      { actions: 'tellGone' },
    ],
    'notice.acted': { guard: 'isOurs', actions: 'queue' },
  },
  states: {
    idle: { always: { guard: 'hasMore', target: 'restoring' } },
    restoring: {
      invoke: {
        src: 'restoreQuizzes',
        input: ({ context }) => ({ quizzes: next(context) }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellRestored', params: ({ event }) => event.output }, 'forget'],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'tellRestored',
              params: ({ context }) =>
                next(context).map((quiz) => ({
                  quiz,
                  outcome: { ok: false as const, failure: { kind: 'unexpected' as const } },
                })),
            },
            'forget',
          ],
        },
      },
    },
  },
});

/** A running bin. */
export type QuizBinRef = ActorRefFrom<typeof quizBinMachine>;
