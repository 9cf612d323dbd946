import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import {
  mayBeQuestions,
  type PasteContent,
  type PasteField,
} from '../../../../domain/quiz/paste/paste-content.ts';
import { useEditor } from '../editor-context.ts';
import { findPastedFile } from '../items/use-image-files.ts';

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
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns the field of a text area: the id of its option, or null for the question's text. */
function findOption(
  group: HTMLElement,
  field: HTMLTextAreaElement,
  { options }: QuestionItem,
): string | null | undefined {
  if (field.matches('[data-question-title]')) return null;
  const fields = [
    ...group.querySelectorAll('fieldset textarea, fieldset [contenteditable="true"]'),
  ];
  return options[fields.indexOf(field)]?.id;
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
 * Returns the props that let a question understand what is pasted into its plain fields, and what
 * was pasted last. Questions and options are understood; a single line, and everything that is
 * pasted with Ctrl+Shift+V, is left to the browser.
 */
export function usePaste(item: QuestionItem, activityIndex: number, index: number): Paste {
  const editor = useEditor();
  const pastesText = useRef(false);
  const [last, setLast] = useState<LastPaste | null>(null);
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const isText = pastesText.current;
    pastesText.current = false;
    const field = event.target;
    if (event.defaultPrevented || !(field instanceof HTMLTextAreaElement)) return;
    // The card takes a picture.
    if (findPastedFile(event.clipboardData) !== undefined) return;
    const option = findOption(event.currentTarget, field, item);
    if (isText || option === undefined) {
      setLast(null);
      return;
    }
    const content = readContent(event.clipboardData);
    const target = {
      item: item.key,
      near: [activityIndex, index],
      option,
      start: field.selectionStart,
      end: field.selectionEnd,
    } as const;
    const { cursor } = editor.getSnapshot().context.history;
    setLast({ content, target, before: field.value, stepBefore: cursor?.step.id ?? 0 });
    if (!mayBeQuestions(content, option !== null)) return;
    event.preventDefault();
    editor.send({ type: 'paste.open', content, target });
  };
  return {
    last,
    dismiss: () => {
      setLast(null);
    },
    props: {
      onPaste,
      onKeyDownCapture: ({ key, ctrlKey, metaKey, shiftKey }) => {
        pastesText.current = (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'v';
      },
    },
  };
}
