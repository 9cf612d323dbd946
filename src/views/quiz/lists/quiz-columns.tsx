import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { QuizColumn, QuizColumnId } from '../../../domain/lists/quiz-list-kinds.ts';
import { fullName, type QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Badge } from '../../design/badge.tsx';
import { LockIcon } from '../../design/core-icon.tsx';
import type { Column } from '../../design/table-types.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { People } from './people.tsx';
import { RowTitle } from './row-title.tsx';

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

type Look = Omit<Column<QuizRow>, 'id' | 'header' | 'sortable'>;

/** How each column shows a quiz (QLST-10, QLST-18, QLST-55 to QLST-57, QLST-65); `viewPath` is where a row's title leads. */
export function useQuizColumns(
  columns: readonly QuizColumn[],
  viewPath: (row: QuizRow) => string,
): readonly Column<QuizRow>[] {
  const sentence = useSentence();
  const format = useFormatter();
  const none = sentence('quizLists.none');
  const day = (at: string): string => format.dateTime(new Date(at), dateFormat);
  const access = ({ isRestricted }: QuizRow): ReactNode => (
    <Badge icon={isRestricted && <LockIcon />}>
      {sentence(isRestricted ? 'quizLists.restricted' : 'quizLists.open')}
    </Badge>
  );
  const deadline = ({ deadline: state, endDate }: QuizRow): ReactNode => {
    if (endDate === null) return none;
    return state === 'expired' ? (
      <Badge tone="bad">{sentence('quizLists.expired')}</Badge>
    ) : (
      day(endDate)
    );
  };
  const looks: Readonly<Record<QuizColumnId, Look>> = {
    title: { wide: true, card: 'title', cell: (row) => <RowTitle row={row} to={viewPath(row)} /> },
    access: { card: 'badge', cell: access },
    subjects: {
      card: 'line',
      cell: ({ subjects }) =>
        subjects.length === 0 ? (
          none
        ) : (
          <span className="block max-w-60 truncate" title={subjects.join(', ')}>
            {subjects.join(', ')}
          </span>
        ),
    },
    countOfQuestions: {
      align: 'end',
      card: 'line',
      cell: ({ countOfQuestions }) => format.number(countOfQuestions),
      cardCell: ({ countOfQuestions }) =>
        sentence('quiz.editor.questions', { count: countOfQuestions }),
    },
    deadline: {
      align: 'end',
      card: 'badge',
      cell: deadline,
      cardCell: (row) =>
        row.endDate !== null &&
        (row.deadline === 'ahead' ? (
          <Badge>{sentence('quizLists.until', { date: day(row.endDate) })}</Badge>
        ) : (
          deadline(row)
        )),
    },
    createdAt: { align: 'end', card: 'line', cell: ({ createdAt }) => day(createdAt) },
    sharedWith: { card: 'badge', cell: ({ sharedWith }) => <People people={sharedWith} /> },
    sharedBy: {
      card: 'badge',
      cell: ({ owner }) => <People people={owner === null ? [] : [owner]} />,
    },
    customerName: { card: 'line', cell: ({ owner }) => (owner === null ? none : fullName(owner)) },
    customerEmail: { card: 'line', cell: ({ owner }) => owner?.email ?? none },
  };
  return columns.map(({ id, header, sortable }) => ({
    id,
    header: sentence(header),
    sortable,
    ...looks[id],
  }));
}
