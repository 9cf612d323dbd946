/** Returns the element that is nearest sideways in the next row above or below. */
function findInRow(
  elements: readonly HTMLElement[],
  from: HTMLElement,
  direction: -1 | 1,
): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const placed = elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * direction > 1)
    .toSorted((a, b) => (a.box.top - b.box.top) * direction);
  const rowTop = placed[0]?.box.top ?? 0;
  return placed
    .filter(({ box }) => Math.abs(box.top - rowTop) <= 1)
    .toSorted((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left))[0]?.element;
}

/**
 * Returns the element to which a key moves the focus in a grid whose rows wrap; undefined at its
 * edge and for other keys.
 */
export function findInGrid(
  elements: readonly HTMLElement[],
  focused: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = elements.findIndex((element) => element === focused);
  const from = elements[at];
  if (from === undefined) return undefined;
  switch (key) {
    case 'ArrowRight':
      return elements[at + 1];
    case 'ArrowLeft':
      return elements[at - 1];
    case 'Home':
      return elements[0];
    case 'End':
      return elements.at(-1);
    case 'ArrowDown':
      return findInRow(elements, from, 1);
    case 'ArrowUp':
      return findInRow(elements, from, -1);
    default:
      return undefined;
  }
}
