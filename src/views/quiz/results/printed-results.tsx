import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { waitFor, type ActorRefFrom } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { DeadlineFormRef } from '../../../machines/quiz/results/deadline-form-machine.ts';
import type {
  resultsPrintMachine,
  statisticsMachine,
  QuestionSummary,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Paper } from '../../design/paper/paper.tsx';
import { PaperHead, PaperTable } from '../../design/paper/paper-parts.tsx';
import { loadRichText, RichText } from '../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { createColumns } from './questions-panel.tsx';
import { useResultColumns } from './result-columns.tsx';
import { useFormatPercentage } from './score-text.tsx';
import { useResultTimes } from './use-result-times.ts';

interface PrintedResultsProps {
  readonly title: string;
  readonly print: ActorRefFrom<typeof resultsPrintMachine>;
  readonly results: DeadlineFormRef;
  readonly statistics: ActorRefFrom<typeof statisticsMachine>;
}

/** Loads what is missing of the quiz and its questions, and the code that draws them. */
async function loadMissing({ results, statistics }: PrintedResultsProps): Promise<void> {
  if (results.getSnapshot().matches('loadFailed')) results.send({ type: 'form.reload' });
  if (statistics.getSnapshot().matches('failed')) statistics.send({ type: 'load.retry' });
  await Promise.all([
    waitFor(results, (snapshot) => !snapshot.matches('loading')),
    waitFor(statistics, (snapshot) => !snapshot.matches('loading')),
    loadRichText(),
  ]);
}

/** The results on paper, while they are printed. */
export function PrintedResults(props: PrintedResultsProps): ReactNode {
  const { print } = props;
  const isPrinting = useSelector(print, (snapshot) => snapshot.matches('printing'));
  if (!isPrinting) return null;
  return (
    <Paper
      isAsked
      prepare={() => loadMissing(props)}
      onPrinted={() => {
        print.send({ type: 'print.end' });
      }}
    >
      <ResultsPaper {...props} />
    </Paper>
  );
}

/**
 * The students as the list shows them, on all of its pages, then the questions. What could not be
 * loaded is named.
 */
function ResultsPaper({ title, print, statistics, results }: PrintedResultsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const facts = useFacts({ results, statistics });
  const rows = useSelector(print, ({ context }) => context.rows);
  const showsMissing = useSelector(
    print,
    ({ context }) => context.query?.filters['show'] === 'missing',
  );
  const hasHead = useSelector(results, ({ context }) => context.saved.values.overview !== null);
  const load = useSelector(statistics, selectLoad);
  const value = load.state === 'loaded' ? load.value : null;
  const questionColumns = createColumns(formatMessage, format, value?.scores.completed ?? 0);
  return (
    <>
      <PaperHead title={title} facts={facts}>
        {!hasHead && <p>{formatMessage('quizResults.headFailed')}</p>}
      </PaperHead>
      {showsMissing && (
        <h2 className="pb-2 text-lg font-semibold">{formatMessage('quizResults.showMissing')}</h2>
      )}
      <PaperTable
        title={formatMessage('quizResults.scores.students')}
        columns={useResultColumns().filter(({ id }) => id !== 'details')}
        rows={rows}
        getRowId={({ id }) => id}
      />
      {load.state === 'failed' && (
        <section className="pt-8">
          <h2 className="pb-2 text-lg font-semibold">
            {formatMessage('quizResults.questions.title')}
          </h2>
          <p>{formatMessage(getFailureMessage(load.failure))}</p>
        </section>
      )}
      {value !== null && value.scores.completed > 0 && (
        <section className="pt-8">
          <h2 className="pb-2 text-lg font-semibold">
            {formatMessage('quizResults.questions.title')}
          </h2>
          <PaperTable<QuestionSummary>
            title={formatMessage('quizResults.questions.title')}
            columns={questionColumns.map((column) =>
              column.id === 'question' ? { ...column, cell: renderQuestion } : column,
            )}
            rows={value.questions}
            getRowId={({ questionOrder, title: text }) => `${String(questionOrder)} ${text}`}
          />
        </section>
      )}
    </>
  );
}

/** The number and the text of a question. */
const renderQuestion = ({ questionOrder, title }: QuestionSummary): ReactNode => (
  <div className="flex gap-2">
    <span className="figures min-w-4">{questionOrder}.</span>
    <div className="min-w-0">
      <RichText text={title} />
    </div>
  </div>
);

/** Returns the stored deadline, the numbers of students, and the mean and median of the scores. */
function useFacts({ results, statistics }: Pick<PrintedResultsProps, 'results' | 'statistics'>) {
  const formatMessage = useFormatMessage();
  const formatPercentage = useFormatPercentage();
  const { formatMoment } = useResultTimes();
  const { overview, endDate } = useSelector(results, ({ context }) => context.saved.values);
  const scores = useSelector(statistics, ({ context }) => context.value?.scores);
  const formatScore = (score: number | null | undefined) =>
    typeof score === 'number' ? formatPercentage(score) : null;
  const formatStudents = (count: number | undefined) =>
    count === undefined ? null : formatMessage('quizResults.students', { count });
  const facts = [
    {
      name: formatMessage('quizResults.deadline'),
      value: endDate === null ? null : formatMoment(endDate),
    },
    {
      name: formatMessage('quizResults.distributedTo'),
      value: formatStudents(overview?.distributedTo),
    },
    {
      name: formatMessage('quizResults.completedBy'),
      value: formatStudents(overview?.completedBy),
    },
    { name: formatMessage('quizResults.scores.mean'), value: formatScore(scores?.mean) },
    { name: formatMessage('quizResults.scores.median'), value: formatScore(scores?.median) },
  ];
  return facts.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}
