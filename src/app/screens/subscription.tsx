import { useMemo, type ReactNode } from 'react';

import { SubscriptionScreen as SubscriptionView } from '../../views/account/subscription-screen.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideSubscription } from '../actors/account.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /access (NAV-042). */
export default function SubscriptionScreen(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubscription(call), [call]);
  return (
    <SubscriptionView subscription={useRootActor(machine, { id: 'subscription', input: null })} />
  );
}
