import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { getClassTab, getClassTabHref } from '../../domain/classes/class-tabs.ts';
import type { classPageMachine, LoadedClass } from '../../machines/classes/class-page-machine.ts';
import { studentListDefaults } from '../../machines/classes/class-student-list-machine.ts';
import { ClassDetailPage } from '../../views/classes/class-detail-page.tsx';
import { provideAddPlaylists, provideAddQuizzes } from '../actors/classes/add-contents.ts';
import { provideClassPage } from '../actors/classes/class-page.ts';
import {
  provideCorrectAddress,
  provideInviteStudents,
  provideStudentList,
} from '../actors/classes/class-students.ts';
import { publishEmitted } from '../emitted-events.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { ClassActivity } from './class-activity-feature.tsx';
import { ClassDocuments, useDocumentUploads } from './class-documents-feature.tsx';
import { useClassForm } from './class-form-feature.tsx';
import { useClassShare } from './class-share-feature.tsx';
import { LoadedPage } from './loaded-page.tsx';
import type { ScreenProps } from './screen-props.ts';

type ClassPageRef = ActorRefFrom<typeof classPageMachine>;

/**
 * The screen of a class. The address holds the tab: `/classes/12/documents`. A class that the
 * person cannot reach leads to the error screen.
 */
export default function ClassDetailScreen({ route: { params } }: ScreenProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideClassPage(call), [call]);
  const id = Number(params['id']);
  const page = useRootActor(machine, { id: 'classPage', input: id });
  return (
    <LoadedPage page={page}>
      {(loaded) => <OpenedClass id={id} page={page} loaded={loaded} />}
    </LoadedPage>
  );
}

interface OpenedClassProps {
  readonly id: number;
  readonly page: ClassPageRef;
  readonly loaded: LoadedClass;
}

/** Starts the actors of the tabs, and loads the class again after each change. */
function useClassActors({ id, page }: Pick<OpenedClassProps, 'id' | 'page'>) {
  const { history } = useServices();
  const { classChanges } = useFrameActors();
  const call = useCall();
  const machines = useMemo(
    () => ({
      list: provideStudentList(() => page.getSnapshot().context.value?.detail.students ?? []),
      invite: provideInviteStudents(call),
      address: provideCorrectAddress(call),
      addQuizzes: provideAddQuizzes(call),
      addPlaylists: provideAddPlaylists(call),
    }),
    [call, page],
  );
  const list = useRootActor(machines.list, {
    id: 'classStudents',
    input: { address: history.getLocation().search, defaults: studentListDefaults },
  });
  const input = { classId: id };
  const invite = useRootActor(machines.invite, { id: 'inviteStudents', input });
  const address = useRootActor(machines.address, { id: 'correctAddress', input });
  const addQuizzes = useRootActor(machines.addQuizzes, { id: 'addQuizzes', input });
  const addPlaylists = useRootActor(machines.addPlaylists, { id: 'addPlaylists', input });
  useListAddress(list, { ownPath: getClassTabHref(id, 'students') });
  useLayoutEffect(() => {
    const refresh = (): void => {
      page.send({ type: 'load.refresh' });
    };
    const subscriptions = [
      invite.on('changed', refresh),
      address.on('changed', refresh),
      addQuizzes.on('changed', refresh),
      addPlaylists.on('changed', refresh),
      classChanges.on('changed', ({ change, outcome }) => {
        const copyId = outcome.ok ? outcome.value.copyId : null;
        if (copyId !== null) navigate(href('classDetail', { id: copyId }));
        else if (outcome.ok && change.kind === 'delete' && change.item.id === id)
          navigate(href('classes'));
        else refresh();
      }),
      page.subscribe(({ context: { value } }) => {
        if (value !== null) list.send({ type: 'list.refresh' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [id, page, list, invite, address, addQuizzes, addPlaylists, classChanges]);
  return { list, invite, address, addQuizzes, addPlaylists, changes: classChanges };
}

const navigate = (to: string): void => {
  publishEmitted({ type: 'navigate', to }, 'classPage');
};

function OpenedClass({ id, page, loaded: { detail, version } }: OpenedClassProps): ReactNode {
  const { history } = useServices();
  const { role } = useVisitor();
  const [now] = useState(Date.now);
  const path = useSyncExternalStore(history.subscribe, () => history.getLocation().path);
  const actors = useClassActors({ id, page });
  const refresh = useCallback((): void => {
    page.send({ type: 'load.refresh' });
  }, [page]);
  const uploads = useDocumentUploads(id, refresh);
  const share = useClassShare(refresh);
  const form = useClassForm(refresh);
  const tab = getClassTab(path);
  const ownPath = getClassTabHref(id, tab);
  const isOther = path.startsWith(`${href('classDetail', { id })}/`) && path !== ownPath;
  useLayoutEffect(() => {
    if (isOther) history.go(ownPath, { isReplace: true });
  }, [history, isOther, ownPath]);
  return (
    <>
      <ClassDetailPage
        {...actors}
        detail={detail}
        tab={tab}
        role={role}
        now={now}
        documents={<ClassDocuments detail={detail} uploads={uploads} />}
        activity={tab === 'activity' && <ClassActivity id={id} title={detail.title} />}
        onRename={({ title }) => {
          form.open({ id, loaded: { values: { title }, version } });
        }}
        onShare={share.open}
      />
      {form.dialog}
      {share.dialog}
    </>
  );
}
