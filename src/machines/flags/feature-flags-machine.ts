import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { FeatureFlag } from '../../api/contract/flags.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** The key of a flag and its new value. */
export interface FlagSwitch {
  readonly key: string;
  readonly value: boolean;
}

/** The context of the screen: the stored flags and the switches that are not saved yet. */
export interface FeatureFlagsContext {
  readonly flags: readonly FeatureFlag[];
  /** The first one is being saved, the others wait for it. */
  readonly switches: readonly FlagSwitch[];
  readonly failure: Failure | null;
}

/** The events of the feature flags. */
export type FeatureFlagsEvent =
  | { readonly type: 'flags.reload' }
  | ({ readonly type: 'flag.switch' } & FlagSwitch);

/**
 * Adds a switch that waits for the one being saved. It replaces the waiting switch of the same flag,
 * and is left out when the flag is being switched to the same value.
 */
function addSwitch(
  [first, ...waiting]: readonly FlagSwitch[],
  added: FlagSwitch,
): readonly FlagSwitch[] {
  if (first === undefined) return [added];
  const others = waiting.filter(({ key }) => key !== added.key);
  const isBeingSaved = first.key === added.key && first.value === added.value;
  return [first, ...others, ...(isBeingSaved ? [] : [added])];
}

/**
 * Shows the feature flags and saves their switches one after the other (FLAG-04, PD-9). Provide
 * `loadFlags` and `switchFlag`.
 */
export const featureFlagsMachine = setup({
  types: {
    context: {} as FeatureFlagsContext,
    events: {} as FeatureFlagsEvent,
    emitted: {} as Emitted,
  },
  actors: {
    loadFlags: fromCall<readonly FeatureFlag[]>(notProvided('loadFlags')),
    switchFlag: fromCall<FeatureFlag, FlagSwitch>(notProvided('switchFlag')),
  },
  guards: { hasSucceeded, hasSwitch: ({ context }) => context.switches.length > 0 },
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
          }
        : {},
    ),
    enqueueSwitch: assign(({ context, event }) => {
      assertEvent(event, 'flag.switch');
      const { key, value } = event;
      return { switches: addSwitch(context.switches, { key, value }), failure: null };
    }),
    dequeueSwitch: assign({ switches: ({ context }) => context.switches.slice(1) }),
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
  context: { flags: [], switches: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadFlags',
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'ready', actions: withOutput('setFlags') },
          { target: 'loadFailed', actions: withOutput('setFailure') },
        ],
      },
    },
    loadFailed: { on: { 'flags.reload': { target: 'loading', actions: 'clearFailure' } } },
    ready: {
      always: { guard: 'hasSwitch', target: 'switching' },
      on: { 'flag.switch': { actions: 'enqueueSwitch' } },
    },
    switching: {
      exit: 'dequeueSwitch',
      on: { 'flag.switch': { actions: 'enqueueSwitch' } },
      invoke: {
        src: 'switchFlag',
        input: ({
          context: {
            switches: [first],
          },
        }) => {
          if (first === undefined) throw new Error('switching without a flag');
          return first;
        },
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'ready',
            actions: [withOutput('updateFlag'), withOutput('announceSwitched')],
          },
          { target: 'ready', actions: withOutput('setFailure') },
        ],
      },
    },
  },
});

/** The running feature flags screen. */
export type FeatureFlagsRef = ActorRefFrom<typeof featureFlagsMachine>;
