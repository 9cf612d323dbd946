/** Watches for a press or a focus outside of a floating element and its anchor; the answer is the watch for one element, which answers how to end it. */
export const watchOutside = (
  floating: HTMLElement,
  anchor: Element,
  onOutside: () => void,
): (() => void) => {
  const check = (event: Event): void => {
    if (
      event.target instanceof Node &&
      !floating.contains(event.target) &&
      !anchor.contains(event.target)
    )
      onOutside();
  };
  document.addEventListener('pointerdown', check, true);
  document.addEventListener('focusin', check, true);
  return () => {
    document.removeEventListener('pointerdown', check, true);
    document.removeEventListener('focusin', check, true);
  };
};
