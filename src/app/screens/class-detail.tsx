import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { getClassTab } from '../../domain/classes/class-tabs.ts';
import { selectClass } from '../../machines/classes/class-page-machine.ts';
import { ClassDetailPage } from '../../views/classes/class-detail-page.tsx';
import { Loaded } from '../../views/shared/loaded.tsx';
import { provideClassPage } from '../actors/classes/class-page.ts';
import ErrorPage from '../error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../use-call.ts';
import type { ScreenProps } from './screen-props.ts';

/**
 * The screen of a class. The address holds the tab: `/classes/12/documents`. A class that the
 * person cannot reach leads to the error screen; offline can be retried.
 */
export default function ClassDetailScreen({ route: { params } }: ScreenProps): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const machine = useMemo(() => provideClassPage(call), [call]);
  const id = Number(params['id']);
  const page = useRootActor(machine, { id: 'classPage', input: { id } });
  const path = useSyncExternalStore(history.subscribe, () => history.getLocation().path);
  const load = useSelector(page, selectClass);
  if (load.state === 'failed' && load.failure.kind !== 'offline') return <ErrorPage />;
  if (load.state === 'loaded') {
    // The class documents part mounts its tab here: `documents={<ClassDocuments …/>}`.
    return <ClassDetailPage detail={load.value.detail} tab={getClassTab(path)} documents={null} />;
  }
  return (
    <div className="px-3 pt-4 md:px-6 md:pt-5">
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          page.send({ type: 'class.retry' });
        }}
      >
        {() => null}
      </Loaded>
    </div>
  );
}
