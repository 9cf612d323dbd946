import { useId, type ReactNode } from 'react';

import type { StudentAnswers } from '../../../machines/quiz/results/results-machines.ts';
import { Badge } from '../../design/display/badge.tsx';
import { CheckIcon, XIcon } from '../../design/icons/icons.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

type Answered = StudentAnswers['questions'][number];

interface AnswerListProps {
  readonly name: string;
  readonly answers: readonly string[];
}

function AnswerList({ name, answers }: AnswerListProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid content-start gap-1">
      <dt className="text-xs font-medium text-ink-2">{name}</dt>
      {answers.length === 0 && (
        <dd className="text-ink-2">{formatMessage('quizResults.student.blank')}</dd>
      )}
      {answers.map((answer, index) => (
        <dd key={index} className="min-w-0 wrap-anywhere">
          <RichText text={answer} />
        </dd>
      ))}
    </div>
  );
}

interface AnsweredQuestionProps {
  readonly question: Answered;
}

/** Returns the answers of a list, or the joined one of a server without lists. */
export const toAnswerList = (
  answers: readonly string[] | undefined,
  joined: string | null,
): readonly string[] => answers ?? (joined === null ? [] : [joined]);

/**
 * A question with the student's answer beside the right one, and a badge that says whether it was
 * right (QRES-21).
 */
export function AnsweredQuestion({ question }: AnsweredQuestionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const id = useId();
  const {
    questionOrder,
    title,
    isCorrectAnswer,
    userAnswer,
    userAnswers,
    correctAnswer,
    correctAnswers,
  } = question;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start gap-3">
        <span aria-hidden="true" className="figures min-w-5 font-semibold text-ink-2">
          {questionOrder}
        </span>
        <h3 id={id} className="min-w-0 grow font-semibold wrap-anywhere">
          <span className="sr-only">
            {formatMessage('quizResults.student.question', { number: questionOrder })}:{' '}
          </span>
          <RichText text={title} />
        </h3>
        {isCorrectAnswer ? (
          <Badge tone="good" icon={<CheckIcon />}>
            {formatMessage('quizResults.student.right')}
          </Badge>
        ) : (
          <Badge tone="bad" icon={<XIcon />}>
            {formatMessage('quizResults.student.wrong')}
          </Badge>
        )}
      </div>
      <dl className="grid gap-3 ps-8 md:grid-cols-2 max-md:ps-0">
        <AnswerList
          name={formatMessage('quizResults.student.userAnswer')}
          answers={toAnswerList(userAnswers, userAnswer)}
        />
        <AnswerList
          name={formatMessage('quizResults.student.rightAnswer')}
          answers={toAnswerList(correctAnswers, correctAnswer)}
        />
      </dl>
    </section>
  );
}
