import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { ResultsHeadRef } from '../../../machines/quiz/results/results-head-machine.ts';
import type { distributedMachine } from '../../../machines/quiz/results/results-machines.ts';
import { Select } from '../../design/select.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { Fact } from './fact.tsx';

interface ResultsFactsProps {
  readonly results: ResultsHeadRef;
  readonly distributed: ActorRefFrom<typeof distributedMachine>;
  /** The quiz whose results show. */
  readonly quiz: number;
  readonly onQuiz: (quiz: number) => void;
}

/** What is said of the quiz above its results: which one, its type, its deadline, how many have it and how many submitted it (QRES-02 to QRES-06). */
export function ResultsFacts({ results, distributed, quiz, onQuiz }: ResultsFactsProps): ReactNode {
  const sentence = useSentence();
  const head = useSelector(results, (snapshot) => snapshot.context.values.head);
  const others = useSelector(distributed, (snapshot) => snapshot.context.value) ?? [];
  const isLoading = useSelector(results, (snapshot) => snapshot.matches('loading'));
  if (head === null)
    return isLoading ? (
      <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton width={50} />
        <Skeleton width={70} />
      </div>
    ) : null;
  const offered = others.some(({ id }) => id === quiz)
    ? others
    : [{ id: quiz, title: head.title }, ...others];
  return (
    <div className="grid items-start gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4 max-md:grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-[minmax(0,20rem)_minmax(0,21rem)_auto]">
      <Select
        label={sentence('quizResults.quiz')}
        choices={offered.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(quiz)}
        onChange={(id) => {
          if (Number(id) !== quiz) onQuiz(Number(id));
        }}
      />
      <DeadlineField results={results} head={head} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:justify-end">
        <Fact name={sentence('quizResults.type')}>
          {head.isGraded === null
            ? sentence('quizResults.none')
            : sentence(head.isGraded ? 'quizResults.graded' : 'quizResults.ungraded')}
        </Fact>
        <Fact name={sentence('quizResults.distributedTo')}>
          {sentence('quizResults.students', { count: head.distributedTo })}
        </Fact>
        <Fact name={sentence('quizResults.completedBy')}>
          {sentence('quizResults.students', { count: head.completedBy })}
        </Fact>
      </dl>
    </div>
  );
}
