import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import type { DeadlineFormRef } from '../../../machines/quiz/results/deadline-form-machine.ts';
import type {
  distributedQuizzesMachine,
  QuizReminders as Reminders,
  quizRemindersMachine,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { ChevronLeftIcon, DownloadIcon } from '../../design/icons/icons.tsx';
import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { PrinterIcon } from '../../design/icons/printer-icon.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { useList } from '../../shared/lists/use-list.ts';
import { ListScreen } from '../../shared/lists/list-screen.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { PrintedResults } from './printed-results.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { QuizReminders } from './quiz-reminders.tsx';
import { useResultColumns } from './result-columns.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { ScoresPanel } from './scores-panel.tsx';

/** The actors of the results of a quiz. */
export interface QuizResultsProps {
  readonly quiz: number;
  readonly list: ActorRefFrom<typeof resultListMachine>;
  readonly results: DeadlineFormRef;
  readonly statistics: ActorRefFrom<typeof statisticsMachine>;
  readonly distributed: ActorRefFrom<typeof distributedQuizzesMachine>;
  readonly reminders: ActorRefFrom<typeof quizRemindersMachine>;
  /** What reminds the students of a class of the quiz, which has this title. */
  readonly renderReminder: (found: Reminders['classes'][number], title: string) => ReactNode;
  readonly download: ActorRefFrom<typeof resultsDownloadMachine>;
  readonly print: ActorRefFrom<typeof resultsPrintMachine>;
  readonly onQuiz: (quiz: number) => void;
}

const missingFilter = 'missing';

/**
 * The results of a customer's quiz (QRES-01 to QRES-09): summary, deadline, scores, students and
 * question statistics.
 */
export function QuizResults(props: QuizResultsProps): ReactNode {
  const { list, results, statistics, distributed, reminders } = props;
  const formatMessage = useFormatMessage();
  const columns = useResultColumns();
  const listProps = useList(list, {
    search: 'quizResults.search',
    loadFailed: 'quizResults.loadFailed',
  });
  const isSearching = useSelector(list, ({ context }) => context.query.search !== '');
  const isMissing = useSelector(
    list,
    ({ context }) => context.query.filters['show'] === missingFilter,
  );
  const title = useTitle(results);
  return (
    <>
      <ScreenHead
        title={title}
        trail={[
          { label: formatMessage('quiz.quizzes'), to: href('templates') },
          { label: formatMessage('quiz.tab.customer'), to: href('customerQuizzes') },
        ]}
      />
      <ListScreen
        title={title}
        headActions={<HeaderActions {...props} />}
        tabs={<SummaryAndScores {...props} />}
        {...listProps}
        tools={
          <SegmentedControl
            hideLabel
            label={formatMessage('quizResults.show')}
            choices={[
              { value: 'all', label: formatMessage('quizResults.showAll') },
              { value: missingFilter, label: formatMessage('quizResults.showMissing') },
            ]}
            value={isMissing ? missingFilter : 'all'}
            onChange={(value) => {
              list.send({ type: 'filter.choose', name: 'show', value });
            }}
          />
        }
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ email }) => email}
        isRowMuted={({ submittedAt }) => submittedAt === null}
        onRetry={() => {
          listProps.onRetry();
          results.send({ type: 'form.reload' });
          statistics.send({ type: 'load.retry' });
          distributed.send({ type: 'load.retry' });
          reminders.send({ type: 'load.retry' });
        }}
        emptyText={formatMessage(
          isSearching
            ? 'quizResults.noMatch'
            : isMissing
              ? 'quizResults.nobodyMissing'
              : 'quizResults.distributeFirst',
        )}
      />
      {listProps.content.state === 'shown' && <QuestionStatistics {...props} />}
      <PrintedResults {...props} title={title} />
    </>
  );
}

function useTitle(results: DeadlineFormRef): string {
  const formatMessage = useFormatMessage();
  const quizTitle = useSelector(results, ({ context }) => context.values.overview?.title);
  return quizTitle === undefined
    ? formatMessage('quizResults.title')
    : formatMessage('quizResults.of', { title: quizTitle });
}

/**
 * Returns whether the quiz is distributed and whether any student answered it. Unknown counts as
 * yes.
 */
function useProgress({ results, statistics }: Pick<QuizResultsProps, 'results' | 'statistics'>) {
  const overview = useSelector(results, ({ context }) => context.values.overview);
  const load = useSelector(statistics, selectLoad);
  return {
    isDistributed: overview === null || overview.distributedTo > 0,
    hasAnswers: load.state !== 'loaded' || load.value.scores.completed > 0,
  };
}

function HeaderActions(props: QuizResultsProps): ReactNode {
  const { download, list, print } = props;
  const formatMessage = useFormatMessage();
  const { isDistributed } = useProgress(props);
  const isPrinting = useSelector(print, (snapshot) => !snapshot.matches('idle'));
  const reason = isDistributed ? undefined : formatMessage('quizResults.distributeFirst');
  const printResults = (): void => {
    print.send({ type: 'print.start', query: list.getSnapshot().context.query });
  };
  useShortcuts(isDistributed ? { 'Mod+p': printResults } : {});
  const isDownloading = useSelector(download, (snapshot) => snapshot.matches('downloading'));
  return (
    <>
      <ButtonLink icon={<ChevronLeftIcon />} to={href('customerQuizzes')}>
        {formatMessage('quizResults.back')}
      </ButtonLink>
      <Button
        icon={<PrinterIcon />}
        busy={isPrinting}
        disabledReason={reason}
        onClick={printResults}
      >
        {formatMessage('quizResults.print')}
      </Button>
      <Button
        icon={<DownloadIcon />}
        busy={isDownloading}
        disabledReason={reason}
        onClick={() => {
          download.send({ type: 'download.start' });
        }}
      >
        {formatMessage(isDownloading ? 'quizResults.downloading' : 'quizResults.download')}
      </Button>
    </>
  );
}

function SummaryAndScores(props: QuizResultsProps): ReactNode {
  const { quiz, results, statistics, distributed, reminders, renderReminder, onQuiz } = props;
  const formatMessage = useFormatMessage();
  const { isDistributed, hasAnswers } = useProgress(props);
  const quizTitle = useSelector(results, ({ context }) => context.values.overview?.title);
  const load = useSelector(statistics, selectLoad);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ResultsSummary results={results} distributed={distributed} quiz={quiz} onQuiz={onQuiz} />
      {quizTitle !== undefined && (
        <QuizReminders
          reminders={reminders}
          renderReminder={(found) => renderReminder(found, quizTitle)}
        />
      )}
      {isDistributed && load.state === 'loaded' && hasAnswers && (
        <ScoresPanel scores={load.value.scores} />
      )}
      {isDistributed && !hasAnswers && quizTitle !== undefined && (
        <p className="text-sm text-ink-2">{formatMessage('quizResults.scores.empty')}</p>
      )}
    </div>
  );
}

function QuestionStatistics(props: QuizResultsProps): ReactNode {
  const { statistics } = props;
  const { isDistributed, hasAnswers } = useProgress(props);
  const load = useSelector(statistics, selectLoad);
  if (!isDistributed || !hasAnswers) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3 pb-12 md:px-6">
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          statistics.send({ type: 'load.retry' });
        }}
      >
        {(value) => <QuestionsPanel statistics={value} />}
      </Loaded>
    </div>
  );
}
