import { memo, useId, type ReactNode } from 'react';

import { isEmptyText } from '../../../../domain/rich-text/visible-text.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useQuizPage } from './quiz-page-context.ts';
import { QuestionImageView } from './question-image-view.tsx';
import { OptionView } from './option-view.tsx';

interface QuestionViewProps {
  readonly item: QuestionItem;
  /** Its number in its activity (QED-22). */
  readonly number: number;
}

/** A question as students see it: its number, text, image and options as radio buttons or boxes. */
export const QuestionView = memo(function QuestionView({
  item,
  number,
}: QuestionViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const id = useId();
  const { image, imageAlt = '', options } = item;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-kind`}
      className="grid gap-3"
    >
      <QuestionHeader id={id} item={item} number={number} />
      <div className="grid gap-2 md:ps-9">
        {image !== null && (
          <QuestionImageView
            src={image}
            alt={
              imageAlt.trim() === ''
                ? formatMessage('quizDialogs.preview.questionImage', { number })
                : imageAlt
            }
          />
        )}
        {options.map((option, index) => (
          <OptionView
            key={option.id}
            item={item}
            option={option}
            position={index + 1}
            name={`${id}-options`}
          />
        ))}
      </div>
    </div>
  );
});

interface QuestionHeaderProps extends QuestionViewProps {
  /** The prefix of the ids of the title and the kind. */
  readonly id: string;
}

function QuestionHeader({
  id,
  item: { title, isMultiple },
  number,
}: QuestionHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { level } = useQuizPage();
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="figures min-w-6 text-base font-semibold text-ink-2">
        {number}
      </span>
      <div className="grid min-w-0 grow gap-1">
        <div
          role="heading"
          aria-level={level + 1}
          id={`${id}-title`}
          className="text-base font-semibold wrap-anywhere"
        >
          <span className="sr-only">
            {formatMessage('quiz.editor.questionNumber', { number })}:{' '}
          </span>
          {isEmptyText(title) ? (
            <em className="text-ink-2">{formatMessage('quizDialogs.preview.blankQuestion')}</em>
          ) : (
            <RichText text={title} />
          )}
        </div>
        <p id={`${id}-kind`} className="text-xs text-ink-2">
          {formatMessage(
            isMultiple ? 'quizDialogs.preview.chooseSeveral' : 'quizDialogs.preview.chooseOne',
          )}
        </p>
      </div>
    </div>
  );
}
