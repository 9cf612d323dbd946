import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

/**
 * Returns a function that says how many items move with `item` when it is dragged; undefined when it
 * moves alone.
 */
export function useDragBadge(item: Key): () => string | undefined {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return () => {
    const { selectedItems } = editor.getSnapshot().context;
    return selectedItems.has(item) && selectedItems.size > 1
      ? formatMessage('quizCards.dragged', { count: selectedItems.size })
      : undefined;
  };
}
