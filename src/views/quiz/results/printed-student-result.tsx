import type { ReactNode } from 'react';

import type { StudentAnswers } from '../../../machines/quiz/results/results-machines.ts';
import { PaperHead, PaperTable } from '../../design/paper/paper-parts.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { toAnswerList } from './answered-question.tsx';
import { useResultFacts } from './result-facts.tsx';

interface PrintedStudentResultProps {
  readonly result: StudentAnswers;
}

type Answered = StudentAnswers['questions'][number];

/** The result of a student on paper: each answer beside the right one. */
export function PrintedStudentResult({ result }: PrintedStudentResultProps): ReactNode {
  const formatMessage = useFormatMessage();
  const renderAnswers = (answers: readonly string[]): ReactNode =>
    answers.length === 0
      ? formatMessage('quizResults.student.blank')
      : answers.map((answer, index) => (
          <div key={index}>
            <RichText text={answer} />
          </div>
        ));
  return (
    <>
      <PaperHead
        title={formatMessage('quizResults.of', { title: result.title })}
        facts={useResultFacts(result)}
      />
      <PaperTable<Answered>
        title={formatMessage('quizResults.student.questions')}
        columns={[
          {
            id: 'number',
            header: formatMessage('quizResults.number'),
            cell: ({ questionOrder }) => questionOrder,
          },
          {
            id: 'question',
            header: formatMessage('quizResults.questions.question'),
            cell: ({ title }) => <RichText text={title} />,
          },
          {
            id: 'userAnswer',
            header: formatMessage('quizResults.student.userAnswer'),
            cell: ({ userAnswers, userAnswer }) =>
              renderAnswers(toAnswerList(userAnswers, userAnswer)),
          },
          {
            id: 'rightAnswer',
            header: formatMessage('quizResults.student.rightAnswer'),
            cell: ({ correctAnswers, correctAnswer }) =>
              renderAnswers(toAnswerList(correctAnswers, correctAnswer)),
          },
          {
            id: 'isRight',
            header: '',
            align: 'end',
            cell: ({ isCorrectAnswer }) =>
              formatMessage(
                isCorrectAnswer ? 'quizResults.student.right' : 'quizResults.student.wrong',
              ),
          },
        ]}
        rows={result.questions}
        getRowId={({ questionOrder }) => questionOrder}
      />
    </>
  );
}
