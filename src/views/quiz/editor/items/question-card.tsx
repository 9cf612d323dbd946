import { useId, type ReactNode } from 'react';

import type { LocationHint } from '../../../../domain/quiz/commands/command.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { MoveButton } from '../moving/move-button.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { useReveal } from '../use-reveal.ts';
import { QuestionBody } from './question-body.tsx';

interface QuestionCardProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to reveal this question or one of its options. */
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
  const bodyId = useId();
  const isCollapsed = useEditorSelector(({ collapsed }) => collapsed.has(item.key));
  const ref = useReveal(reveal?.location.kind === 'item' ? reveal.count : 0);
  return (
    <SortableRow
      id={item.key}
      rowRef={ref}
      className="rounded-lg border border-line bg-surface focus-within:border-accent"
    >
      <QuestionHeader
        item={item}
        number={number}
        near={[activityIndex, index]}
        bodyId={bodyId}
        isCollapsed={isCollapsed}
      />
      <div id={bodyId} hidden={isCollapsed} className="border-t border-line">
        {!isCollapsed && (
          <QuestionBody
            item={item}
            number={number}
            activityIndex={activityIndex}
            index={index}
            reveal={reveal?.location.kind === 'option' ? reveal : null}
          />
        )}
      </div>
    </SortableRow>
  );
}

interface QuestionHeaderProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly near: LocationHint;
  readonly bodyId: string;
  readonly isCollapsed: boolean;
}

function QuestionHeader({
  item: { key, title, isMultiple },
  number,
  near,
  bodyId,
  isCollapsed,
}: QuestionHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const name = formatMessage('quiz.editor.questionNumber', { number });
  return (
    <header className="flex items-center gap-2 ps-2 pe-3 py-1.5">
      <DragHandle label={formatMessage('quiz.editor.drag', { name })} />
      <h3
        tabIndex={-1}
        data-reveal-name=""
        className="figures min-w-[3ch] rounded-sm text-base font-semibold"
      >
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{number}</span>
      </h3>
      <span className="min-w-0 grow truncate text-sm text-ink-2">
        {isCollapsed && getVisibleText(title) !== ''
          ? getVisibleText(title)
          : formatMessage(isMultiple ? 'quiz.editor.severalAnswers' : 'quiz.editor.oneAnswer')}
      </span>
      <MoveButton item={key} name={name} />
      <IconButton
        label={formatMessage('quiz.editor.deleteQuestion', { number })}
        icon={<TrashIcon />}
        onClick={() => {
          editor.send({ type: 'item.remove', item: key, near });
        }}
      />
      <IconButton
        label={formatMessage(isCollapsed ? 'quiz.editor.expand' : 'quiz.editor.collapse', {
          number,
        })}
        icon={isCollapsed ? <ChevronDownIcon /> : <ChevronUpIcon />}
        aria-expanded={!isCollapsed}
        aria-controls={bodyId}
        onClick={() => {
          editor.send({ type: 'collapse.toggle', item: key });
        }}
      />
    </header>
  );
}
