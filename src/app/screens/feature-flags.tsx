import { useMemo, type ReactNode } from 'react';

import { mayDo } from '../../domain/access/policy.ts';
import { FeatureFlags } from '../../views/flags/feature-flags.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedFeatureFlags } from '../supply/flags.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

/** The screen at /feature-flags (decision 9). */
export default function FeatureFlagsScreen(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedFeatureFlags(call), [call]);
  const flags = useRootActor(machine, { id: 'featureFlags', input: undefined });
  const { featureFlagClientId } = useServices().config;
  return (
    <FeatureFlags
      flags={flags}
      outsideService={featureFlagClientId}
      maySwitch={mayDo(useVisitor().role, 'flags.write')}
    />
  );
}
