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
} from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import type { Column, RowAction } from '../design/tables/table-types.ts';
import { VisuallyHidden } from '../design/display/visually-hidden.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

type Group = SnapshotFrom<typeof groupListMachine>['context']['items'][number];

interface GroupListProps {
  readonly list: GroupListRef;
  readonly dialogs: ReactNode;
  readonly onExport: (group: Group) => void;
  readonly onImport: (group: Group) => void;
  readonly onDelete: (group: Group) => void;
}

/** Returns the columns Group Key, Title, Is Active and the number of keys (TRAN-14). */
function useGroupColumns(): readonly Column<Group>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return [
    {
      id: 'key',
      header: formatMessage('translationGroups.column.key'),
      sortable: true,
      card: 'line',
      cell: ({ key }) => <span className="font-mono text-sm wrap-anywhere">{key}</span>,
    },
    {
      id: 'title',
      header: formatMessage('translationGroups.column.title'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: ({ title }) => (
        <span dir="auto" className="line-clamp-2 wrap-anywhere rtl:[text-align:right]">
          {title}
        </span>
      ),
    },
    {
      id: 'isActive',
      header: formatMessage('translationGroups.column.isActive'),
      sortable: true,
      card: 'line',
      cell: ({ isActive }) => (
        <span className={isActive ? 'text-good' : 'text-ink-3'}>
          {isActive ? <CheckIcon /> : <XIcon />}
          <VisuallyHidden>{formatMessage(isActive ? 'common.yes' : 'common.no')}</VisuallyHidden>
        </span>
      ),
      cardCell: ({ isActive }) =>
        formatMessage(isActive ? 'translationGroups.active' : 'translationGroups.notActive'),
    },
    {
      id: 'keys',
      header: formatMessage('translationGroups.column.keys'),
      align: 'end',
      card: 'line',
      cell: ({ countOfKeys }) => (countOfKeys === undefined ? '' : format.number(countOfKeys)),
      cardCell: ({ countOfKeys }) =>
        countOfKeys === undefined
          ? ''
          : formatMessage('translationGroups.keys', { count: countOfKeys }),
    },
  ];
}

/** Returns the function that lists the actions of a row (TRAN-15). */
function useGroupActions({
  onExport,
  onImport,
  onDelete,
}: Pick<GroupListProps, 'onExport' | 'onImport' | 'onDelete'>): (
  group: Group,
) => readonly RowAction[] {
  const formatMessage = useFormatMessage();
  return (group) => [
    {
      label: formatMessage('translationGroups.exportTo'),
      icon: <DownloadIcon />,
      onSelect: () => {
        onExport(group);
      },
    },
    {
      label: formatMessage('translationGroups.importFrom'),
      icon: <UploadIcon />,
      onSelect: () => {
        onImport(group);
      },
    },
    {
      label: formatMessage('translationGroups.edit'),
      icon: <PencilIcon />,
      to: href('translationGroupEdit', { groupId: group.id }),
    },
    {
      label: formatMessage('common.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => {
        onDelete(group);
      },
    },
  ];
}

/** The groups of translation keys (TRAN-14 to TRAN-16, TRAN-41, LIM-05). */
export function GroupList({ list, dialogs, ...handlers }: GroupListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const columns = useGroupColumns();
  const getRowActions = useGroupActions(handlers);
  return (
    <>
      <ScreenHead
        title={formatMessage('translationGroups.title')}
        trail={[{ label: formatMessage('areas.translations'), to: href('translations') }]}
      />
      <ListScreen
        title={formatMessage('translationGroups.title')}
        createFirst={{ to: href('translationGroupCreate') }}
        headActions={
          <ButtonLink
            to={href('translationGroupCreate')}
            variant="primary"
            icon={<PlusIcon />}
            data-shortcut="create"
          >
            {formatMessage('translationGroups.add')}
          </ButtonLink>
        }
        {...useList(list, {
          search: 'translationGroups.search',
          loadFailed: 'translationGroups.loadFailed',
        })}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ title }) => title}
        getRowActions={getRowActions}
        emptyText={formatMessage('translationGroups.noneFound')}
      />
      {dialogs}
    </>
  );
}
