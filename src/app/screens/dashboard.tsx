import { useMemo, type ReactNode } from 'react';

import { menu } from '../../domain/access/menu.ts';
import { mayDo, policy } from '../../domain/access/policy.ts';
import { Dashboard } from '../../views/dashboard/dashboard.tsx';
import { NewestTemplates } from '../../views/dashboard/newest-templates.tsx';
import { SubscriptionLine } from '../../views/dashboard/subscription-line.tsx';
import { useRootActor } from '../root-actor.ts';
import { suppliedSubscription } from '../supply/account.ts';
import { suppliedNewestTemplates } from '../supply/dashboard.ts';
import { useCall } from '../use-call.ts';
import { useVisitor } from '../use-visitor.ts';

function Newest(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedNewestTemplates(call), [call]);
  return (
    <NewestTemplates templates={useRootActor(machine, { id: 'newestTemplates', input: null })} />
  );
}

function Subscribed(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => suppliedSubscription(call), [call]);
  return (
    <SubscriptionLine subscription={useRootActor(machine, { id: 'subscription', input: null })} />
  );
}

/** The screen at /dashboard: the newest templates for who may read them, the subscription for who has its page. */
export default function DashboardScreen(): ReactNode {
  const { user, role, flags } = useVisitor();
  return (
    <Dashboard firstName={user.firstName} menu={menu(role, flags)}>
      {mayDo(role, 'quiz.template.read') && <Newest />}
      {policy[role].areas.includes('subscription') && <Subscribed />}
    </Dashboard>
  );
}
