import type { KeyboardEvent, MouseEvent } from 'react';

import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { listSelectedItems } from '../../../../machines/quiz/editor/item-selection.ts';
import { isComposing } from '../../../design/hooks/is-composing.ts';
import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { useEditor, type QuizEditorRef } from '../editor-context.ts';
import { getLineKey } from '../../../design/keyboard.ts';

const boxSelector = '[data-select-item]';
const insertSelector = '[data-insert-question]';
const controls = 'input, textarea, button, a, label, [contenteditable="true"]';

const findBox = (part: Element | null | undefined): HTMLElement | null =>
  part?.closest('li')?.querySelector<HTMLElement>(boxSelector) ?? null;

const getItem = (part: Element | null | undefined): Key | null =>
  findBox(part)?.dataset['selectItem'] ?? null;

/** Returns the checkbox before or after that of `part`, as shown. */
function findNeighbor(list: Element, part: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const boxes = [...list.querySelectorAll<HTMLElement>(boxSelector)];
  const box = findBox(part);
  return box === null ? undefined : boxes[boxes.indexOf(box) + step];
}

/** The items that a key acts on: the selected ones, otherwise the one with the focus. */
function listTargets(editor: QuizEditorRef, focused: Element | null): readonly Key[] {
  const selected = listSelectedItems(editor.getSnapshot().context);
  if (selected.length > 0) return selected;
  const item = focused?.closest('[data-writing]') == null ? null : getItem(focused);
  return item === null ? [] : [item];
}

/** Handles a key on the checkbox of a card; returns whether it was one. */
function handleBoxKey(
  event: KeyboardEvent<HTMLElement>,
  box: HTMLElement,
  editor: QuizEditorRef,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === 'a') {
    editor.send({ type: 'items.selectAll' });
    return true;
  }
  if (isCommand || event.altKey) return false;
  switch (getLineKey(event)) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const next = findNeighbor(event.currentTarget, box, event.key === 'ArrowDown' ? 1 : -1);
      const item = getItem(next);
      if (event.shiftKey && item !== null) editor.send({ type: 'items.selectRange', item });
      next?.focus();
      return next !== undefined;
    }
    case 'ArrowRight':
      box.closest('li')?.querySelector<HTMLElement>(insertSelector)?.focus();
      return true;
    case 'Enter':
      document.querySelector<HTMLElement>('[data-selection-bar] button')?.focus();
      return true;
    case 'Delete':
    case 'Backspace':
      editor.send({ type: 'items.remove', items: listTargets(editor, box) });
      return true;
    default:
      return false;
  }
}

/** Goes from the control that inserts a question back to a checkbox; returns whether it did. */
function leaveInsert(event: KeyboardEvent<HTMLElement>, control: HTMLElement): boolean {
  if (!['ArrowLeft', 'ArrowUp', 'ArrowDown'].includes(getLineKey(event))) return false;
  const box =
    event.key === 'ArrowUp' ? findNeighbor(event.currentTarget, control, -1) : findBox(control);
  box?.focus();
  return true;
}

/** Handles Escape: it clears the selection, or goes from a card to its checkbox. */
function handleEscape(target: HTMLElement, editor: QuizEditorRef): boolean {
  const clear = { type: 'items.clearSelection' } as const;
  if (editor.getSnapshot().can(clear)) {
    editor.send(clear);
    return true;
  }
  const box = findBox(target);
  if (box === target) return false;
  box?.focus();
  return box !== null;
}

/**
 * Returns the props of the element around the cards: with Control a click anywhere on a card
 * selects it, with Shift all cards up to it, and the keys of the checkboxes work. Control+D
 * duplicates the selected items, or the one with the focus.
 */
export function useSelectionKeys(isDialogOpen: boolean): {
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const editor = useEditor();
  useShortcuts(
    isDialogOpen
      ? {}
      : {
          'Mod+d': () => {
            const items = listTargets(editor, document.activeElement);
            if (items.length > 0) editor.send({ type: 'items.duplicate', items });
          },
        },
  );
  const isOnCard = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): boolean =>
    (shiftKey || ctrlKey || metaKey) &&
    target instanceof Element &&
    target.closest(controls) === null &&
    getItem(target) !== null;
  return {
    onMouseDown: (event) => {
      // Shift would select text.
      if (event.shiftKey && isOnCard(event)) event.preventDefault();
    },
    onClick: (event) => {
      const item = event.target instanceof Element ? getItem(event.target) : null;
      if (item === null || !isOnCard(event)) return;
      const isSelected = !editor.getSnapshot().context.selectedItems.has(item);
      if (event.shiftKey) editor.send({ type: 'items.selectRange', item });
      else editor.send({ type: 'items.select', item, isSelected });
    },
    onKeyDown: (event) => {
      const { target } = event;
      if (event.defaultPrevented || isComposing(event)) return;
      if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
      const isHandled =
        (event.key === 'Escape' && handleEscape(target, editor)) ||
        (target.matches(boxSelector) && handleBoxKey(event, target, editor)) ||
        (target.matches(insertSelector) && leaveInsert(event, target));
      if (isHandled) event.preventDefault();
    },
  };
}
