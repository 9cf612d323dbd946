import { memo, useId, type ReactNode } from 'react';

import type { Near } from '../../domain/quiz/command.ts';
import type { DraftItem } from '../../domain/quiz/draft.ts';
import type { Refusal } from '../../domain/quiz/refusal.ts';
import { chooseAnswerRefusal, removeOptionRefusal } from '../../domain/quiz/rules/refusals.ts';
import { textOf } from '../../domain/rich-text/text-of.ts';
import type { Reveal } from '../../machines/quiz/editor-types.ts';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '../design/icon.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { DragHandle } from './drag-handle.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { MoveButton } from './item-tools.tsx';
import { OptionRow } from './option-row.tsx';
import { QuestionImage } from './question-image.tsx';
import { QuestionTitle } from './question-title.tsx';
import { SortableRow } from './sortable-row.tsx';
import { useReveal } from './use-reveal.ts';

interface QuestionCardProps {
  readonly item: DraftItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to show this question or one of its options. */
  readonly reveal: Reveal | null;
}

/** A question with its text, options and right answers (QED-08, QED-24 to QED-29). */
export function QuestionCard({
  item,
  number,
  activityIndex,
  index,
  reveal,
}: QuestionCardProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const bodyId = useId();
  const isCollapsed = useEditing(({ collapsed }) => collapsed.has(item.key));
  const ref = useReveal(reveal?.place.kind === 'item' ? reveal.count : 0);
  const name = sentence('quiz.editor.questionNumber', { number });
  return (
    <SortableRow
      id={item.key}
      rowRef={ref}
      className="rounded-lg border border-line bg-surface focus-within:border-accent"
    >
      <header className="flex items-center gap-2 ps-2 pe-3 py-1.5">
        <DragHandle label={sentence('quiz.editor.drag', { name })} />
        <h3
          tabIndex={-1}
          data-reveal-name=""
          className="figures min-w-4 rounded-sm text-base font-semibold"
        >
          <span className="sr-only">{name}</span>
          <span aria-hidden="true">{number}</span>
        </h3>
        <span className="min-w-0 grow truncate text-sm text-ink-2">
          {isCollapsed && textOf(item.title) !== ''
            ? textOf(item.title)
            : sentence(item.isMultiple ? 'quiz.editor.severalAnswers' : 'quiz.editor.oneAnswer')}
        </span>
        <MoveButton item={item.key} name={name} />
        <IconButton
          label={sentence('quiz.editor.deleteQuestion', { number })}
          icon={<TrashIcon />}
          onClick={() => {
            editor.send({ type: 'item.remove', item: item.key, near: [activityIndex, index] });
          }}
        />
        <IconButton
          label={sentence(isCollapsed ? 'quiz.editor.expand' : 'quiz.editor.collapse', { number })}
          icon={isCollapsed ? <ChevronDownIcon /> : <ChevronUpIcon />}
          aria-expanded={!isCollapsed}
          aria-controls={bodyId}
          onClick={() => {
            editor.send({ type: 'collapse.toggle', item: item.key });
          }}
        />
      </header>
      <div id={bodyId} hidden={isCollapsed} className="border-t border-line">
        {!isCollapsed && (
          <QuestionBody
            item={item}
            number={number}
            activityIndex={activityIndex}
            index={index}
            reveal={reveal?.place.kind === 'option' ? reveal : null}
          />
        )}
      </div>
    </SortableRow>
  );
}

const QuestionBody = memo(function QuestionBody({
  item,
  number,
  activityIndex,
  index,
  reveal,
}: QuestionCardProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const near: Near = [activityIndex, index];
  const { key, title, isMultiple, rightAnswer, options } = item;
  const why = (refusal: Refusal | null): string | undefined =>
    refusal === null ? undefined : say(refusal.reason);
  const wantedOption = reveal?.place.kind === 'option' ? reveal.place.option : null;
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
    <div className="grid gap-3 p-3 md:ps-10">
      <QuestionTitle item={key} title={title} activityIndex={activityIndex} index={index} />
      {item.image !== null && image}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          data-reveal-part="multiple"
          label={sentence('quiz.editor.multiple')}
          checked={isMultiple}
          onChange={(checked) => {
            editor.send({ type: 'question.setMultiple', item: key, isMultiple: checked, near });
          }}
        />
        {item.image === null && image}
      </div>
      <fieldset
        aria-label={sentence('quiz.editor.options', { number })}
        className="grid min-w-0 gap-1.5"
      >
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            item={key}
            option={option}
            position={at + 1}
            isMultiple={isMultiple}
            isRight={rightAnswer.includes(option.id)}
            whyKept={why(chooseAnswerRefusal(item, option.id))}
            stays={removeOptionRefusal(item)}
            activityIndex={activityIndex}
            index={index}
            revealCount={wantedOption === option.id ? (reveal?.count ?? 0) : 0}
          />
        ))}
      </fieldset>
      <div>
        <Button
          variant="quiet"
          icon={<PlusIcon />}
          onClick={() => {
            editor.send({ type: 'option.add', item: key, near });
          }}
        >
          {sentence('quiz.editor.addOption')}
        </Button>
      </div>
    </div>
  );
});
