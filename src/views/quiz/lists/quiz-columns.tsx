import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { ColumnSetting } from '../../../domain/lists/list-settings.ts';
import type { QuizColumn, QuizColumnId } from '../../../domain/lists/quiz-list-kinds.ts';
import { getFullName, type QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Badge } from '../../design/display/badge.tsx';
import { LockIcon } from '../../design/icons/core-icons.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { AddressText } from '../../shared/address-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { People } from './people.tsx';
import { RowTitle } from './row-title.tsx';

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

type ColumnDisplay = Omit<Column<QuizRow>, 'id' | 'header' | 'sortable'>;

/**
 * Returns the columns of a quiz list (QLST-10, QLST-18, QLST-55 to QLST-57, QLST-65). `getViewPath`
 * returns the link of a row's title.
 */
export function useQuizColumns(
  columns: readonly (QuizColumn & Pick<ColumnSetting, 'width'>)[],
  getViewPath: (row: QuizRow) => string,
): readonly Column<QuizRow>[] {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const none = formatMessage('quizLists.none');
  const displays: Readonly<Record<QuizColumnId, ColumnDisplay>> = {
    title: {
      fillsWidth: true,
      card: 'title',
      cell: (row) => <RowTitle row={row} to={getViewPath(row)} />,
    },
    access: { card: 'badge', cell: (row) => <Access row={row} /> },
    subjects: { card: 'line', cell: (row) => <Subjects row={row} /> },
    countOfQuestions: {
      align: 'end',
      card: 'line',
      cell: ({ countOfQuestions }) => format.number(countOfQuestions),
      cardCell: ({ countOfQuestions }) =>
        formatMessage('quiz.editor.questions', { count: countOfQuestions }),
    },
    deadline: {
      align: 'end',
      card: 'badge',
      cell: (row) => <Deadline row={row} />,
      cardCell: (row) => row.endDate !== null && <CardDeadline row={row} />,
    },
    createdAt: {
      align: 'end',
      card: 'line',
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), dateFormat),
    },
    sharedWith: { card: 'badge', cell: ({ sharedWith }) => <People people={sharedWith} /> },
    sharedBy: {
      card: 'badge',
      cell: ({ owner }) => <People people={owner === null ? [] : [owner]} />,
    },
    customerName: {
      card: 'line',
      cell: ({ owner }) => (owner === null ? none : getFullName(owner)),
    },
    customerEmail: {
      card: 'line',
      cell: ({ owner }) => (owner === null ? none : <AddressText text={owner.email} />),
    },
  };
  return columns.map(({ id, header, sortable, width }) => ({
    id,
    width,
    header: formatMessage(header),
    sortable,
    ...displays[id],
  }));
}

interface CellProps {
  readonly row: QuizRow;
}

function Access({ row: { isRestricted } }: CellProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Badge icon={isRestricted && <LockIcon />}>
      {formatMessage(isRestricted ? 'quizLists.restricted' : 'quizLists.open')}
    </Badge>
  );
}

function Subjects({ row: { subjects } }: CellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const list = useFormatter().list(subjects, { type: 'unit' });
  if (subjects.length === 0) return formatMessage('quizLists.none');
  return (
    <span className="block max-w-60 truncate in-data-sized:max-w-none" title={list}>
      {list}
    </span>
  );
}

/** The deadline in a table: a date, a dash without one, Expired once it has passed. */
function Deadline({ row: { deadline, endDate } }: CellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  if (endDate === null) return formatMessage('quizLists.none');
  return deadline === 'expired' ? (
    <Badge tone="bad">{formatMessage('quizLists.expired')}</Badge>
  ) : (
    format.dateTime(new Date(endDate), dateFormat)
  );
}

/** The deadline on a card: 'Deadline' with the date, or Expired. */
function CardDeadline({ row }: CellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  return row.endDate !== null && row.deadline === 'upcoming' ? (
    <Badge>
      {formatMessage('quizLists.until', {
        date: format.dateTime(new Date(row.endDate), dateFormat),
      })}
    </Badge>
  ) : (
    <Deadline row={row} />
  );
}
