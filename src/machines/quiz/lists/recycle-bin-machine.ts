import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  setup,
  type ActorRefFrom,
} from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';

/** A deleted quiz. */
export interface DeletedQuiz {
  readonly id: number;
  readonly title: string;
}

/** The outcome of restoring one quiz. */
export interface Restoration {
  readonly quiz: DeletedQuiz;
  readonly outcome: Outcome<unknown>;
}

interface RecycleBinContext {
  /** Deletions that can be undone, by the token of their notification. */
  readonly deletions: Readonly<Record<string, readonly DeletedQuiz[]>>;
  readonly count: number;
  /** The tokens of the deletions to undo, the getNextQuizzes one first. */
  readonly queue: readonly string[];
}

/**
 * The events of the recycle bin: quizzes were deleted or already gone, or the action of a
 * notification was pressed.
 */
export type RecycleBinEvent =
  | {
      readonly type: 'quizzes.deleted';
      readonly quizzes: readonly DeletedQuiz[];
      readonly alreadyGone: readonly DeletedQuiz[];
    }
  | { readonly type: 'notice.acted'; readonly token: string };

const getToken = (count: number): string => `recycleBin ${String(count)}`;
const getNextQuizzes = ({
  deletions,
  queue: [token = ''],
}: RecycleBinContext): readonly DeletedQuiz[] => deletions[token] ?? [];

const toDeletedMessage = (count: number): Message =>
  count === 1
    ? { key: 'quizLists.deleted' }
    : { key: 'quizLists.deletedSeveral', values: { count } };
const toGoneMessage = ([first, ...others]: readonly DeletedQuiz[]): Message =>
  others.length === 0
    ? { key: 'quizLists.alreadyGone', values: { title: first?.title ?? '' } }
    : { key: 'quizLists.alreadyGoneSeveral', values: { count: others.length + 1 } };
/**
 * Returns the notices after a restore: how many quizzes are back, and why each other one is not.
 */
function toRestoreNotices(
  restorations: readonly Restoration[],
): readonly Extract<Emitted, { type: 'notice' }>[] {
  const failures = restorations.flatMap(({ quiz, outcome }): Message[] =>
    outcome.ok
      ? []
      : [
          {
            key: 'quizLists.notRestored',
            values: { title: quiz.title },
            about: getFailureMessage(outcome.failure, { key: 'quizLists.tryLater' }),
          },
        ],
  );
  const count = restorations.length - failures.length;
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
    ...(failures.length > 0
      ? [
          {
            type: 'notice' as const,
            notice: { severity: 'error' as const, message: { lines: failures } },
          },
        ]
      : []),
  ];
}

/**
 * Announces deleted quizzes (QLST-64) and restores them when the notification's action is pressed,
 * also from another page. Emits `quizzes.restored` for the lists. Provide `restoreQuizzes`.
 */
export const recycleBinMachine = setup({
  types: {
    context: {} as RecycleBinContext,
    events: {} as RecycleBinEvent,
    emitted: {} as Emitted | { readonly type: 'quizzes.restored' },
  },
  actors: {
    restoreQuizzes: fromPromise<
      readonly Restoration[],
      { readonly quizzes: readonly DeletedQuiz[] }
    >(notProvided('restoreQuizzes')),
  },
  guards: {
    isKnownToken: ({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return context.deletions[event.token] !== undefined && !context.queue.includes(event.token);
    },
    hasDeleted: ({ event }) => {
      assertEvent(event, 'quizzes.deleted');
      return event.quizzes.length > 0;
    },
    hasMore: ({ context }) => context.queue.length > 0,
  },
  actions: {
    addDeletion: assign(({ context: { deletions, count }, event }) => {
      assertEvent(event, 'quizzes.deleted');
      return {
        count: count + 1,
        deletions: { ...deletions, [getToken(count + 1)]: event.quizzes },
      };
    }),
    announceDeleted: emit(({ context, event }) => {
      assertEvent(event, 'quizzes.deleted');
      return {
        type: 'notice' as const,
        notice: { severity: 'success' as const, message: toDeletedMessage(event.quizzes.length) },
        action: {
          label: { key: 'quizLists.undo' as const },
          token: getToken(context.count),
          kbd: 'Ctrl Z',
        },
      };
    }),
    announceGone: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'quizzes.deleted');
      if (event.alreadyGone.length > 0)
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'info', message: toGoneMessage(event.alreadyGone) },
        });
    }),
    queueRestore: assign(({ context: { queue }, event }) => {
      assertEvent(event, 'notice.acted');
      return { queue: [...queue, event.token] };
    }),
    removeDeletion: assign(
      ({
        context: {
          deletions,
          queue: [token, ...queue],
        },
      }) => ({
        queue,
        deletions: Object.fromEntries(Object.entries(deletions).filter(([each]) => each !== token)),
      }),
    ),
    announceRestored: enqueueActions(({ enqueue }, restorations: readonly Restoration[]) => {
      for (const notice of toRestoreNotices(restorations)) enqueue.emit(notice);
      enqueue.emit({ type: 'quizzes.restored' });
    }),
  },
}).createMachine({
  id: 'recycleBin',
  context: { deletions: {}, count: 0, queue: [] },
  initial: 'idle',
  on: {
    'quizzes.deleted': [
      { guard: 'hasDeleted', actions: ['announceGone', 'addDeletion', 'announceDeleted'] },
      { actions: 'announceGone' },
    ],
    'notice.acted': { guard: 'isKnownToken', actions: 'queueRestore' },
  },
  states: {
    idle: { always: { guard: 'hasMore', target: 'restoring' } },
    restoring: {
      invoke: {
        src: 'restoreQuizzes',
        input: ({ context }) => ({ quizzes: getNextQuizzes(context) }),
        onDone: {
          target: 'idle',
          actions: [withOutput('announceRestored'), 'removeDeletion'],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'announceRestored',
              params: ({ context }) =>
                getNextQuizzes(context).map((quiz) => ({
                  quiz,
                  outcome: { ok: false as const, failure: { kind: 'unexpected' as const } },
                })),
            },
            'removeDeletion',
          ],
        },
      },
    },
  },
});

/** A reference to a recycle bin. */
export type RecycleBinRef = ActorRefFrom<typeof recycleBinMachine>;
