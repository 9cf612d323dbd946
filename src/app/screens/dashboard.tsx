import { useMemo, type ReactNode } from 'react';

import { getMenu } from '../../domain/access/menu.ts';
import { hasPermission, policy } from '../../domain/access/policy.ts';
import { Dashboard } from '../../views/dashboard/dashboard.tsx';
import { NewestTemplates } from '../../views/dashboard/newest-templates.tsx';
import { SubscriptionLine } from '../../views/dashboard/subscription-line.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideSubscription } from '../actors/account.ts';
import { provideNewestTemplates } from '../actors/dashboard.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

function Newest(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideNewestTemplates(call), [call]);
  return (
    <NewestTemplates templates={useRootActor(machine, { id: 'newestTemplates', input: null })} />
  );
}

function Subscribed(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubscription(call), [call]);
  return (
    <SubscriptionLine subscription={useRootActor(machine, { id: 'subscription', input: null })} />
  );
}

/**
 * The screen at /dashboard: the newest templates and the subscription, each for the roles that may
 * read it.
 */
export default function DashboardScreen(): ReactNode {
  const { user, role, flags } = useVisitor();
  return (
    <Dashboard firstName={user.firstName} menu={getMenu(role, flags)}>
      {hasPermission(role, 'quiz.template.read') && <Newest />}
      {policy[role].areas.includes('subscription') && <Subscribed />}
    </Dashboard>
  );
}
