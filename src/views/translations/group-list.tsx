import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { SnapshotFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { GroupListRef, groupListMachine } from '../../machines/translations/group-machines.ts';
import {
  CheckIcon,
  DownloadIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
  UploadIcon,
  XIcon,
} from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import type { Column, RowAction } from '../design/table-types.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { listContentOf } from '../shared/list-content.ts';
import { ListScreen } from '../shared/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

type Group = SnapshotFrom<typeof groupListMachine>['context']['items'][number];

interface GroupListProps {
  readonly list: GroupListRef;
  readonly dialogs: ReactNode;
  readonly onExport: (group: Group) => void;
  readonly onImport: (group: Group) => void;
  readonly onDelete: (group: Group) => void;
}

/** The groups of translation keys (TRAN-14 to TRAN-16, TRAN-41, LIM-05). */
export function GroupList({
  list,
  dialogs,
  onExport,
  onImport,
  onDelete,
}: GroupListProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const snapshot = useSelector(list, (current) => current);
  const { query, searchText } = snapshot.context;
  const columns: readonly Column<Group>[] = [
    {
      id: 'key',
      header: sentence('translationGroups.column.key'),
      sortable: true,
      card: 'line',
      cell: ({ key }) => <span className="font-mono text-sm wrap-anywhere">{key}</span>,
    },
    {
      id: 'title',
      header: sentence('translationGroups.column.title'),
      sortable: true,
      wide: true,
      card: 'title',
      cell: ({ title }) => (
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {title}
        </span>
      ),
    },
    {
      id: 'isActive',
      header: sentence('translationGroups.column.isActive'),
      sortable: true,
      card: 'line',
      cell: ({ isActive }) => (
        <span className={isActive ? 'text-good' : 'text-ink-3'}>
          {isActive ? <CheckIcon /> : <XIcon />}
          <VisuallyHidden>{sentence(isActive ? 'common.yes' : 'common.no')}</VisuallyHidden>
        </span>
      ),
      cardCell: ({ isActive }) =>
        sentence(isActive ? 'translationGroups.active' : 'translationGroups.notActive'),
    },
    {
      id: 'keys',
      header: sentence('translationGroups.column.keys'),
      align: 'end',
      card: 'line',
      cell: ({ countOfKeys }) => (countOfKeys === undefined ? '' : format.number(countOfKeys)),
      cardCell: ({ countOfKeys }) =>
        countOfKeys === undefined ? '' : sentence('translationGroups.keys', { count: countOfKeys }),
    },
  ];
  const actionsOf = (group: Group): readonly RowAction[] => [
    {
      label: sentence('translationGroups.exportTo'),
      icon: <DownloadIcon />,
      onSelect: () => {
        onExport(group);
      },
    },
    {
      label: sentence('translationGroups.importFrom'),
      icon: <UploadIcon />,
      onSelect: () => {
        onImport(group);
      },
    },
    {
      label: sentence('translationGroups.edit'),
      icon: <PencilIcon />,
      to: href('translationGroupEdit', { groupId: group.id }),
    },
    {
      label: sentence('common.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => {
        onDelete(group);
      },
    },
  ];
  return (
    <>
      <ScreenHead
        title={sentence('translationGroups.title')}
        trail={[{ label: sentence('areas.translations'), to: href('translations') }]}
      />
      <ListScreen
        title={sentence('translationGroups.title')}
        headActions={
          <ButtonLink to={href('translationGroupCreate')} variant="primary" icon={<PlusIcon />}>
            {sentence('translationGroups.add')}
          </ButtonLink>
        }
        content={listContentOf(snapshot, { key: 'translationGroups.loadFailed' })}
        search={{
          label: sentence('translationGroups.search'),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
        actionsOf={actionsOf}
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
        onRetry={() => {
          list.send({ type: 'list.refresh' });
        }}
        emptyText={sentence('translationGroups.noneFound')}
      />
      {dialogs}
    </>
  );
}
