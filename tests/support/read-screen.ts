import { getNodeText } from '@testing-library/dom';
import { fireEvent } from '@testing-library/react';

/** Returns the elements of the document, or of a part of it, in their order. */
export const findAll = (
  selector: string,
  within: ParentNode = document,
): readonly HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)];

/** Returns the texts of elements in their order. */
export const readTexts = (selector: string, within?: ParentNode): readonly string[] =>
  findAll(selector, within).map(({ textContent }) => textContent);

/** Returns those of `texts` that stand alone in an element, in the order of the document. */
export const findTexts = (texts: readonly string[], within?: ParentNode): readonly string[] =>
  [...new Set(findAll('*', within).map((element) => getNodeText(element).trim()))].filter((text) =>
    texts.includes(text),
  );

/** Returns the buttons with a text or an accessible label. */
const findButtons = (name: string, within?: ParentNode): readonly HTMLElement[] =>
  findAll('button', within).filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

/** How a button can be used. */
export type ButtonState = 'ready' | 'disabled' | 'busy' | 'missing';

/** Returns how the last button of a name can be used. */
export function readButton(name: string, within?: ParentNode): ButtonState {
  const button = findButtons(name, within).at(-1);
  if (button === undefined) return 'missing';
  if (button.getAttribute('aria-busy') === 'true') return 'busy';
  const isDisabled =
    button.getAttribute('aria-disabled') === 'true' || button.closest(':disabled') !== null;
  return isDisabled ? 'disabled' : 'ready';
}

/** Presses the last button of a name; false where there is none that can be pressed. */
export function pressButton(name: string, within?: ParentNode): boolean {
  if (readButton(name, within) !== 'ready') return false;
  const button = findButtons(name, within).at(-1);
  return button !== undefined && fireEvent.click(button);
}

/** Returns the page that the pagination marks; null without a pagination. */
export const readPage = (within?: ParentNode): number | null => {
  const [current] = readTexts('nav[aria-label="Pages"] [aria-current="page"]', within);
  return current === undefined ? null : Number(current);
};

/** Returns the texts of what is announced at once. */
export const readAlerts = (within?: ParentNode): readonly string[] =>
  readTexts('[role="alert"]', within);

/** Whether grey lines stand in place of what is loaded. */
export const isLoading = (within?: ParentNode): boolean =>
  findAll('[data-skeleton]', within).length > 0;
