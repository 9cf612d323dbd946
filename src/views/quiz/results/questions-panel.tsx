import { useState, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type {
  QuestionSummary,
  Statistics,
} from '../../../machines/quiz/results/results-machines.ts';
import {
  getQuestionFlags,
  getNoDiscriminationReason,
} from '../../../domain/results/item-analysis.ts';
import type { FormatMessage } from '../../../domain/messages/message.ts';
import { getVisibleText } from '../../../domain/rich-text/visible-text.ts';
import { Badge } from '../../design/display/badge.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import { FlagIcon } from '../../design/icons/icons.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ListPagination } from '../../shared/lists/list-pagination.tsx';
import { useTableLabels } from '../../shared/lists/use-table-labels.ts';
import { OptionCounts } from './option-counts.tsx';

const pageSize = 20;

type Format = ReturnType<typeof useFormatter>;

const formatPercent = (format: Format, part: number): string =>
  format.number(part, { style: 'percent', maximumFractionDigits: 0 });

function Discrimination({ question }: { readonly question: QuestionSummary }): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const reason = getNoDiscriminationReason(question);
  if (question.discrimination !== null)
    return format.number(question.discrimination, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  return (
    <span className="grid justify-items-end max-md:inline">
      <span>{formatMessage('quizResults.none')} </span>
      {reason !== null && (
        <span className="text-xs text-ink-2">
          {formatMessage(`quizResults.questions.undefined.${reason}`)}
        </span>
      )}
    </span>
  );
}

interface QuestionCellProps {
  readonly question: QuestionSummary;
  /** The number of students who completed the quiz. */
  readonly completed: number;
}

/** A question's number and text, its warnings, and how often each option was chosen. */
function QuestionCell({ question, completed }: QuestionCellProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid gap-1.5 py-1.5">
      <div className="flex gap-3">
        <span className="figures min-w-5 text-ink-2">{question.questionOrder}</span>
        <div className="grid min-w-0 grow gap-1.5">
          <div className="min-w-0 font-semibold wrap-anywhere">
            <RichText text={question.title} />
          </div>
          {getQuestionFlags(question).map((flag) => (
            <p
              key={flag}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-2"
            >
              <Badge tone="warn" icon={<FlagIcon />}>
                {formatMessage(`quizResults.questions.flagName.${flag}`)}
              </Badge>
              {formatMessage(`quizResults.questions.flag.${flag}`)}
            </p>
          ))}
          {question.timesAsked < completed && (
            <p className="text-xs font-normal text-ink-2">
              {formatMessage('quizResults.questions.edited', {
                asked: question.timesAsked,
                completed,
              })}
            </p>
          )}
          <OptionCounts question={question} />
        </div>
      </div>
    </div>
  );
}

/** Returns the columns of the table of questions. */
export const createColumns = (
  formatMessage: FormatMessage,
  format: Format,
  completed: number,
): readonly Column<QuestionSummary>[] => [
  {
    id: 'question',
    header: formatMessage('quizResults.questions.question'),
    fillsWidth: true,
    card: 'title',
    cell: (question) => <QuestionCell question={question} completed={completed} />,
  },
  {
    id: 'asked',
    header: formatMessage('quizResults.questions.asked'),
    align: 'end',
    card: 'line',
    cell: ({ timesRight, timesAsked }) =>
      formatMessage('quizResults.questions.right', { right: timesRight, asked: timesAsked }),
  },
  {
    id: 'difficulty',
    header: formatMessage('quizResults.questions.difficulty'),
    align: 'end',
    card: 'line',
    cell: ({ difficulty }) => formatPercent(format, difficulty),
    cardCell: ({ difficulty }) =>
      formatMessage('quizResults.questions.share', { percent: formatPercent(format, difficulty) }),
  },
  {
    id: 'discrimination',
    header: formatMessage('quizResults.questions.discrimination'),
    align: 'end',
    card: 'line',
    cell: (question) => <Discrimination question={question} />,
    cardCell: (question) => (
      <>
        {formatMessage('quizResults.questions.discrimination')}{' '}
        <Discrimination question={question} />
      </>
    ),
  },
];

interface QuestionsPanelProps {
  readonly statistics: Statistics;
}

/**
 * Statistics of each question: difficulty, discrimination, how often each option was chosen, and
 * warnings.
 */
export function QuestionsPanel({
  statistics: {
    questions,
    scores: { completed },
  },
}: QuestionsPanelProps): ReactNode {
  const tableLabels = useTableLabels();
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(questions.length / pageSize);
  const flaggedCount = questions.filter((question) => getQuestionFlags(question).length > 0).length;
  return (
    <Panel
      title={formatMessage('quizResults.questions.title')}
      note={formatMessage('quizResults.questions.flagged', { count: flaggedCount })}
    >
      <p className="max-w-prose text-sm text-ink-2">
        {formatMessage('quizResults.questions.explain')}
      </p>
      <DataTable
        label={formatMessage('quizResults.questions.title')}
        columns={createColumns(formatMessage, format, completed)}
        rows={questions.slice((page - 1) * pageSize, page * pageSize)}
        getRowId={({ questionOrder, title, timesAsked }) =>
          `${String(questionOrder)} ${String(timesAsked)} ${title}`
        }
        getRowName={({ title }) => getVisibleText(title)}
        empty={null}
        labels={tableLabels}
      />
      <ListPagination page={page} pages={pageCount} onPage={setPage} />
    </Panel>
  );
}
