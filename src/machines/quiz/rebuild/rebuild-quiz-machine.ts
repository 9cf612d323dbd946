import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import type { DeletedItem } from '../../shared/list/recycle-bin-machine.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { withOutput } from '../../shared/with-output.ts';

/** A quiz of the list. */
export interface QuizToRebuild {
  readonly id: number;
  readonly title: string;
}

/** The quiz that the dialog asks about, and the quizzes to rebuild; the first is being rebuilt. */
export interface RebuildQuizContext {
  readonly asked: QuizToRebuild | null;
  readonly queue: readonly QuizToRebuild[];
}

/** What users do: press the row action, and answer the question. */
export type RebuildQuizEvent =
  | { readonly type: 'quiz.rebuild'; readonly quiz: QuizToRebuild }
  | { readonly type: 'rebuild.confirm' }
  | { readonly type: 'rebuild.cancel' };

/** The version that a rebuild made, when the server names it. */
export interface Rebuilt {
  readonly version?: string;
}

type Emission =
  | Emitted
  /**
   * The row has changed. `undoable` is the quiz and its new version when the rebuild can be undone.
   */
  | { readonly type: 'rebuilt'; readonly undoable: DeletedItem | null };

const typedSetup = setup({
  types: {
    context: {} as RebuildQuizContext,
    events: {} as RebuildQuizEvent,
    emitted: {} as Emission,
    tags: {} as 'open',
  },
  actors: {
    rebuildQuiz: fromCall<Rebuilt, { readonly quiz: number }>(notProvided('rebuildQuiz')),
  },
  guards: { hasMore: ({ context }) => context.queue.length > 0 },
  actions: {
    setAsked: assign(({ event }) => {
      assertEvent(event, 'quiz.rebuild');
      return { asked: event.quiz };
    }),
    clearAsked: assign({ asked: null }),
    enqueueQuiz: assign(({ context: { asked, queue } }) => ({
      queue: asked === null || queue.some(({ id }) => id === asked.id) ? queue : [...queue, asked],
    })),
    dequeueQuiz: assign({ queue: ({ context }) => context.queue.slice(1) }),
    announceResult: enqueueActions(({ context, enqueue }, outcome: Outcome<Rebuilt>) => {
      const [quiz] = context.queue;
      const version = outcome.ok ? outcome.value.version : undefined;
      const undoable = quiz === undefined || version === undefined ? null : { ...quiz, version };
      if (undoable === null)
        enqueue.emit({
          type: 'notice',
          notice: outcome.ok
            ? { severity: 'success', message: { key: 'quizRebuild.rebuilt' } }
            : { severity: 'error', message: getFailureMessage(outcome.failure) },
        });
      enqueue.emit({ type: 'rebuilt', undoable });
    }),
  },
});

/**
 * The row action 'Rebuild quiz' (QIO-21, QIO-22, PD-50): asks first, then rebuilds quizzes one after
 * the other, each once however often it is confirmed. Emits `rebuilt` after each, because the row has
 * changed in any case, and announces the results that cannot be undone. Provide `rebuildQuiz`.
 */
export const rebuildQuizMachine = typedSetup.createMachine({
  id: 'rebuildQuiz',
  context: { asked: null, queue: [] },
  type: 'parallel',
  states: {
    question: {
      initial: 'closed',
      on: { 'quiz.rebuild': { target: '.open', actions: 'setAsked' } },
      states: {
        closed: {},
        open: {
          tags: 'open',
          on: {
            'rebuild.confirm': { target: 'closed', actions: ['enqueueQuiz', 'clearAsked'] },
            'rebuild.cancel': { target: 'closed', actions: 'clearAsked' },
          },
        },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasMore', target: 'rebuilding' } },
        rebuilding: {
          invoke: {
            src: 'rebuildQuiz',
            input: ({ context: { queue } }) => ({ quiz: queue[0]?.id ?? 0 }),
            onDone: { target: 'idle', actions: [withOutput('announceResult'), 'dequeueQuiz'] },
          },
        },
      },
    },
  },
});

/** A reference to the machine that rebuilds quizzes. */
export type RebuildQuizRef = ActorRefFrom<typeof rebuildQuizMachine>;
