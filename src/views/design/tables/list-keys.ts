import { isComposing } from '../hooks/is-composing.ts';

/** The keys that work while a list has the focus, as the list of shortcuts shows them. */
export const listKeys = {
  search: '/',
  next: 'j',
  previous: 'k',
  select: 'x',
  create: 'c',
} as const;

const listRows = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row]'),
];
const findLink = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('a, [role=link]');
const findCheckbox = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('input[type=checkbox]');

/** Focuses the row after or before the focused one; from the list itself the first or last. */
function focusRow(list: Element, row: Element | null, step: 1 | -1): void {
  const rows = listRows(list);
  const at = rows.findIndex((each) => each === row);
  const next = at === -1 ? rows.at(step === 1 ? 0 : -1) : rows[at + step];
  if (next === undefined) return;
  (findLink(next) ?? next.querySelector<HTMLElement>('button, input'))?.focus();
}

/** Returns what a key does in a list, or null when it does nothing there. */
function findAction(key: string, target: Element, list: Element): (() => void) | null {
  const row = target.closest('[data-row]');
  const click = (element: Element | null | undefined): (() => void) | null =>
    element instanceof HTMLElement
      ? () => {
          element.click();
        }
      : null;
  switch (key) {
    case listKeys.next:
    case listKeys.previous:
      return () => {
        focusRow(list, row, key === listKeys.next ? 1 : -1);
      };
    case listKeys.select:
      return click(row && findCheckbox(row));
    case 'Enter':
      return target.matches('input[type=checkbox]') ? click(row && findLink(row)) : null;
    case listKeys.create:
      return click(document.querySelector('main [data-shortcut=create]'));
    case listKeys.search: {
      const field = document.querySelector<HTMLElement>('main search input');
      return field === null
        ? null
        : () => {
            field.focus();
          };
    }
    default:
      return null;
  }
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (shiftKey && key !== listKeys.search);
const isWriting = (target: Element): boolean =>
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/**
 * Handles a key that was pressed while a list of rows, or something in it, has the focus (WCAG
 * 2.1.4): `/` goes to the search, j and k to the next and previous row, x selects the row, Enter on
 * its checkbox opens it, c creates. Anywhere else it does nothing.
 */
export function handleListKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || isComposing(event) || hasModifier(event)) return;
  if (!(target instanceof Element) || isWriting(target)) return;
  const list = target.closest('[data-row]')?.closest('table, ul') ?? target.closest('table, ul');
  if (list === null || listRows(list).length === 0) return;
  const act = findAction(key, target, list);
  if (act === null) return;
  event.preventDefault();
  act();
}
