import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { ActorRefFrom } from 'xstate';

import { href } from '../../../domain/access/href.ts';
import { scoreOf } from '../../../domain/results/score.ts';
import type { ResultsHeadRef } from '../../../machines/quiz/results/results-head-machine.ts';
import type {
  distributedMachine,
  resultListMachine,
  ResultRow,
  resultsDownloadMachine,
  statisticsMachine,
} from '../../../machines/quiz/results/results-machines.ts';
import { selectLoad } from '../../../machines/shared/load-machine.ts';
import { Button } from '../../design/button.tsx';
import { ChevronLeftIcon, DownloadIcon } from '../../design/icon.tsx';
import { ButtonLink, TextLink } from '../../design/link.tsx';
import type { Column } from '../../design/table-types.ts';
import { listContentOf } from '../../shared/list-content.ts';
import { ListScreen } from '../../shared/list-screen.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { Reached, usePercentage } from './percentage.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { ResultsFacts } from './results-facts.tsx';
import { ScoresPanel } from './scores-panel.tsx';
import { useTimeWords } from './use-time-words.ts';

function useColumns(): readonly Column<ResultRow>[] {
  const sentence = useSentence();
  const format = useFormatter();
  const percentage = usePercentage();
  const { when, howLong } = useTimeWords();
  const none = sentence('quizResults.none');
  return [
    {
      id: 'email',
      header: sentence('quizResults.column.email'),
      sortable: true,
      wide: true,
      card: 'title',
      cell: ({ email }) => (
        <span className="font-semibold whitespace-normal wrap-anywhere">{email}</span>
      ),
    },
    {
      id: 'score',
      header: sentence('quizResults.column.score'),
      align: 'end',
      card: 'line',
      cell: ({ progress, questionCount, submittedAt }) =>
        submittedAt === null ? (
          none
        ) : (
          <Reached progress={progress}>
            {sentence('quizResults.scoreOf', {
              score: format.number(scoreOf(progress, questionCount)),
              count: format.number(questionCount),
            })}
          </Reached>
        ),
    },
    {
      id: 'progress',
      header: sentence('quizResults.column.percentage'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ progress, submittedAt }) =>
        submittedAt === null ? none : <Reached progress={progress}>{percentage(progress)}</Reached>,
    },
    {
      id: 'timeTaken',
      header: sentence('quizResults.column.timeTaken'),
      align: 'end',
      roomy: true,
      card: 'line',
      cell: ({ durationSeconds }) => howLong(durationSeconds),
    },
    {
      id: 'submittedAt',
      header: sentence('quizResults.column.submitted'),
      sortable: true,
      align: 'end',
      card: 'line',
      cell: ({ submittedAt }) =>
        submittedAt === null ? sentence('quizResults.notSubmitted') : when(submittedAt),
    },
    {
      id: 'details',
      header: sentence('quizResults.column.details'),
      align: 'end',
      card: 'badge',
      cell: ({ id, email }) => (
        <TextLink
          aria-label={sentence('quizResults.viewDetailOf', { email })}
          to={href('studentResult', { assignId: id })}
        >
          {sentence('quizResults.viewDetail')}
        </TextLink>
      ),
    },
  ];
}

interface QuizResultsProps {
  readonly quiz: number;
  readonly list: ActorRefFrom<typeof resultListMachine>;
  readonly results: ResultsHeadRef;
  readonly statistics: ActorRefFrom<typeof statisticsMachine>;
  readonly distributed: ActorRefFrom<typeof distributedMachine>;
  readonly download: ActorRefFrom<typeof resultsDownloadMachine>;
  readonly onQuiz: (quiz: number) => void;
}

/** The results of a customer's quiz (QRES-01 to QRES-09): its facts and deadline, each student, and what the answers tell about the questions. */
export function QuizResults({
  quiz,
  list,
  results,
  statistics,
  distributed,
  download,
  onQuiz,
}: QuizResultsProps): ReactNode {
  const sentence = useSentence();
  const columns = useColumns();
  const snapshot = useSelector(list, (each) => each);
  const head = useSelector(results, ({ context }) => context.values.head);
  const load = useSelector(statistics, selectLoad);
  const isDownloading = useSelector(download, (each) => each.matches('downloading'));
  const { query, searchText } = snapshot.context;
  const isDistributed = head === null || head.distributedTo > 0;
  const title =
    head === null
      ? sentence('quizResults.title')
      : sentence('quizResults.of', { title: head.title });
  const hasAnswers = load.state !== 'loaded' || load.value.scores.completed > 0;
  return (
    <>
      <ScreenHead
        title={title}
        trail={[
          { label: sentence('quiz.quizzes'), to: href('templates') },
          { label: sentence('quiz.tab.customer'), to: href('customerQuizzes') },
        ]}
      />
      <ListScreen
        title={title}
        headActions={
          <>
            <ButtonLink icon={<ChevronLeftIcon />} to={href('customerQuizzes')}>
              {sentence('quizResults.back')}
            </ButtonLink>
            <Button
              icon={<DownloadIcon />}
              busy={isDownloading}
              whyDisabled={isDistributed ? undefined : sentence('quizResults.distributeFirst')}
              onClick={() => {
                download.send({ type: 'download.start' });
              }}
            >
              {sentence(isDownloading ? 'quizResults.downloading' : 'quizResults.download')}
            </Button>
          </>
        }
        tabs={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ResultsFacts results={results} distributed={distributed} quiz={quiz} onQuiz={onQuiz} />
            {isDistributed && load.state === 'loaded' && hasAnswers && (
              <ScoresPanel scores={load.value.scores} />
            )}
            {isDistributed && !hasAnswers && head !== null && (
              <p className="text-sm text-ink-2">{sentence('quizResults.scores.empty')}</p>
            )}
          </div>
        }
        content={listContentOf(snapshot, { key: 'quizResults.loadFailed' })}
        search={{
          label: sentence('quizResults.search'),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
        isQuiet={({ submittedAt }) => submittedAt === null}
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
        onRetry={() => {
          list.send({ type: 'list.refresh' });
          results.send({ type: 'form.reload' });
          statistics.send({ type: 'load.retry' });
          distributed.send({ type: 'load.retry' });
        }}
        emptyText={sentence(
          query.search === '' ? 'quizResults.distributeFirst' : 'quizResults.noMatch',
        )}
      />
      {isDistributed &&
        hasAnswers &&
        (snapshot.matches({ page: 'loaded' }) || snapshot.matches({ page: 'empty' })) && (
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
        )}
    </>
  );
}
