import {
  copiedAttribute,
  writeCopiedHtml,
  writeCopiedText,
} from '../../../../domain/quiz/clipboard/copied-questions.ts';
import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { getSelectedActivity, locateItem } from '../../../../domain/quiz/draft/locate.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { listSelectedItems } from '../../../../machines/quiz/editor/item-selection.ts';
import { useClipboardEvents } from '../../../design/hooks/use-clipboard-events.ts';
import { useEditor } from '../editor-context.ts';

const textFields =
  'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]';

/** Whether the copy event is about a text that is selected in a field or on the page. */
function isTextCopied(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
    return field.matches(textFields) && field.selectionStart !== field.selectionEnd;
  return document.getSelection()?.isCollapsed === false;
}

function listCopiedItems(context: EditorContext): readonly DraftItem[] {
  const keys = new Set(listSelectedItems(context));
  return getSelectedActivity(context.history.draft, context.selected).items.filter(({ key }) =>
    keys.has(key),
  );
}

/** Returns the index after the item with the focus, or after the last selected one, or the end. */
function findPasteIndex(context: EditorContext): number {
  const { items } = getSelectedActivity(context.history.draft, context.selected);
  const focused = document.activeElement
    ?.closest('[data-writing] li')
    ?.querySelector<HTMLElement>('[data-select-item]')?.dataset['selectItem'];
  const key = focused ?? listSelectedItems(context).at(-1);
  const found = key === undefined ? null : locateItem(context.history.draft, key);
  return found === null ? items.length : found.at.itemIndex + 1;
}

/**
 * Copies the selected questions as text and HTML, and adds questions that were copied in a quiz,
 * also in another window, after the one with the focus, in one step with their images.
 * `isDialogOpen` stops both.
 */
export function useQuestionClipboard(isDialogOpen: boolean): void {
  const editor = useEditor();
  useClipboardEvents({
    onCopy: (event) => {
      const items = listCopiedItems(editor.getSnapshot().context);
      if (isDialogOpen || items.length === 0 || event.defaultPrevented || isTextCopied()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', writeCopiedText(items));
      event.clipboardData?.setData('text/html', writeCopiedHtml(items));
      editor.send({ type: 'items.announceCopied' });
    },
    onPaste: (event) => {
      const html = event.clipboardData?.getData('text/html') ?? '';
      if (isDialogOpen || !html.includes(copiedAttribute)) return;
      event.preventDefault();
      event.stopPropagation();
      const { context } = editor.getSnapshot();
      const activity = getSelectedActivity(context.history.draft, context.selected).key;
      const index = findPasteIndex(context);
      void import('./read-copied.ts').then(({ readCopied }) => {
        const items = readCopied(html);
        if (items === null) editor.send({ type: 'items.rejectPasted' });
        else editor.send({ type: 'items.add', activity, index, items });
      });
    },
  });
}
