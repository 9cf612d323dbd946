import { useState, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type {
  QuestionFigures,
  Statistics,
} from '../../../machines/quiz/results/results-machines.ts';
import { questionFlags, whyNoDiscrimination } from '../../../domain/results/item-analysis.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import { Badge } from '../../design/badge.tsx';
import { DataTable } from '../../design/data-table.tsx';
import { FlagIcon } from '../../design/icon.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { Panel } from '../../design/panel.tsx';
import type { Column } from '../../design/table-types.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { OptionCounts } from './option-counts.tsx';

const perPage = 20;

type Sentence = ReturnType<typeof useSentence>;
type Format = ReturnType<typeof useFormatter>;

const share = (format: Format, part: number): string =>
  format.number(part, { style: 'percent', maximumFractionDigits: 0 });

function Discrimination({ question }: { readonly question: QuestionFigures }): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const why = whyNoDiscrimination(question);
  if (question.discrimination !== null)
    return format.number(question.discrimination, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  return (
    <span className="grid justify-items-end max-md:inline">
      {sentence('quizResults.none')}{' '}
      {why !== null && (
        <span className="text-xs text-ink-2">
          {sentence(`quizResults.questions.undefined.${why}`)}
        </span>
      )}
    </span>
  );
}

const columnsOf = (
  sentence: Sentence,
  format: Format,
  completed: number,
): readonly Column<QuestionFigures>[] => [
  {
    id: 'question',
    header: sentence('quizResults.questions.question'),
    wide: true,
    card: 'title',
    cell: (question) => (
      <div className="grid gap-1.5 py-1.5">
        <div className="flex gap-3">
          <span className="figures min-w-5 text-ink-2">{question.questionOrder}</span>
          <div className="grid min-w-0 grow gap-1.5">
            <div className="min-w-0 font-semibold wrap-anywhere">
              <RichText text={question.title} />
            </div>
            {questionFlags(question).map((flag) => (
              <p
                key={flag}
                className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-2"
              >
                <Badge tone="warn" icon={<FlagIcon />}>
                  {sentence(`quizResults.questions.flagName.${flag}`)}
                </Badge>
                {sentence(`quizResults.questions.flag.${flag}`)}
              </p>
            ))}
            {question.timesAsked < completed && (
              <p className="text-xs font-normal text-ink-2">
                {sentence('quizResults.questions.edited', {
                  asked: question.timesAsked,
                  completed,
                })}
              </p>
            )}
            <OptionCounts question={question} />
          </div>
        </div>
      </div>
    ),
  },
  {
    id: 'asked',
    header: sentence('quizResults.questions.asked'),
    align: 'end',
    card: 'line',
    cell: ({ timesRight, timesAsked }) =>
      sentence('quizResults.questions.right', { right: timesRight, asked: timesAsked }),
  },
  {
    id: 'difficulty',
    header: sentence('quizResults.questions.difficulty'),
    align: 'end',
    card: 'line',
    cell: ({ difficulty }) => share(format, difficulty),
    cardCell: ({ difficulty }) =>
      sentence('quizResults.questions.share', { percent: share(format, difficulty) }),
  },
  {
    id: 'discrimination',
    header: sentence('quizResults.questions.discrimination'),
    align: 'end',
    card: 'line',
    cell: (question) => <Discrimination question={question} />,
    cardCell: (question) => (
      <>
        {sentence('quizResults.questions.discrimination')} <Discrimination question={question} />
      </>
    ),
  },
];

interface QuestionsPanelProps {
  readonly statistics: Statistics;
}

/** What the answers tell about each question: difficulty, discrimination, chosen options, and which of them deserve a second look. */
export function QuestionsPanel({
  statistics: {
    questions,
    scores: { completed },
  },
}: QuestionsPanelProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(questions.length / perPage);
  const flagged = questions.filter((question) => questionFlags(question).length > 0).length;
  return (
    <Panel
      title={sentence('quizResults.questions.title')}
      note={sentence('quizResults.questions.looked', { count: flagged })}
    >
      <p className="max-w-prose text-sm text-ink-2">{sentence('quizResults.questions.explain')}</p>
      <DataTable
        label={sentence('quizResults.questions.title')}
        columns={columnsOf(sentence, format, completed)}
        rows={questions.slice((page - 1) * perPage, page * perPage)}
        idOf={({ questionOrder, title, timesAsked }) =>
          `${String(questionOrder)} ${String(timesAsked)} ${title}`
        }
        nameOf={({ title }) => textOf(title)}
        empty={null}
        sentences={{
          actions: sentence('common.actions'),
          actionsOf: (name) => sentence('common.actionsOf', { name }),
          selectAll: sentence('common.selectAll'),
          selectRow: (name) => sentence('common.selectRow', { name }),
          sortBy: sentence('common.sortBy'),
          direction: { asc: sentence('common.ascending'), desc: sentence('common.descending') },
        }}
      />
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={setPage}
          sentences={{
            label: sentence('common.pages'),
            previous: sentence('common.previousPage'),
            next: sentence('common.nextPage'),
            page: (each) => sentence('common.page', { page: each }),
          }}
        />
      )}
    </Panel>
  );
}
