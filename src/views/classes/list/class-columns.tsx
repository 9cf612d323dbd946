import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { href } from '../../../domain/access/href.ts';
import type { ClassRow } from '../../../machines/classes/class-list-machine.ts';
import { TitleLink } from '../../design/navigation/link.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { formatPersonName } from '../person-name.ts';
import { PublishedBadge } from '../published-badge.tsx';

function ClassTitle({ id, title, professor, createdBy }: ClassRow): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <span className="grid min-w-0">
      <TitleLink to={href('classDetail', { id })} title={title} />
      {professor && createdBy !== null && (
        <span className="text-xs text-ink-2">
          {formatMessage('classes.sharedBy', { name: formatPersonName(createdBy) })}
        </span>
      )}
    </span>
  );
}

const numbers = [
  ['students', ({ countOfStudents }: ClassRow) => countOfStudents],
  ['playlists', ({ countOfPlaylists }: ClassRow) => countOfPlaylists],
  ['videos', ({ playlistVideosCount }: ClassRow) => playlistVideosCount],
  ['quizzes', ({ countOfQuizzes }: ClassRow) => countOfQuizzes],
  ['documents', ({ countOfDocuments }: ClassRow) => countOfDocuments],
] as const;

/** Returns the columns of the list of classes. */
export function useClassColumns(): readonly Column<ClassRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return [
    {
      id: 'title',
      header: formatMessage('classes.columns.class'),
      sortable: true,
      fillsWidth: true,
      card: 'title',
      cell: ClassTitle,
    },
    ...numbers.map(([id, count]): Column<ClassRow> => ({
      id,
      header: formatMessage(`classes.columns.${id}`),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: (row) => format.number(count(row)),
      cardCell: (row) => formatMessage(`classes.counts.${id}`, { count: count(row) }),
    })),
    {
      id: 'state',
      header: formatMessage('classes.columns.state'),
      sortable: true,
      card: 'badge',
      cell: ({ published }) => <PublishedBadge isPublished={published} />,
    },
  ];
}
