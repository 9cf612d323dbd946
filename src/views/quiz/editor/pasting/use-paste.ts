import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import {
  mayBeQuestions,
  type PasteContent,
  type PasteField,
} from '../../../../domain/quiz/paste/paste-content.ts';
import { isEmptyText } from '../../../../domain/rich-text/visible-text.ts';
import { focusOutsideDialog, isPageFocused } from '../../../design/overlays/use-return-focus.ts';
import { useEditor } from '../editor-context.ts';
import { findPastedFile } from '../items/use-image-files.ts';
import type { QuestionPasteRef } from './question-paste-ref.ts';

/** What was pasted last into a field of a question, for the notice below it. */
export interface LastPaste {
  readonly content: PasteContent;
  readonly target: PasteField;
  /** The text of the field before. */
  readonly before: string;
  /** The id of the last step before it. */
  readonly stepBefore: number;
}

/** Names the field of a question's text, beside the ids of its options. */
export const titleField = 'title field';

/** What the element around the fields of a question spreads. */
interface PasteProps {
  /** Called before the listener of a field of rich text. */
  readonly onPasteCapture: (event: ClipboardEvent<HTMLElement>) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
}

const richField = '[contenteditable="true"]';

/** Returns the field that text is written in: the id of its option, or null for the question's. */
function findOption(
  group: HTMLElement,
  field: HTMLElement,
  { options }: QuestionItem,
): string | null | undefined {
  if (field.matches('[data-question-title]')) return null;
  const fields = [...group.querySelectorAll(`fieldset textarea, fieldset ${richField}`)];
  return options[fields.indexOf(field)]?.id;
}

/** Pastes into a field of rich text, whose own editor takes it in. */
function pasteInto(field: HTMLElement, { text, html }: PasteContent): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox ignores the data that the constructor is given.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  field.dispatchEvent(event);
}

/** Returns the text and the HTML of the clipboard. */
export const readContent = (data: DataTransfer): PasteContent => ({
  text: data.getData('text/plain').replaceAll(/\r\n?/g, '\n'),
  html: data.getData('text/html'),
});

/** What a question knows of pasting into its fields. */
export interface Paste {
  readonly props: PasteProps;
  readonly last: LastPaste | null;
  readonly dismiss: () => void;
}

/**
 * Returns the props that let a question understand what is pasted into its fields, and what was
 * pasted last into a plain one. Questions and options are understood; a single line, everything that
 * is pasted with Ctrl+Shift+V, and what is pasted into an option of rich text that is not empty, is
 * left to the field.
 */
export function usePaste(item: QuestionItem, activityIndex: number, index: number): Paste {
  const editor = useEditor();
  const pastesText = useRef(false);
  const [last, setLast] = useState<LastPaste | null>(null);
  const onPasteCapture = (event: ClipboardEvent<HTMLElement>): void => {
    const isText = pastesText.current;
    pastesText.current = false;
    const field = (event.target as Element).closest<HTMLElement>(`textarea, ${richField}`);
    // The card takes a picture.
    if (field === null || findPastedFile(event.clipboardData) !== undefined) return;
    const option = findOption(event.currentTarget, field, item);
    const text = item.options.find(({ id }) => id === option)?.text ?? '';
    const plain = field instanceof HTMLTextAreaElement ? field : null;
    if (isText || option === undefined || (plain === null && !isEmptyText(text))) {
      setLast(null);
      return;
    }
    const content = readContent(event.clipboardData);
    const target: PasteField = {
      item: item.key,
      near: [activityIndex, index],
      option,
      start: plain?.selectionStart ?? 0,
      end: plain?.selectionEnd ?? 0,
      ...(plain === null && { isRich: true }),
    };
    const { cursor } = editor.getSnapshot().context.history;
    const stepBefore = cursor?.step.id ?? 0;
    setLast(plain === null ? null : { content, target, before: plain.value, stepBefore });
    if (!mayBeQuestions(content, option !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    editor.send({ type: 'paste.open', content, target });
    if (plain !== null) return;
    const paste = editor.getSnapshot().children['questionPaste'] as QuestionPasteRef | undefined;
    paste?.subscribe({
      complete: () => {
        if (paste.getSnapshot().output?.result.kind === 'text')
          setTimeout(() => {
            pastesText.current = true;
            pasteInto(field, content);
            pastesText.current = false;
            // Who went on to another field while the text was read keeps the focus there.
            if (!isPageFocused()) focusOutsideDialog(field);
          });
      },
    });
  };
  return {
    last,
    dismiss: () => {
      setLast(null);
    },
    props: {
      onPasteCapture,
      onKeyDownCapture: ({ key, ctrlKey, metaKey, shiftKey }) => {
        pastesText.current = (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'v';
      },
    },
  };
}
