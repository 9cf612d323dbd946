import { useId, type ReactNode } from 'react';

import type { LocationHint } from '../../../../domain/quiz/commands/command.ts';
import { getVisibleText } from '../../../../domain/rich-text/visible-text.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { toolProps, useToolKeys } from '../../../design/hooks/use-tool-keys.ts';
import { TrashIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { MoveButton } from '../moving/move-button.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { SelectBox } from '../selecting/select-box.tsx';
import { useReveal } from '../use-reveal.ts';
import { getCardClasses, getCardHeaderClasses, getCardToolsClasses } from './card-classes.ts';
import { CollapseButton } from './collapse-button.tsx';
import { QuestionBody } from './question-body.tsx';
import { useDragBadge } from './use-drag-badge.ts';
import { useImageFiles } from './use-image-files.ts';

interface QuestionCardProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to reveal this question or one of its options. */
  readonly reveal: Reveal | null;
}

/**
 * A question with its text, options and right answers (QED-08, QED-24 to QED-29). An image that is
 * dropped or pasted on it becomes its image.
 */
export function QuestionCard({
  item,
  number,
  activityIndex,
  index,
  reveal,
}: QuestionCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const bodyId = useId();
  const isCollapsed = useEditorSelector(({ collapsed }) => collapsed.has(item.key));
  const isSelected = useEditorSelector(({ selectedItems }) => selectedItems.has(item.key));
  const toolKeys = useToolKeys();
  const ref = useReveal(reveal?.location.kind === 'item' ? reveal.count : 0);
  const imageFiles = useImageFiles(item.key);
  return (
    <SortableRow
      id={item.key}
      rowRef={ref}
      className={getCardClasses(isSelected)}
      getDragBadge={useDragBadge(item.key)}
    >
      <div
        {...toolKeys}
        {...imageFiles.props}
        role="group"
        aria-label={formatMessage('quiz.editor.questionNumber', { number })}
        data-file-over={imageFiles.isOver || undefined}
        className="rounded-lg data-file-over:bg-accent-soft data-file-over:outline-2 data-file-over:outline-accent data-file-over:outline-dashed"
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
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={formatMessage('quizCards.tools', { name })}
      className={getCardHeaderClasses(isCollapsed)}
    >
      <SelectBox item={key} name={name} />
      <DragHandle tool="first" label={formatMessage('quiz.editor.drag', { name })} />
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
      <span className={getCardToolsClasses(isCollapsed)}>
        <MoveButton item={key} name={name} />
        <IconButton
          {...toolProps}
          label={formatMessage('quiz.editor.deleteQuestion', { number })}
          icon={<TrashIcon />}
          onClick={() => {
            editor.send({ type: 'item.remove', item: key, near });
          }}
        />
      </span>
      <CollapseButton
        item={key}
        label={formatMessage(isCollapsed ? 'quiz.editor.expand' : 'quiz.editor.collapse', {
          number,
        })}
        bodyId={bodyId}
        isCollapsed={isCollapsed}
      />
    </div>
  );
}
