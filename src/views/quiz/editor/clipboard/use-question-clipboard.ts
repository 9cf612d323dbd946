import {
  copiedAttribute,
  writeCopiedHtml,
  writeCopiedText,
} from '../../../../domain/quiz/clipboard/copied-questions.ts';
import type { DraftItem, Key } from '../../../../domain/quiz/draft/draft.ts';
import { getSelectedActivity, locateItem } from '../../../../domain/quiz/draft/locate.ts';
import type { EditorContext } from '../../../../machines/quiz/editor/context.ts';
import { listSelectedItems } from '../../../../machines/quiz/editor/item-selection.ts';
import { useClipboardEvents } from '../../../design/hooks/use-clipboard-events.ts';
import { useEditor } from '../editor-context.ts';
import { readContent } from '../pasting/use-paste.ts';

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

/** Whether a paste goes into a field, a dialog or a menu, which take it themselves. */
const isTaken = ({ target }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest(`${textFields}, [role="dialog"], [role="menu"], [role="listbox"]`) !== null;

/** Returns the item with the focus, otherwise the last selected one, otherwise the last one. */
function findItemBefore(context: EditorContext): Key | null {
  const { items } = getSelectedActivity(context.history.draft, context.selected);
  const focused = document.activeElement
    ?.closest('[data-writing] li')
    ?.querySelector<HTMLElement>('[data-select-item]')?.dataset['selectItem'];
  return focused ?? listSelectedItems(context).at(-1) ?? items.at(-1)?.key ?? null;
}

/**
 * Copies the selected questions as text and HTML, and adds questions that were copied in a quiz,
 * also in another window, after the one with the focus, in one step with their images. A text that
 * is pasted while no field has the focus is understood as questions, otherwise it becomes one.
 * `isDialogOpen` stops all of it.
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
      if (isDialogOpen || event.clipboardData === null) return;
      const content = readContent(event.clipboardData);
      const { html, text } = content;
      const isCopied = html.includes(copiedAttribute);
      if (!isCopied && (text.trim() === '' || isTaken(event))) return;
      event.preventDefault();
      event.stopPropagation();
      const { context } = editor.getSnapshot();
      const { draft } = context.history;
      const activity = getSelectedActivity(draft, context.selected).key;
      const after = findItemBefore(context);
      if (!isCopied) {
        editor.send({ type: 'paste.open', content, target: { activity, after } });
        return;
      }
      const found = after === null ? null : locateItem(draft, after);
      const index = found === null ? 0 : found.at.itemIndex + 1;
      void import('./read-copied.ts').then(({ readCopied }) => {
        const items = readCopied(html);
        if (items === null) editor.send({ type: 'items.rejectPasted' });
        else editor.send({ type: 'items.add', activity, index, items });
      });
    },
  });
}
