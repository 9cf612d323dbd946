import type { Key } from '../../../../domain/quiz/draft/draft.ts';

/** Focuses the checkbox of an item, if it is rendered. */
export function focusSelectBox(item: Key | undefined): void {
  if (item === undefined) return;
  document.querySelector<HTMLElement>(`[data-select-item="${CSS.escape(item)}"]`)?.focus();
}
