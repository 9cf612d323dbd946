import type { ReactNode } from 'react';

import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { countItems } from '../../../../domain/quiz/draft/question-number.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

interface ItemListHeaderProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly DraftItem[];
}

/**
 * The activity's title, its number of questions, and the buttons that collapse or expand all items.
 */
export function ItemListHeader({ id, title, items }: ItemListHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={id} className="min-w-0 truncate text-lg font-semibold">
        {title.trim() === '' ? formatMessage('quiz.editor.untitled') : title}
      </h2>
      <span className="figures text-base text-ink-2">
        {formatMessage('quiz.editor.questions', { count: countItems(items).questions })}
      </span>
      {items.length > 0 && (
        <span className="ms-auto flex gap-1">
          <Button
            variant="quiet"
            onClick={() => {
              editor.send({ type: 'collapse.all' });
            }}
          >
            {formatMessage('quiz.editor.collapseAll')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              editor.send({ type: 'collapse.none' });
            }}
          >
            {formatMessage('quiz.editor.expandAll')}
          </Button>
        </span>
      )}
    </header>
  );
}
