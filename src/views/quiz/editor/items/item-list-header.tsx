import type { ReactNode } from 'react';

import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { countItems } from '../../../../domain/quiz/draft/question-number.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { firstToolProps, toolProps, useToolKeys } from '../../../design/hooks/use-tool-keys.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { focusSelectBox } from '../selecting/focus-select-box.ts';

interface ItemListHeaderProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly DraftItem[];
}

/**
 * The activity's title, its number of questions, the checkbox that selects all items, and the
 * buttons that collapse or expand them.
 */
export function ItemListHeader({ id, title, items }: ItemListHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <div
      {...useToolKeys()}
      {...(items.length > 0 && {
        role: 'toolbar',
        tabIndex: -1,
        'aria-label': formatMessage('quizCards.itemTools'),
      })}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      {items.length > 0 && <SelectAllBox items={items} />}
      <h2 id={id} className="min-w-0 truncate text-lg font-semibold">
        {title.trim() === '' ? formatMessage('quiz.editor.untitled') : title}
      </h2>
      <span className="figures text-base text-ink-2 md:group-data-selecting/items:invisible">
        {formatMessage('quiz.editor.questions', { count: countItems(items).questions })}
      </span>
      {items.length > 0 && (
        <span className="ms-auto flex gap-1 md:group-data-selecting/items:invisible">
          <Button
            {...toolProps}
            variant="quiet"
            onClick={() => {
              editor.send({ type: 'collapse.all' });
            }}
          >
            {formatMessage('quiz.editor.collapseAll')}
          </Button>
          <Button
            {...toolProps}
            variant="quiet"
            onClick={() => {
              editor.send({ type: 'collapse.none' });
            }}
          >
            {formatMessage('quiz.editor.expandAll')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Selects all items or none. The arrow down goes to the checkbox of the first card. */
function SelectAllBox({ items }: Pick<ItemListHeaderProps, 'items'>): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const count = useEditorSelector(({ selectedItems }) => selectedItems.size);
  return (
    <span className="flex ps-3.5 max-md:ps-3">
      <Checkbox
        {...firstToolProps}
        label={formatMessage('quizSelection.all')}
        hideLabel
        checked={count === items.length}
        indeterminate={count > 0 && count < items.length}
        onChange={(isSelected) => {
          editor.send({ type: isSelected ? 'items.selectAll' : 'items.clearSelection' });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          focusSelectBox(items[0]?.key);
        }}
      />
    </span>
  );
}
