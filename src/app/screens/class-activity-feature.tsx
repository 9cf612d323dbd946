import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { activityDefaults } from '../../machines/classes/class-activity-machine.ts';
import { ActivityTab } from '../../views/classes/activity-tab.tsx';
import { provideClassActivity } from '../actors/classes/class-list.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';

interface ClassActivityProps {
  readonly id: number;
  readonly title: string;
}

/** The activity tab of a class, loaded when it is opened. */
export function ClassActivity({ id, title }: ClassActivityProps): ReactNode {
  const call = useCall();
  const { classChanges } = useFrameActors();
  const machine = useMemo(() => provideClassActivity(call, id), [call, id]);
  const activity = useRootActor(machine, {
    id: 'classActivity',
    input: { address: '', defaults: activityDefaults },
  });
  useLayoutEffect(() => {
    const subscription = classChanges.on('changed', () => {
      activity.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [classChanges, activity]);
  return <ActivityTab title={title} activity={activity} />;
}
