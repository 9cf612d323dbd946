import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listFlags, setFlag, type FeatureFlag } from '../../api/contract/flags.ts';
import { flagKeys, type FlagKey } from '../../domain/access/area.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  featureFlagsMachine,
  type FlagSwitch,
} from '../../machines/flags/feature-flags-machine.ts';
import { refreshFlags } from './feature-flags.ts';

const isFlagKey = (key: string): key is FlagKey => flagKeys.some((known) => known === key);

/** The feature flags over their calls; a switched flag is asked for again at once, so that menu and routes follow. */
export const suppliedFeatureFlags = (call: Call): typeof featureFlagsMachine =>
  featureFlagsMachine.provide({
    actors: {
      loadFlags: fromPromise<Outcome<readonly FeatureFlag[]>>(async ({ signal }) => {
        const answer = await call(listFlags, {}, { signal });
        return answer.ok ? succeeded(answer.value.content) : answer;
      }),
      switchFlag: fromPromise<Outcome<FeatureFlag>, FlagSwitch>(
        async ({ input: { key, value } }) => {
          if (!isFlagKey(key)) return failed({ kind: 'notFound' });
          const answer = await call(setFlag, { params: { key }, body: { value } });
          if (!answer.ok) return answer;
          await refreshFlags();
          return succeeded(answer.value.content);
        },
      ),
    },
  });
