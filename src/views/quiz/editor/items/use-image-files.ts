import { useState, type ClipboardEvent, type DragEvent } from 'react';

import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { useEditor } from '../editor-context.ts';

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Returns an image among files, otherwise the first file, whose refusal says what is wrong. */
const pickFile = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/**
 * Returns the file that is pasted where there is no text to paste: programs that copy text often
 * copy a picture of it too.
 */
export const findPastedFile = (data: DataTransfer): File | undefined =>
  data.getData('text/plain') === '' ? pickFile(data) : undefined;

/** Whether a file would go into a rich text, which shows that itself. */
const isOverRichText = ({ target }: DragEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest('[contenteditable="true"]') !== null;

/** Whether an event of a card is about the card itself, and nothing in it has handled it. */
const isMeant = ({
  defaultPrevented,
  currentTarget,
  target,
}: DragEvent<HTMLElement> | ClipboardEvent<HTMLElement>): boolean =>
  !defaultPrevented && target instanceof Node && currentTarget.contains(target);

/**
 * Returns whether files are dragged over the card of a question, and the props with which the card
 * takes an image that is dropped or pasted. A rich text in it takes its own.
 */
export function useImageFiles(item: Key) {
  const editor = useEditor();
  const [isOver, setOver] = useState(false);
  const open = (file: File | undefined): void => {
    if (file !== undefined) editor.send({ type: 'questionImage.open', item, file });
  };
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(!isOverRichText(event));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setOver(false);
        if (!isMeant(event) || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        open(pickFile(event.dataTransfer));
      },
      onPaste: (event: ClipboardEvent<HTMLElement>) => {
        const file = isMeant(event) ? findPastedFile(event.clipboardData) : undefined;
        if (file === undefined) return;
        event.preventDefault();
        open(file);
      },
    },
  };
}
