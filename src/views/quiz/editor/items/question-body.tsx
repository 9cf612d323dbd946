import { memo, type ReactNode } from 'react';

import type { LocationHint } from '../../../../domain/quiz/commands/command.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import type { Refusal } from '../../../../domain/quiz/commands/decision.ts';
import { checkChooseAnswer, checkRemoveOption } from '../../../../domain/quiz/commands/refusals.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { OptionRow } from './option-row.tsx';
import { QuestionImage } from './question-image.tsx';
import { QuestionTitle } from './question-title.tsx';
import { useWritingKeys } from './use-writing-keys.ts';

interface QuestionBodyProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to reveal one of the options. */
  readonly reveal: Reveal | null;
}

/** The part of a question card that collapses: text, image, Multiple, options, Add option. */
export const QuestionBody = memo(function QuestionBody({
  item,
  number,
  activityIndex,
  index,
  reveal,
}: QuestionBodyProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const near: LocationHint = [activityIndex, index];
  const { key, title, isMultiple } = item;
  const writingProps = useWritingKeys(item, activityIndex, index);
  const image = (
    <QuestionImage
      item={key}
      image={item.image}
      number={number}
      activityIndex={activityIndex}
      index={index}
    />
  );
  return (
    <div
      role="group"
      aria-label={formatMessage('quiz.editor.questionNumber', { number })}
      className="grid gap-3 p-3 md:ps-10"
      {...writingProps}
    >
      <QuestionTitle item={key} title={title} activityIndex={activityIndex} index={index} />
      {item.image !== null && image}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          data-reveal-part="multiple"
          label={formatMessage('quiz.editor.multiple')}
          checked={isMultiple}
          onChange={(checked) => {
            editor.send({ type: 'question.setMultiple', item: key, isMultiple: checked, near });
          }}
        />
        {item.image === null && image}
      </div>
      <OptionList
        item={item}
        number={number}
        activityIndex={activityIndex}
        index={index}
        reveal={reveal}
      />
      <div>
        <AddOptionButton item={key} near={near} />
      </div>
    </div>
  );
});

interface AddOptionButtonProps {
  /** The question's key. */
  readonly item: string;
  readonly near: LocationHint;
}

function AddOptionButton({ item, near }: AddOptionButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <Button
      variant="quiet"
      icon={<PlusIcon />}
      onClick={() => {
        editor.send({ type: 'option.add', item, near });
      }}
    >
      {formatMessage('quiz.editor.addOption')}
    </Button>
  );
}

function OptionList({ item, number, activityIndex, index, reveal }: QuestionBodyProps): ReactNode {
  const formatMessage = useFormatMessage();
  const formatReason = (refusal: Refusal | null): string | undefined =>
    refusal === null ? undefined : formatMessage(refusal.reason);
  const revealedOption = reveal?.location.kind === 'option' ? reveal.location.option : null;
  return (
    <fieldset
      aria-label={formatMessage('quiz.editor.options', { number })}
      className="grid min-w-0 gap-1.5"
    >
      {item.options.map((option, optionIndex) => (
        <OptionRow
          key={option.id}
          item={item.key}
          option={option}
          position={optionIndex + 1}
          isMultiple={item.isMultiple}
          isRight={item.rightAnswer.includes(option.id)}
          disabledReason={formatReason(checkChooseAnswer(item, option.id))}
          removeRefusal={checkRemoveOption(item)}
          activityIndex={activityIndex}
          index={index}
          revealCount={revealedOption === option.id ? (reveal?.count ?? 0) : 0}
        />
      ))}
    </fieldset>
  );
}
