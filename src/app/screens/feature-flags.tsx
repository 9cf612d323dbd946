import { useMemo, type ReactNode } from 'react';

import { hasPermission } from '../../domain/access/policy.ts';
import { FeatureFlags } from '../../views/flags/feature-flags.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideFeatureFlags } from '../actors/flags/feature-flags-screen.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

/** The screen at /feature-flags (PD-9). */
export default function FeatureFlagsScreen(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideFeatureFlags(call), [call]);
  const flags = useRootActor(machine, { id: 'featureFlags', input: undefined });
  const { featureFlagClientId } = useServices().config;
  return (
    <FeatureFlags
      flags={flags}
      outsideService={featureFlagClientId}
      maySwitch={hasPermission(useVisitor().role, 'flags.write')}
    />
  );
}
