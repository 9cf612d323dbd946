import { useMemo, type ReactNode } from 'react';

import { listRestorableKinds } from '../../domain/deleted-kinds.ts';
import { deletedListDefaults } from '../../machines/deleted/deleted-list-machine.ts';
import { RecentlyDeleted } from '../../views/deleted/recently-deleted.tsx';
import { provideDeletedList } from '../actors/deleted.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useAfterRestoring } from '../hooks/use-after-restoring.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';

/** The screen at /recently-deleted (docs/decisions/0069). */
export default function RecentlyDeletedScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const { role } = useVisitor();
  const listMachine = useMemo(() => provideDeletedList(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'deletedList',
    input: { address: history.getLocation().search, defaults: deletedListDefaults },
  });
  const { restoring } = useFrameActors();
  useListAddress(list);
  useAfterRestoring(() => {
    list.send({ type: 'list.refresh' });
  });
  return <RecentlyDeleted list={list} restoring={restoring} kinds={listRestorableKinds(role)} />;
}
