import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import getCaretCoordinates from 'textarea-caret';

import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { getDigitModifier, typesWithAlt } from '../../../design/keyboard.ts';
import { useEditor } from '../editor-context.ts';

const fieldSelector = 'textarea, [contenteditable="true"]';

const listFields = (part: Element): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(fieldSelector),
];

/** Moves the caret of a plain field to its end, where the next focus finds it. */
function moveCaretToEnd(field: HTMLElement | undefined): void {
  if (field instanceof HTMLTextAreaElement)
    field.setSelectionRange(field.value.length, field.value.length);
}

/** Whether the caret is in the first (`ArrowUp`) or last (`ArrowDown`) line as it is shown. */
function isInOuterLine(field: HTMLTextAreaElement, key: string): boolean {
  if (field.selectionStart !== field.selectionEnd) return false;
  const outer = key === 'ArrowUp' ? 0 : field.value.length;
  const getTop = (position: number): number => getCaretCoordinates(field, position).top;
  return getTop(field.selectionStart) === getTop(outer);
}

/** What keys change in the question in which they are pressed. */
interface WritingActions {
  readonly addQuestion: () => void;
  readonly addOption: () => void;
  /** Does nothing when the question has no option at `index`. */
  readonly chooseAnswer: (index: number) => void;
  readonly removeOption: (index: number) => void;
  /** Does nothing when the question has no option at `index`, or none at `to`. */
  readonly moveOption: (index: number, to: number) => void;
}

type Press = KeyboardEvent<HTMLElement>;

/** Moves the option of `field` up or down, which keeps the focus. */
function moveOption(event: Press, field: HTMLElement, actions: WritingActions): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const index = listFields(event.currentTarget).indexOf(field) - 1;
  if (index < 0) return false;
  flushSync(() => {
    actions.moveOption(index, index + step);
  });
  field.focus();
  return true;
}

/** Returns the digit of a key that chooses an answer. On the number pad, Alt types by codes. */
function findDigit(event: Press): number | null {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const hasModifier =
    getDigitModifier() === 'Alt'
      ? event.altKey && !event.ctrlKey && !typesWithAlt(event)
      : event.ctrlKey && !event.altKey;
  return digit === undefined || !hasModifier || event.metaKey ? null : Number(digit);
}

/** Handles the keys that work in every field of a question; returns whether it was one. */
function handleChord(event: Press, { addQuestion, chooseAnswer }: WritingActions): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const digit = findDigit(event);
  if (isCommand && !event.altKey && event.key === 'Enter') addQuestion();
  else if (digit !== null) chooseAnswer(digit - 1);
  else return false;
  return true;
}

/** Enter goes to the next field of the question, after the last option to a new one. */
function goToNextField(fields: readonly HTMLElement[], at: number, actions: WritingActions): void {
  const next = fields[at + 1];
  if (next === undefined) actions.addOption();
  else next.focus();
}

/** Removes an option, if the question can spare it, and goes to the end of the field before it. */
function removeBackwards(
  fields: readonly HTMLElement[],
  at: number,
  actions: WritingActions,
): void {
  // The removal reveals the option that is now at its position.
  flushSync(() => {
    actions.removeOption(at - 1);
  });
  if (fields[at]?.isConnected === true) return;
  const before = fields[at - 1];
  moveCaretToEnd(before);
  before?.focus();
}

/** Up and Down go to the field before or after, in this question or its neighbors. */
function goToNeighbor(field: HTMLTextAreaElement, key: string): boolean {
  const list = field.closest('[data-writing]');
  if (list === null || !isInOuterLine(field, key)) return false;
  const all = listFields(list);
  const neighbor = all[all.indexOf(field) + (key === 'ArrowUp' ? -1 : 1)];
  if (key === 'ArrowUp') moveCaretToEnd(neighbor);
  neighbor?.focus();
  return neighbor !== undefined;
}

/** Handles the keys of plain fields; returns whether it was one. */
function handleFieldKey(
  event: Press,
  field: HTMLTextAreaElement,
  actions: WritingActions,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const fields = listFields(event.currentTarget);
  const at = fields.indexOf(field);
  switch (event.key) {
    case 'Enter':
      goToNextField(fields, at, actions);
      return true;
    case 'Backspace':
      // Holding the key empties a text; it does not go on with the options.
      if (field.value !== '' || at === 0 || event.repeat) return false;
      removeBackwards(fields, at, actions);
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      return goToNeighbor(field, event.key);
    default:
      return false;
  }
}

/**
 * Returns the props of the element around the fields of a question. They handle the keys with which
 * the fields are written one after the other: Enter, Backspace in an empty option, Up and Down,
 * Ctrl+Enter for the next question, Alt (on a Mac Control) and a digit for the right answer, Alt
 * with Up and Down to move an option.
 */
export function useWritingKeys(
  { key, options }: QuestionItem,
  activityIndex: number,
  index: number,
): { readonly onKeyDown: (event: Press) => void } {
  const editor = useEditor();
  const target = { item: key, near: [activityIndex, index] } as const;
  const actions: WritingActions = {
    addQuestion: () => {
      editor.send({ type: 'question.add', index: index + 1 });
    },
    addOption: () => {
      editor.send({ type: 'option.add', ...target });
    },
    chooseAnswer: (at) => {
      const option = options[at];
      if (option !== undefined)
        editor.send({ type: 'answer.choose', ...target, option: option.id });
    },
    moveOption: (at, to) => {
      const option = options[at];
      if (option !== undefined && options[to] !== undefined)
        editor.send({ type: 'option.move', ...target, option: option.id, to });
    },
    removeOption: (at) => {
      const option = options[at];
      if (option !== undefined)
        editor.send({ type: 'option.remove', ...target, option: option.id });
    },
  };
  return {
    onKeyDown: (event) => {
      const field = event.target;
      if (isComposing(event) || event.defaultPrevented) return;
      // The dialogs of a field are outside of it, but report their keys here too.
      if (!(field instanceof HTMLElement) || !event.currentTarget.contains(field)) return;
      if (!field.matches(fieldSelector)) return;
      const isHandled =
        handleChord(event, actions) ||
        moveOption(event, field, actions) ||
        (field instanceof HTMLTextAreaElement && handleFieldKey(event, field, actions));
      if (isHandled) event.preventDefault();
    },
  };
}
