import { createElement } from './create-element.ts';

/** A list item and the function that creates its content. */
export interface ListSlot {
  readonly element: HTMLElement;
  readonly createContent: () => Node;
}

/** How many slots are filled at once; the others are filled in slices that leave time for input. */
const initialCount = 60;
const sliceMs = 24;

/** Creates the empty list item with the index `index`. */
export const createSlot = (index: number, createContent: () => Node): ListSlot => ({
  element: createElement('li', { 'data-item': String(index) }),
  createContent,
});

/**
 * Fills the slots around the index `first` at once and the others in short slices, as long as the
 * list is in the document.
 */
export function fillSlots(slots: readonly ListSlot[], first = 0): void {
  const fill = ({ element, createContent }: ListSlot): void => {
    if (element.firstChild === null) element.append(createContent());
  };
  const from = Math.max(0, Math.min(first - initialCount / 2, slots.length - initialCount));
  slots.slice(from, from + initialCount).forEach(fill);
  let next = 0;
  const fillSlice = (): void => {
    if (slots[0]?.element.isConnected !== true) return;
    const until = performance.now() + sliceMs;
    for (; next < slots.length && performance.now() < until; next += 1)
      slots.slice(next, next + 1).forEach(fill);
    if (next < slots.length) setTimeout(fillSlice);
  };
  if (slots.length > initialCount) setTimeout(fillSlice);
}
