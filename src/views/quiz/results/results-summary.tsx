import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  ResultsOverview,
  DeadlineFormRef,
} from '../../../machines/quiz/results/deadline-form-machine.ts';
import type { distributedQuizzesMachine } from '../../../machines/quiz/results/results-machines.ts';
import { Select } from '../../design/fields/select.tsx';
import { Skeleton } from '../../design/feedback/skeleton.tsx';
import { RetryAlert } from '../../shared/retry-alert.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { Fact } from './fact.tsx';
import { classNames } from '../../design/class-names.ts';

interface ResultsSummaryProps {
  readonly results: DeadlineFormRef;
  readonly distributed: ActorRefFrom<typeof distributedQuizzesMachine>;
  /** The id of the quiz. */
  readonly quiz: number;
  readonly onQuiz: (quiz: number) => void;
}

/**
 * Above the results: quiz selector, deadline, type, and the numbers of students who have the quiz
 * and who completed it (QRES-02 to QRES-06).
 */
export function ResultsSummary({
  results,
  distributed,
  quiz,
  onQuiz,
}: ResultsSummaryProps): ReactNode {
  const formatMessage = useFormatMessage();
  const overview = useSelector(results, (snapshot) => snapshot.context.values.overview);
  const others = useSelector(distributed, (snapshot) => snapshot.context.value) ?? [];
  const isLoading = useSelector(results, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(results, (snapshot) => snapshot.matches('loadFailed'));
  if (hasFailed)
    return (
      <RetryAlert
        onRetry={() => {
          results.send({ type: 'form.reload' });
        }}
      >
        {formatMessage('quizResults.headFailed')}
      </RetryAlert>
    );
  if (overview === null)
    return isLoading ? (
      <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton width={50} />
        <Skeleton width={70} />
      </div>
    ) : null;
  const choices = others.some(({ id }) => id === quiz)
    ? others
    : [{ id: quiz, title: overview.title }, ...others];
  return (
    <div
      className={classNames(
        'grid items-start gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4',
        'max-md:grid-cols-[minmax(0,1fr)] md:grid-cols-2',
        'lg:grid-cols-[minmax(0,20rem)_minmax(0,21rem)_auto]',
      )}
    >
      <Select
        label={formatMessage('quizResults.quiz')}
        choices={choices.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(quiz)}
        onChange={(id) => {
          if (Number(id) !== quiz) onQuiz(Number(id));
        }}
      />
      <DeadlineField results={results} overview={overview} />
      <QuizFacts overview={overview} />
    </div>
  );
}

function QuizFacts({ overview }: { readonly overview: ResultsOverview }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:justify-end">
      <Fact name={formatMessage('quizResults.type')}>
        {overview.isGraded === null
          ? formatMessage('quizResults.none')
          : formatMessage(overview.isGraded ? 'quizResults.graded' : 'quizResults.ungraded')}
      </Fact>
      <Fact name={formatMessage('quizResults.distributedTo')}>
        {formatMessage('quizResults.students', { count: overview.distributedTo })}
      </Fact>
      <Fact name={formatMessage('quizResults.completedBy')}>
        {formatMessage('quizResults.students', { count: overview.completedBy })}
      </Fact>
    </dl>
  );
}
