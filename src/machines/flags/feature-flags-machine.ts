import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { FeatureFlag } from '../../api/contract/flags.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A flag to switch, and how. */
export interface FlagSwitch {
  readonly key: string;
  readonly value: boolean;
}

/** What the screen remembers: the flags as the server has them, and the one that is being switched. */
export interface FeatureFlagsContext {
  readonly flags: readonly FeatureFlag[];
  readonly wanted: FlagSwitch | null;
  readonly failure: Failure | null;
}

/** What a person does with the flags. */
export type FeatureFlagsEvent =
  { readonly type: 'flags.reload' } | ({ readonly type: 'flag.switch' } & FlagSwitch);

/** The feature flags (FLAG-04, decision 9): look at them, switch one at a time. Supply `loadFlags` and `switchFlag`. */
export const featureFlagsMachine = setup({
  types: {
    context: {} as FeatureFlagsContext,
    events: {} as FeatureFlagsEvent,
    emitted: {} as Emitted,
  },
  actors: {
    loadFlags: fromPromise<Outcome<readonly FeatureFlag[]>>(notSupplied('loadFlags')),
    switchFlag: fromPromise<Outcome<FeatureFlag>, FlagSwitch>(notSupplied('switchFlag')),
  },
  guards: { hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok },
  actions: {
    takeFlags: assign((_, outcome: Outcome<readonly FeatureFlag[]>) =>
      outcome.ok ? { flags: outcome.value, failure: null } : {},
    ),
    takeFlag: assign(({ context }, outcome: Outcome<FeatureFlag>) =>
      outcome.ok
        ? {
            flags: context.flags.map((flag) =>
              flag.key === outcome.value.key ? outcome.value : flag,
            ),
            failure: null,
          }
        : {},
    ),
    want: assign(({ event }) => {
      assertEvent(event, 'flag.switch');
      return { wanted: { key: event.key, value: event.value }, failure: null };
    }),
    wantNothing: assign({ wanted: null }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellSwitched: emit((_, outcome: Outcome<FeatureFlag>) => {
      if (!outcome.ok) throw new Error('a flag that was not switched is not told');
      const { key, value } = outcome.value;
      return {
        type: 'notice' as const,
        notice: {
          severity: 'success' as const,
          message: {
            key: value ? ('flags.switchedOn' as const) : ('flags.switchedOff' as const),
            values: { key },
          },
        },
      };
    }),
  },
}).createMachine({
  id: 'featureFlags',
  context: { flags: [], wanted: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadFlags',
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeFlags', params: ({ event }) => event.output },
          },
          {
            target: 'loadFailed',
            actions: { type: 'explain', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
    loadFailed: { on: { 'flags.reload': 'loading' } },
    ready: { on: { 'flag.switch': { target: 'switching', actions: 'want' } } },
    switching: {
      exit: 'wantNothing',
      invoke: {
        src: 'switchFlag',
        input: ({ context: { wanted } }) => {
          if (wanted === null) throw new Error('switching without a flag');
          return wanted;
        },
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'takeFlag', params: ({ event }) => event.output },
              { type: 'tellSwitched', params: ({ event }) => event.output },
            ],
          },
          { target: 'ready', actions: { type: 'explain', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
        },
      },
    },
  },
});

/** The running feature flags screen. */
export type FeatureFlagsRef = ActorRefFrom<typeof featureFlagsMachine>;
