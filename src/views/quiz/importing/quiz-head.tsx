import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  describeSettings,
  getChosenTitle,
  type ReviewedQuiz,
  type ReviewGroup,
} from '../../../domain/interchange/import/import-review.ts';
import { findTitleError } from '../../../domain/quiz/validation/title-rule.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { TextField } from '../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Remark } from './remark.tsx';

interface QuizHeadProps {
  readonly upload: QuizImportRef;
  readonly group: ReviewGroup;
}

/** The title of a quiz, which may be changed, its settings, and remarks on the quiz as a whole. */
export function QuizHead({ upload, group }: QuizHeadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { quiz, title, remarks } = group;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {quiz === null ? (
        <p className="font-semibold wrap-anywhere">
          {group.source === null ? formatMessage('quizImportReview.ofPackage') : title}
        </p>
      ) : (
        <>
          <TitleField key={quiz.source} upload={upload} quiz={quiz} />
          <p className="text-xs text-ink-2">
            {[
              formatMessage('quizImportReport.questions', { count: quiz.countOfQuestions }),
              ...describeSettings(quiz).map((setting) => formatMessage(setting)),
            ].join(' · ')}
          </p>
        </>
      )}
      {remarks.length > 0 && (
        <ul
          aria-label={formatMessage('quizImportReview.ownRemarks')}
          className="grid gap-1 text-xs text-ink-2"
        >
          {remarks.map((remark, index) => (
            <Remark key={index}>{remark}</Remark>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TitleFieldProps extends Pick<QuizHeadProps, 'upload'> {
  readonly quiz: ReviewedQuiz;
}

function TitleField({ upload, quiz }: TitleFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = useSelector(upload, ({ context }) => getChosenTitle(quiz, context));
  const error = findTitleError(title);
  return (
    <TextField
      label={formatMessage('quizImportReview.name')}
      value={title}
      description={
        title === quiz.title
          ? undefined
          : formatMessage('quizImportReview.was', { title: quiz.title })
      }
      error={error === null ? undefined : formatMessage(error)}
      onChange={(typed) => {
        upload.send({ type: 'title.set', source: quiz.source, title: typed });
      }}
    />
  );
}
