import type { ReactNode } from 'react';

import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { classNames } from '../../../design/class-names.ts';
import { CheckIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';

interface SelectBoxProps {
  readonly item: Key;
  /** The item's name, for the accessible name. */
  readonly name: string;
}

/** Whether Shift was held when a control was pressed. */
const hasShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/**
 * The checkbox that selects an item; with Shift it selects a range. It is shown on hover, on focus,
 * on touch screens and while anything is selected. Tab passes it: Escape in the card and the arrow
 * keys reach it.
 */
export function SelectBox({ item, name }: SelectBoxProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const isSelected = useEditorSelector(({ selectedItems }) => selectedItems.has(item));
  return (
    <label
      className={classNames(
        'relative flex h-control w-6 shrink-0 items-center justify-center max-md:w-9',
        'opacity-0 transition-opacity focus-within:opacity-100 group-hover/card:opacity-100',
        'group-focus-within/card:opacity-100 group-data-selecting/items:opacity-100',
        'pointer-coarse:opacity-100',
      )}
    >
      <span className="sr-only">{formatMessage('quizSelection.select', { name })}</span>
      <input
        type="checkbox"
        tabIndex={-1}
        data-select-item={item}
        checked={isSelected}
        onChange={({ nativeEvent, target }) => {
          if (hasShift(nativeEvent)) editor.send({ type: 'items.selectRange', item });
          else editor.send({ type: 'items.select', item, isSelected: target.checked });
        }}
        className="peer size-4 appearance-none rounded-sm border border-control bg-surface checked:border-accent checked:bg-accent"
      />
      <span
        className={classNames(
          'pointer-events-none absolute inset-0 hidden items-center justify-center',
          'text-accent-ink peer-checked:flex [&_.lucide]:size-3 [&_.lucide]:stroke-3',
        )}
      >
        <CheckIcon />
      </span>
    </label>
  );
}
