import { memo, useId, type ReactNode } from 'react';

import type { DraftItem } from '../../../domain/quiz/draft.ts';
import { showsNothing } from '../../../domain/rich-text/shown.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useSheet } from './sheet-context.ts';
import { SheetImage } from './sheet-image.tsx';
import { SheetOption } from './sheet-option.tsx';

interface SheetQuestionProps {
  readonly item: DraftItem;
  /** Its number in its activity (QED-22). */
  readonly number: number;
}

/** A question as students see it: its number, text, image and options as radio buttons or boxes. */
export const SheetQuestion = memo(function SheetQuestion({
  item,
  number,
}: SheetQuestionProps): ReactNode {
  const sentence = useSentence();
  const id = useId();
  const { level } = useSheet();
  const { title, image, isMultiple, options } = item;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-kind`}
      className="grid gap-3"
    >
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
            <span className="sr-only">{sentence('quiz.editor.questionNumber', { number })}: </span>
            {showsNothing(title) ? (
              <em className="text-ink-2">{sentence('quizDialogs.preview.blankQuestion')}</em>
            ) : (
              <RichText text={title} />
            )}
          </div>
          <p id={`${id}-kind`} className="text-xs text-ink-2">
            {sentence(
              isMultiple ? 'quizDialogs.preview.chooseSeveral' : 'quizDialogs.preview.chooseOne',
            )}
          </p>
        </div>
      </div>
      <div className="grid gap-2 md:ps-9">
        {image !== null && (
          <SheetImage src={image} alt={sentence('quizDialogs.preview.questionImage', { number })} />
        )}
        {options.map((option, index) => (
          <SheetOption
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
