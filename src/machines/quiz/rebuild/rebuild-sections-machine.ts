import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import { failureMessage } from '../../../domain/failure-message.ts';
import type { Message } from '../../../domain/notice.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import { blankRebuild, rebuildFault, type RebuildChoice } from '../../../domain/quiz/rebuild.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { notSupplied } from '../../shared/not-supplied.ts';

/** What the rebuild dialog remembers. */
export interface RebuildSectionsContext {
  readonly choice: RebuildChoice;
  readonly fault: Message | null;
  readonly failure: Message | null;
}

/** What a person does with it. */
export type RebuildSectionsEvent =
  | { readonly type: 'rebuild.open' }
  | { readonly type: 'rebuild.change'; readonly choice: Partial<RebuildChoice> }
  | { readonly type: 'rebuild.send' }
  | { readonly type: 'rebuild.close' };

/** The dialog 'Rebuild a sections Quiz library' (QIO-17 to QIO-20, QVAL-36). Emits `queued` when the work is in the queue. Supply `rebuildSections`. */
export const rebuildSectionsMachine = setup({
  types: {
    context: {} as RebuildSectionsContext,
    events: {} as RebuildSectionsEvent,
    emitted: {} as Emitted | { readonly type: 'queued' },
    tags: {} as 'open',
  },
  actors: {
    rebuildSections: fromPromise<Outcome<unknown>, RebuildChoice>(notSupplied('rebuildSections')),
  },
  guards: {
    isIncomplete: ({ context }) => rebuildFault(context.choice) !== null,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    begin: assign({ choice: blankRebuild, fault: null, failure: null }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'rebuild.change');
      return { choice: { ...context.choice, ...event.choice }, fault: null, failure: null };
    }),
    showFault: assign({ fault: ({ context }) => rebuildFault(context.choice), failure: null }),
    forgetFailure: assign({ fault: null, failure: null }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : failureMessage(outcome.failure),
    })),
    tell: emit({
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizRebuild.queued' } },
    }),
    tellQueued: emit({ type: 'queued' }),
  },
}).createMachine({
  id: 'rebuildSections',
  context: { choice: blankRebuild, fault: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'rebuild.open': { target: 'choosing', actions: 'begin' } } },
    choosing: {
      tags: 'open',
      on: {
        'rebuild.change': { actions: 'change' },
        'rebuild.close': 'closed',
        'rebuild.send': [
          { guard: 'isIncomplete', actions: 'showFault' },
          { target: 'sending', actions: 'forgetFailure' },
        ],
      },
    },
    sending: {
      tags: 'open',
      invoke: {
        src: 'rebuildSections',
        input: ({ context }) => context.choice,
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['tell', 'tellQueued'],
          },
          { target: 'choosing', actions: { type: 'explain', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
  },
});

/** The running dialog. */
export type RebuildSectionsRef = ActorRefFrom<typeof rebuildSectionsMachine>;
