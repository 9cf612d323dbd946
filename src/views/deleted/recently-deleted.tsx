import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { FormatMessage } from '../../domain/messages/message.ts';
import type { DeletedKind } from '../../domain/deleted-kinds.ts';
import { getLanguage } from '../../domain/translations/languages.ts';
import type { DeletedListRef, DeletedRow } from '../../machines/deleted/deleted-list-machine.ts';
import type { RestoringRef } from '../../machines/deleted/restoring-machine.ts';
import { Button } from '../design/buttons/button.tsx';
import { UndoIcon } from '../design/icons/icons.tsx';
import type { Column } from '../design/tables/table-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ListFilter } from '../shared/lists/list-filter.tsx';
import { ListScreen } from '../shared/lists/list-screen.tsx';
import { useList } from '../shared/lists/use-list.ts';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';
import { useMomentText } from '../shared/use-moment-text.ts';

/** Returns the list of a quiz, the class of a document or the language of a translation, or null. */
function describePlace(
  { quizKind, class: holder, language }: DeletedRow,
  formatMessage: FormatMessage,
  getLanguageName: (tag: string) => string,
): string | null {
  // A user quiz may be anybody's; the name of its list, My Quizzes, would not be true.
  if (quizKind !== null) return quizKind === 'user' ? null : formatMessage(`quiz.tab.${quizKind}`);
  if (holder !== null) return formatMessage('deleted.inClass', { title: holder.title });
  return language === null ? null : getLanguageName(getLanguage(language).tag);
}

const namePerson = ({ deletedBy }: DeletedRow): string | null =>
  deletedBy && (`${deletedBy.firstName} ${deletedBy.lastName}`.trim() || deletedBy.email);

interface RestoreButtonProps {
  readonly row: DeletedRow;
  readonly restoring: RestoringRef;
}

function RestoreButton({ row, restoring }: RestoreButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isWaiting = useSelector(restoring, ({ context }) =>
    context.queue.some(({ kind, id }) => kind === row.kind && id === row.id),
  );
  return (
    <Button
      icon={<UndoIcon />}
      aria-label={formatMessage('deleted.restoreTitle', { title: row.title })}
      busy={isWaiting}
      onClick={() => {
        restoring.send({ type: 'change.perform', change: row });
      }}
    >
      {formatMessage('deleted.restore')}
    </Button>
  );
}

const createColumns = (
  restoring: RestoringRef,
  formatMessage: FormatMessage,
  formatMoment: (instant: string) => string,
  getLanguageName: (tag: string) => string,
): readonly Column<DeletedRow>[] => [
  {
    id: 'title',
    header: formatMessage('deleted.titleHeading'),
    fillsWidth: true,
    card: 'title',
    cell: (row) => (
      <span className="grid">
        <span className="font-semibold wrap-anywhere">{row.title}</span>
        <span className="text-xs font-normal text-ink-2 wrap-anywhere">
          {describePlace(row, formatMessage, getLanguageName)}
        </span>
      </span>
    ),
  },
  {
    id: 'kind',
    header: formatMessage('deleted.kind'),
    card: 'line',
    cell: ({ kind }) => formatMessage(`deleted.kinds.${kind}`),
  },
  {
    id: 'by',
    header: formatMessage('deleted.by'),
    wideScreenOnly: true,
    cell: namePerson,
  },
  {
    id: 'at',
    header: formatMessage('deleted.at'),
    align: 'end',
    wideScreenOnly: true,
    card: 'line',
    cell: ({ deletedAt }) => formatMoment(deletedAt),
    cardCell: (row) => {
      const [name, at] = [namePerson(row), formatMoment(row.deletedAt)];
      return name === null
        ? formatMessage('deleted.deletedAt', { at })
        : formatMessage('deleted.deletedByAt', { name, at });
    },
  },
  {
    id: 'until',
    header: formatMessage('deleted.until'),
    align: 'end',
    card: 'line',
    cell: ({ restorableUntil }) => formatMoment(restorableUntil),
    cardCell: ({ restorableUntil }) =>
      formatMessage('deleted.untilMoment', { at: formatMoment(restorableUntil) }),
  },
  {
    id: 'restore',
    header: formatMessage('common.actions'),
    align: 'end',
    card: 'badge',
    cell: (row) => <RestoreButton row={row} restoring={restoring} />,
  },
];

interface RecentlyDeletedProps {
  readonly list: DeletedListRef;
  readonly restoring: RestoringRef;
  /** The kinds that the person can delete and restore. */
  readonly kinds: readonly DeletedKind[];
}

/** What a person has deleted in the last 24 hours, to restore it. */
export function RecentlyDeleted({ list, restoring, kinds }: RecentlyDeletedProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const getLanguageName = useLanguageName();
  const { search, filters } = useSelector(list, ({ context }) => context.query);
  return (
    <>
      <ScreenHead title={formatMessage('areas.recentlyDeleted')} />
      <ListScreen
        title={formatMessage('areas.recentlyDeleted')}
        {...useList(list, { search: 'deleted.search', loadFailed: 'deleted.loadFailed' })}
        tools={
          <ListFilter
            label={formatMessage('deleted.kind')}
            allLabel={formatMessage('deleted.allKinds')}
            choices={kinds.map((kind) => ({
              value: kind,
              label: formatMessage(`deleted.kinds.${kind}`),
            }))}
            value={filters['kind']}
            onChange={(value) => {
              list.send({ type: 'filter.choose', name: 'kind', value });
            }}
          />
        }
        columns={createColumns(restoring, formatMessage, formatMoment, getLanguageName)}
        getRowId={({ kind, id }) => `${kind} ${String(id)}`}
        getRowName={({ title }) => title}
        emptyText={search === '' ? formatMessage('deleted.none') : undefined}
      />
    </>
  );
}
