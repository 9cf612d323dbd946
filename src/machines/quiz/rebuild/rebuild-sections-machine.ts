import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import {
  emptyRebuildForm,
  validateRebuild,
  type RebuildForm,
} from '../../../domain/quiz/rebuild/rebuild.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import { withOutput } from '../../shared/with-output.ts';

/** The context of the rebuild dialog. */
export interface RebuildSectionsContext {
  readonly form: RebuildForm;
  readonly error: Message | null;
  readonly failure: Message | null;
}

/** The events of the rebuild dialog. */
export type RebuildSectionsEvent =
  | { readonly type: 'rebuild.open' }
  | { readonly type: 'rebuild.change'; readonly form: Partial<RebuildForm> }
  | { readonly type: 'rebuild.send' }
  | { readonly type: 'rebuild.close' };

/**
 * The dialog 'Rebuild a sections Quiz library' (QIO-17 to QIO-20, QVAL-36). Emits `queued` when the
 * request is queued. Provide `rebuildSections`.
 */
export const rebuildSectionsMachine = setup({
  types: {
    context: {} as RebuildSectionsContext,
    events: {} as RebuildSectionsEvent,
    emitted: {} as Emitted | { readonly type: 'queued' },
    tags: {} as 'open',
  },
  actors: {
    rebuildSections: fromCall<unknown, RebuildForm>(notProvided('rebuildSections')),
  },
  guards: {
    isIncomplete: ({ context }) => validateRebuild(context.form) !== null,
    hasSucceeded,
  },
  actions: {
    reset: assign({ form: emptyRebuildForm, error: null, failure: null }),
    changeForm: assign(({ context, event }) => {
      assertEvent(event, 'rebuild.change');
      return { form: { ...context.form, ...event.form }, error: null, failure: null };
    }),
    setError: assign({ error: ({ context }) => validateRebuild(context.form), failure: null }),
    clearErrors: assign({ error: null, failure: null }),
    setFailure: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : getFailureMessage(outcome.failure),
    })),
    announceQueued: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizRebuild.queued' } },
    }),
    emitQueued: emit({ type: 'queued' }),
  },
}).createMachine({
  id: 'rebuildSections',
  context: { form: emptyRebuildForm, error: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'rebuild.open': { target: 'choosing', actions: 'reset' } } },
    choosing: {
      tags: 'open',
      on: {
        'rebuild.change': { actions: 'changeForm' },
        'rebuild.close': 'closed',
        'rebuild.send': [
          { guard: 'isIncomplete', actions: 'setError' },
          { target: 'sending', actions: 'clearErrors' },
        ],
      },
    },
    sending: {
      tags: 'open',
      invoke: {
        src: 'rebuildSections',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: ['announceQueued', 'emitQueued'],
          },
          { target: 'choosing', actions: withOutput('setFailure') },
        ],
      },
    },
  },
});

/** A reference to the dialog. */
export type RebuildSectionsRef = ActorRefFrom<typeof rebuildSectionsMachine>;
