import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { resultListDefaults } from '../../machines/quiz/results/results-machines.ts';
import { QuizReminder } from '../../views/classes/quiz-reminder.tsx';
import { QuizResults } from '../../views/quiz/results/quiz-results.tsx';
import { publishEmitted } from '../emitted-events.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import {
  provideDistributedQuizzes,
  provideQuizReminders,
  provideResultList,
  provideResultsDownload,
  provideResultsPrint,
  provideDeadlineForm,
  provideStatistics,
} from '../actors/quiz/quiz-results.ts';
import { useCall } from '../hooks/use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';

/**
 * The screen at /quiz/customer-quiz/results/{userQuizId}. The address holds its page, search and
 * sort (PD-31).
 */
export default function QuizResultsScreen({ route: { params } }: ScreenProps): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const [subject] = useState(() => ({
    quiz: Number(params['userQuizId']),
    now: () => Date.now(),
    zoneMinutes: () => -new Date().getTimezoneOffset(),
  }));
  const [now] = useState(() => Date.now());
  const machines = useMemo(
    () => ({
      list: provideResultList(call, subject),
      deadline: provideDeadlineForm(call),
      statistics: provideStatistics(call),
      distributed: provideDistributedQuizzes(call),
      reminders: provideQuizReminders(call),
      download: provideResultsDownload(call),
      print: provideResultsPrint(call),
    }),
    [call, subject],
  );
  const list = useRootActor(machines.list, {
    id: 'results',
    input: { address: history.getLocation().search, defaults: resultListDefaults },
  });
  const results = useRootActor(machines.deadline, { id: 'deadlineForm', input: subject });
  const statistics = useRootActor(machines.statistics, { id: 'quizStatistics', input: subject });
  const distributed = useRootActor(machines.distributed, {
    id: 'distributedQuizzes',
    input: subject,
  });
  const reminders = useRootActor(machines.reminders, { id: 'quizReminders', input: subject });
  const { classChanges } = useFrameActors();
  useLayoutEffect(() => {
    const refresh = (): void => {
      reminders.send({ type: 'load.refresh' });
    };
    // A deadline that was saved decides whether students can be reminded.
    const subscriptions = [classChanges.on('changed', refresh), results.on('notice', refresh)];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [classChanges, reminders, results]);
  const download = useRootActor(machines.download, { id: 'resultsDownload', input: subject });
  const print = useRootActor(machines.print, { id: 'resultsPrint', input: subject });
  useListAddress(list);
  return (
    <QuizResults
      quiz={subject.quiz}
      list={list}
      results={results}
      statistics={statistics}
      distributed={distributed}
      reminders={reminders}
      renderReminder={({ id, title: classTitle, missing, remindedAt }, title) => (
        <QuizReminder
          item={{ id, title: classTitle }}
          quiz={{ id: subject.quiz, title }}
          reminder={{ missing, remindedAt }}
          changes={classChanges}
          now={now}
        />
      )}
      download={download}
      print={print}
      onQuiz={(quiz) => {
        publishEmitted(
          { type: 'navigate', to: href('customerQuizResults', { userQuizId: quiz }) },
          'quizResults',
        );
      }}
    />
  );
}
