import { toContent, type Call } from '../../../api/client.ts';
import { listFlags, setFlag, type FeatureFlag } from '../../../api/contract/flags.ts';
import { flagKeys, type FlagKey } from '../../../domain/access/area.ts';
import { failed, succeeded } from '../../../domain/outcome.ts';
import {
  featureFlagsMachine,
  type FlagSwitch,
} from '../../../machines/flags/feature-flags-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import { refreshFlags } from './feature-flags.ts';

const isFlagKey = (key: string): key is FlagKey => flagKeys.some((known) => known === key);

/**
 * Provides the screen of feature flags. After a switch the flags are evaluated again at once, so
 * that menu and routes follow.
 */
export const provideFeatureFlags = (call: Call): typeof featureFlagsMachine =>
  featureFlagsMachine.provide({
    actors: {
      loadFlags: fromCall<readonly FeatureFlag[]>(async ({ signal }) => {
        return toContent(await call(listFlags, {}, { signal }));
      }),
      switchFlag: fromCall<FeatureFlag, FlagSwitch>(async ({ input: { key, value } }) => {
        if (!isFlagKey(key)) return failed({ kind: 'notFound' });
        const response = await call(setFlag, { params: { key }, body: { value } });
        if (!response.ok) return response;
        await refreshFlags();
        return succeeded(response.value.content);
      }),
    },
  });
