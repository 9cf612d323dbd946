import type { ReactNode } from 'react';

import type { StudentAnswers } from '../../../machines/quiz/results/results-machines.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Fact } from './fact.tsx';
import { ScoreText, useFormatPercentage } from './score-text.tsx';
import { useResultTimes } from './use-result-times.ts';

interface ResultProps {
  readonly result: StudentAnswers;
}

/** The student, the score and the times of a result. */
export const ResultFacts = ({ result }: ResultProps): ReactNode => (
  <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-lg border border-line bg-surface p-4">
    {useResultFacts(result).map(({ name, value }) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);

/** Returns the student, the score and the times of a result, each with its name. */
export function useResultFacts({
  assignedUser,
  dateSubmitted,
  durationSeconds,
  score,
  rightAnswers,
  questions,
  isGraded,
}: StudentAnswers): readonly { readonly name: string; readonly value: ReactNode }[] {
  const formatMessage = useFormatMessage();
  const formatPercentage = useFormatPercentage();
  const { formatMoment, formatTimeTaken } = useResultTimes();
  const none = formatMessage('quizResults.none');
  const isSubmitted = dateSubmitted !== null;
  return [
    {
      name: formatMessage('quizResults.student.assignedUser'),
      value: <StudentName {...assignedUser} />,
    },
    {
      name: formatMessage('quizResults.student.completed'),
      value: isSubmitted
        ? formatMoment(dateSubmitted)
        : formatMessage('quizResults.student.notSubmitted'),
    },
    {
      name: formatMessage('quizResults.student.score'),
      value: isSubmitted ? <ScoreText progress={score}>{formatPercentage(score)}</ScoreText> : none,
    },
    {
      name: formatMessage('quizResults.student.rightAnswers'),
      value: isSubmitted
        ? formatMessage('quizResults.scoreOf', { score: rightAnswers, count: questions.length })
        : none,
    },
    {
      name: formatMessage('quizResults.student.timeTaken'),
      value: formatTimeTaken(durationSeconds),
    },
    {
      name: formatMessage('quizResults.type'),
      value: formatMessage(isGraded ? 'quizResults.graded' : 'quizResults.ungraded'),
    },
  ];
}

function StudentName({ firstName, lastName, email }: StudentAnswers['assignedUser']): ReactNode {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className="min-w-0 wrap-anywhere">
      {name !== '' && (
        <>
          {name} <span className="font-normal text-ink-2">· </span>
        </>
      )}
      <span>{email}</span>
    </span>
  );
}
