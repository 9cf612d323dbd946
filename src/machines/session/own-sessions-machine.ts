import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate';

import type { OpenSession } from '../../api/contract/sessions.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** The context of the list. The sessions stay while they load again. */
export interface OwnSessionsContext {
  readonly sessions: readonly OpenSession[] | null;
  /** The session to end, or null for all others. */
  readonly ending: string | null;
  readonly failure: Failure | null;
}

/**
 * The open sessions of the signed-in person, who can end any other or all others. Provide `load`
 * and `end`.
 */
export const ownSessionsMachine = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as
      | { readonly type: 'sessions.refresh' }
      | { readonly type: 'sessions.end'; readonly sessionId: string | null },
  },
  actors: {
    load: fromCall<readonly OpenSession[]>(notProvided('load')),
    end: fromCall<unknown, { readonly sessionId: string | null }>(notProvided('end')),
  },
  guards: { hasSucceeded },
  actions: {
    choose: assign(({ event }) => {
      assertEvent(event, 'sessions.end');
      return { ending: event.sessionId, failure: null };
    }),
    setSessions: assign((_, outcome: Outcome<readonly OpenSession[]>) =>
      outcome.ok ? { sessions: outcome.value, failure: null } : {},
    ),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'ownSessions',
  context: { sessions: null, ending: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'shown',
            actions: withOutput('setSessions'),
          },
          { target: 'shown', actions: withOutput('setFailure') },
        ],
      },
    },
    shown: {
      on: {
        'sessions.refresh': 'loading',
        'sessions.end': { target: 'ending', actions: 'choose' },
      },
    },
    ending: {
      invoke: {
        src: 'end',
        input: ({ context: { ending } }) => ({ sessionId: ending }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'loading' },
          { target: 'shown', actions: withOutput('setFailure') },
        ],
      },
    },
  },
});

/** The running list. */
export type OwnSessionsRef = ActorRefFrom<typeof ownSessionsMachine>;
