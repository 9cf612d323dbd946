import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { FeatureFlag } from '../../api/contract/flags.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput, withUnexpected } from '../shared/with-output.ts';

/** The key of a flag and its new value. */
export interface FlagSwitch {
  readonly key: string;
  readonly value: boolean;
}

/** The context of the screen: the stored flags and the flag that is being switched. */
export interface FeatureFlagsContext {
  readonly flags: readonly FeatureFlag[];
  readonly pendingSwitch: FlagSwitch | null;
  readonly failure: Failure | null;
}

/** The events of the feature flags. */
export type FeatureFlagsEvent =
  { readonly type: 'flags.reload' } | ({ readonly type: 'flag.switch' } & FlagSwitch);

/**
 * Shows the feature flags and switches one at a time (FLAG-04, PD-9). Provide `loadFlags` and
 * `switchFlag`.
 */
export const featureFlagsMachine = setup({
  types: {
    context: {} as FeatureFlagsContext,
    events: {} as FeatureFlagsEvent,
    emitted: {} as Emitted,
  },
  actors: {
    loadFlags: fromPromise<Outcome<readonly FeatureFlag[]>>(notProvided('loadFlags')),
    switchFlag: fromPromise<Outcome<FeatureFlag>, FlagSwitch>(notProvided('switchFlag')),
  },
  guards: { hasSucceeded },
  actions: {
    setFlags: assign((_, outcome: Outcome<readonly FeatureFlag[]>) =>
      outcome.ok ? { flags: outcome.value, failure: null } : {},
    ),
    updateFlag: assign(({ context }, outcome: Outcome<FeatureFlag>) =>
      outcome.ok
        ? {
            flags: context.flags.map((flag) =>
              flag.key === outcome.value.key ? outcome.value : flag,
            ),
            failure: null,
          }
        : {},
    ),
    setSwitch: assign(({ event }) => {
      assertEvent(event, 'flag.switch');
      return { pendingSwitch: { key: event.key, value: event.value }, failure: null };
    }),
    clearSwitch: assign({ pendingSwitch: null }),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    announceSwitched: emit((_, outcome: Outcome<FeatureFlag>) => {
      if (!outcome.ok) throw new Error('a failed switch has no notice');
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
  context: { flags: [], pendingSwitch: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadFlags',
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'ready', actions: withOutput('setFlags') },
          { target: 'loadFailed', actions: withOutput('setFailure') },
        ],
        onError: {
          target: 'loadFailed',
          actions: withUnexpected('setFailure'),
        },
      },
    },
    loadFailed: { on: { 'flags.reload': { target: 'loading', actions: 'clearFailure' } } },
    ready: { on: { 'flag.switch': { target: 'switching', actions: 'setSwitch' } } },
    switching: {
      exit: 'clearSwitch',
      invoke: {
        src: 'switchFlag',
        input: ({ context: { pendingSwitch } }) => {
          if (pendingSwitch === null) throw new Error('switching without a flag');
          return pendingSwitch;
        },
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'ready',
            actions: [withOutput('updateFlag'), withOutput('announceSwitched')],
          },
          { target: 'ready', actions: withOutput('setFailure') },
        ],
        onError: {
          target: 'ready',
          actions: withUnexpected('setFailure'),
        },
      },
    },
  },
});

/** The running feature flags screen. */
export type FeatureFlagsRef = ActorRefFrom<typeof featureFlagsMachine>;
