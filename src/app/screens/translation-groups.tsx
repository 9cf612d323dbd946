import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import type { UndoableChange } from '../../machines/translations/bulk-change.ts';
import { groupListDefaults } from '../../machines/translations/group-machines.ts';
import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { GroupExportDialog } from '../../views/translations/group-export-dialog.tsx';
import { GroupImportDialog } from '../../views/translations/group-import-dialog.tsx';
import { GroupList } from '../../views/translations/group-list.tsx';
import { GroupRemovalDialog } from '../../views/translations/group-removal-dialog.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import {
  provideGroupExport,
  provideGroupImport,
  provideGroupList,
  provideGroupRemoval,
} from '../actors/translations/translation-groups.ts';
import { useCall } from '../hooks/use-call.ts';
import { useTranslationUndo } from '../hooks/use-translation-undo.ts';
import { useListAddress } from '../navigation/use-list-address.ts';

/** The screen at /translations/groups. */
export default function TranslationGroupsScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const machines = useMemo(
    () => ({
      list: provideGroupList(call),
      removal: provideGroupRemoval(call),
      exporting: provideGroupExport(call),
      importing: provideGroupImport(call),
    }),
    [call],
  );
  const list = useRootActor(machines.list, {
    id: 'translationGroups',
    input: { address: history.getLocation().search, defaults: groupListDefaults },
  });
  const removal = useRootActor(machines.removal, { id: 'groupRemoval', input: undefined });
  const exporting = useRootActor(machines.exporting, { id: 'groupExport', input: undefined });
  const importing = useRootActor(machines.importing, { id: 'groupImport', input: undefined });
  const announce = useLatest(
    useTranslationUndo(() => {
      list.send({ type: 'list.refresh' });
    }),
  );
  useListAddress(list);
  useLayoutEffect(() => {
    const refresh = (): void => {
      list.send({ type: 'list.refresh' });
    };
    const announceUndo = (change: UndoableChange): void => {
      announce.current(change);
    };
    const subscriptions = [
      removal.on('undoable', announceUndo),
      importing.on('undoable', announceUndo),
      removal.on('removed', refresh),
      importing.on('stored', refresh),
      importing.on('gone', refresh),
      exporting.on('gone', refresh),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [removal, importing, exporting, list, announce]);
  return (
    <GroupList
      list={list}
      onExport={(group) => {
        exporting.send({ type: 'export.open', group });
      }}
      onImport={(group) => {
        importing.send({ type: 'import.open', group });
      }}
      onDelete={(group) => {
        removal.send({ type: 'removal.open', group });
      }}
      dialogs={
        <>
          <GroupRemovalDialog removal={removal} />
          <GroupExportDialog exporting={exporting} />
          <GroupImportDialog importing={importing} />
        </>
      }
    />
  );
}
