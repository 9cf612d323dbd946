import { memo, type ReactNode } from 'react';

import type { Refusal } from '../../../../domain/quiz/commands/decision.ts';
import { checkChooseAnswer, checkRemoveOption } from '../../../../domain/quiz/commands/refusals.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import { getOptionLetter } from '../../../../domain/quiz/draft/option-letter.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { SortableArea } from '../../../shared/sorting/sortable-area.tsx';
import { useEditor } from '../editor-context.ts';
import { OptionRow } from './option-row.tsx';

interface OptionListProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to reveal one of the options. */
  readonly reveal: Reveal | null;
  /** The field that became rich text last, to keep the formatting of what was pasted. */
  readonly richField: string | null;
}

/** Whether the options are shown the same: the question's text and image do not matter. */
const isSame = (a: OptionListProps, b: OptionListProps): boolean =>
  a.item.key === b.item.key &&
  a.item.options === b.item.options &&
  a.item.rightAnswer === b.item.rightAnswer &&
  a.item.isMultiple === b.item.isMultiple &&
  a.number === b.number &&
  a.activityIndex === b.activityIndex &&
  a.index === b.index &&
  a.reveal === b.reveal &&
  a.richField === b.richField;

/** The options of a question, which are reordered by their letters. */
export const OptionList = memo(function OptionList({
  item,
  number,
  activityIndex,
  index,
  reveal,
  richField,
}: OptionListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const ids = item.options.map(({ id }) => id);
  const formatReason = (refusal: Refusal | null): string | undefined =>
    refusal === null ? undefined : formatMessage(refusal.reason);
  const revealedOption = reveal?.location.kind === 'option' ? reveal.location.option : null;
  return (
    <fieldset
      aria-label={formatMessage('quiz.editor.options', { number })}
      className="grid min-w-0 gap-1.5"
    >
      <SortableArea
        ids={ids}
        getName={(id) =>
          formatMessage('quiz.editor.option', { option: getOptionLetter(ids.indexOf(id)) })
        }
        onMove={(option, to) => {
          editor.send({
            type: 'option.move',
            item: item.key,
            option,
            to,
            near: [activityIndex, index],
          });
        }}
      >
        {item.options.map((option, optionIndex) => (
          <OptionRow
            key={option.id}
            item={item.key}
            option={option}
            letter={getOptionLetter(optionIndex)}
            isMultiple={item.isMultiple}
            isRight={item.rightAnswer.includes(option.id)}
            disabledReason={formatReason(checkChooseAnswer(item, option.id))}
            removeRefusal={checkRemoveOption(item)}
            activityIndex={activityIndex}
            index={index}
            takesFocus={richField === option.id}
            revealCount={revealedOption === option.id ? (reveal?.count ?? 0) : 0}
          />
        ))}
      </SortableArea>
    </fieldset>
  );
}, isSame);
