import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { classListDefaults } from '../../machines/classes/class-list-machine.ts';
import { ClassList } from '../../views/classes/list/class-list.tsx';
import { provideClassList } from '../actors/classes/class-list.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useAfterRestoring } from '../hooks/use-after-restoring.ts';
import { useCall } from '../hooks/use-call.ts';
import { useClassForm } from './class-form-feature.tsx';
import { useClassShare } from './class-share-feature.tsx';

/** The list of classes. The address holds its page, search, sort and whose classes it shows. */
export default function ClassesScreen(): ReactNode {
  const { history } = useServices();
  const { classChanges } = useFrameActors();
  const call = useCall();
  const machine = useMemo(() => provideClassList(call), [call]);
  const list = useRootActor(machine, {
    id: 'classList',
    input: { address: history.getLocation().search, defaults: classListDefaults },
  });
  const refresh = (): void => {
    list.send({ type: 'list.refresh' });
  };
  const share = useClassShare(refresh);
  const form = useClassForm(refresh);
  useListAddress(list);
  useAfterRestoring(refresh);
  useLayoutEffect(() => {
    const subscription = classChanges.on('changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [classChanges, list]);
  return (
    <>
      <ClassList
        list={list}
        changes={classChanges}
        onCreate={() => {
          form.open(null);
        }}
        onRename={({ id, title, version }) => {
          form.open({ id, loaded: { values: { title }, version } });
        }}
        onShare={share.open}
      />
      {form.dialog}
      {share.dialog}
    </>
  );
}
