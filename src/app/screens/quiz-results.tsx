import { useMemo, useState, type ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { resultListDefaults } from '../../machines/quiz/results/results-machines.ts';
import { QuizResults } from '../../views/quiz/results/quiz-results.tsx';
import { outlets } from '../outlets.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from '../routes.tsx';
import { useServices } from '../services.ts';
import {
  suppliedDistributed,
  suppliedResultList,
  suppliedResultsDownload,
  suppliedResultsHead,
  suppliedStatistics,
} from '../supply/quiz-results.ts';
import { useCall } from '../use-call.ts';
import { useListAddress } from '../use-list-address.ts';

/** The screen at /quiz/customer-quiz/results/{userQuizId}. Its page, search and sort stand in the address (decision 31). */
export default function QuizResultsScreen({ route: { params } }: ScreenProps): ReactNode {
  const { place } = useServices();
  const call = useCall();
  const [subject] = useState(() => ({
    quiz: Number(params['userQuizId']),
    now: () => Date.now(),
    zoneMinutes: () => -new Date().getTimezoneOffset(),
  }));
  const machines = useMemo(
    () => ({
      list: suppliedResultList(call, subject),
      head: suppliedResultsHead(call),
      statistics: suppliedStatistics(call),
      distributed: suppliedDistributed(call),
      download: suppliedResultsDownload(call),
    }),
    [call, subject],
  );
  const list = useRootActor(machines.list, {
    id: 'results',
    input: { address: place.current().search, defaults: resultListDefaults },
  });
  const results = useRootActor(machines.head, { id: 'resultsHead', input: subject });
  const statistics = useRootActor(machines.statistics, { id: 'quizStatistics', input: subject });
  const distributed = useRootActor(machines.distributed, {
    id: 'distributedQuizzes',
    input: subject,
  });
  const download = useRootActor(machines.download, { id: 'resultsDownload', input: subject });
  useListAddress(list);
  return (
    <QuizResults
      quiz={subject.quiz}
      list={list}
      results={results}
      statistics={statistics}
      distributed={distributed}
      download={download}
      onQuiz={(quiz) => {
        outlets.navigate(href('customerQuizResults', { userQuizId: quiz }));
      }}
    />
  );
}
