import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import { getAreaPlace } from '../../domain/access/external-areas.ts';
import { hasPermission, policy } from '../../domain/access/policy.ts';
import { QuizReminder } from '../../views/classes/quiz-reminder.tsx';
import { Dashboard } from '../../views/dashboard/dashboard.tsx';
import { ResultWarnings } from '../../views/dashboard/result-warnings.tsx';
import { SubscriptionLine } from '../../views/dashboard/subscription-line.tsx';
import { provideSubscription } from '../actors/account.ts';
import { provideDashboard, provideDrafts, provideResultWarnings } from '../actors/dashboard.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useJournalOwner } from '../journal/use-journal-owner.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';

function Subscribed(): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubscription(call), [call]);
  return (
    <SubscriptionLine subscription={useRootActor(machine, { id: 'subscription', input: null })} />
  );
}

function Warnings({ quizId }: { readonly quizId: number }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideResultWarnings(call), [call]);
  return (
    <ResultWarnings warnings={useRootActor(machine, { id: 'resultWarnings', input: quizId })} />
  );
}

/** Returns midnight of the day that is `days` after today, in the browser's time zone. */
function getMidnight(now: Date, days: number): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return midnight.toISOString();
}

/** The screen at /dashboard: what waits for the person, by role (NAV-046). */
export default function DashboardScreen(): ReactNode {
  const { config } = useServices();
  const { user, role } = useVisitor();
  const call = useCall();
  const owner = useJournalOwner();
  const [now] = useState(() => new Date());
  const dashboardMachine = useMemo(() => provideDashboard(call), [call]);
  const draftsMachine = useMemo(() => provideDrafts(owner), [owner]);
  const dashboard = useRootActor(dashboardMachine, {
    id: 'dashboard',
    input: {
      from: getMidnight(now, -1),
      until: getMidnight(now, 6),
      since: getMidnight(now, -1),
    },
  });
  const { classChanges } = useFrameActors();
  useLayoutEffect(() => {
    const subscription = classChanges.on('changed', () => {
      dashboard.send({ type: 'load.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [classChanges, dashboard]);
  const drafts = useRootActor(draftsMachine, { id: 'drafts', input: null });
  return (
    <Dashboard
      firstName={user.firstName}
      role={role}
      now={now}
      dashboard={dashboard}
      renderWarnings={(quizId) => <Warnings quizId={quizId} />}
      renderReminder={({ class: item, reminder, ...quiz }) =>
        item !== null && (
          <QuizReminder
            item={item}
            quiz={quiz}
            reminder={reminder}
            changes={classChanges}
            now={now.getTime()}
          />
        )
      }
      drafts={drafts}
      canWriteQuizzes={hasPermission(role, 'quiz.user.write')}
      publishing={role === 'publisher' ? getAreaPlace('publish', config.areaLinks) : null}
    >
      {policy[role].areas.includes('subscription') && <Subscribed />}
    </Dashboard>
  );
}
