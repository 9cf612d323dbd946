import { useId, type ReactNode } from 'react';

import type { StudentAnswers } from '../../../machines/quiz/results/results-machines.ts';
import { Badge } from '../../design/badge.tsx';
import { CheckIcon, XIcon } from '../../design/icon.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';

type Answered = StudentAnswers['questions'][number];

interface GivenProps {
  readonly name: string;
  readonly answers: readonly string[];
}

function Given({ name, answers }: GivenProps): ReactNode {
  const sentence = useSentence();
  return (
    <div className="grid content-start gap-1">
      <dt className="text-xs font-medium text-ink-2">{name}</dt>
      {answers.length === 0 && (
        <dd className="text-ink-2">{sentence('quizResults.student.blank')}</dd>
      )}
      {answers.map((answer, place) => (
        <dd key={place} className="min-w-0 wrap-anywhere">
          <RichText text={answer} />
        </dd>
      ))}
    </div>
  );
}

interface AnsweredQuestionProps {
  readonly question: Answered;
}

const listed = (answers: readonly string[] | undefined, joined: string | null): readonly string[] =>
  answers ?? (joined === null ? [] : [joined]);

/** A question as it was asked, with the student's answer beside the right one; a mark and a word tell whether it was right (QRES-21). */
export function AnsweredQuestion({ question }: AnsweredQuestionProps): ReactNode {
  const sentence = useSentence();
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
            {sentence('quizResults.student.question', { number: questionOrder })}:{' '}
          </span>
          <RichText text={title} />
        </h3>
        {isCorrectAnswer ? (
          <Badge tone="good" icon={<CheckIcon />}>
            {sentence('quizResults.student.right')}
          </Badge>
        ) : (
          <Badge tone="bad" icon={<XIcon />}>
            {sentence('quizResults.student.wrong')}
          </Badge>
        )}
      </div>
      <dl className="grid gap-3 ps-8 md:grid-cols-2 max-md:ps-0">
        <Given
          name={sentence('quizResults.student.userAnswer')}
          answers={listed(userAnswers, userAnswer)}
        />
        <Given
          name={sentence('quizResults.student.rightAnswer')}
          answers={listed(correctAnswers, correctAnswer)}
        />
      </dl>
    </section>
  );
}
