import { useCallback, type RefCallback } from 'react';

import type { QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import type { TextRange } from '../../../domain/rich-text/find-in-text.ts';
import type { Reveal } from '../../../machines/quiz/editor/context.ts';
import { bringIntoView, useRevealRequests } from '../../shared/editor/reveal.ts';
import { useEditor } from './editor-context.ts';

const focusable = 'input, textarea, button';
const mainControl = '[data-reveal-focus], [data-question-title], [role="spinbutton"]';

const highlightMs = 140;

function highlight(element: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ offset: 0, backgroundColor: 'var(--accent-soft)' }], {
    duration: highlightMs,
    id: 'glow',
  });
}

function getTargetSelector(place: QuizLocation): string {
  if ('isNeighbor' in place) return '[data-reveal-name]';
  return 'part' in place ? `[data-reveal-part="${place.part}"]` : mainControl;
}

/**
 * Returns the control that gets the focus: the requested part, the name of a neighbor of a removed
 * item, or the main control.
 */
function findControl(element: HTMLElement, place: QuizLocation): HTMLElement | null {
  if (element.matches(focusable)) return element;
  const control =
    element.querySelector<HTMLElement>(getTargetSelector(place)) ??
    element.querySelector<HTMLElement>(mainControl) ??
    element;
  return control.tabIndex >= 0 || control.matches('[tabindex]')
    ? control
    : (control.querySelector<HTMLElement>('input:checked') ??
        control.querySelector<HTMLElement>(focusable));
}

const foundAttribute = 'data-found';

/** Marks the control with the found text, and selects the text in it. */
function showFound(control: HTMLElement | null, { start, end }: TextRange): void {
  control?.setAttribute(foundAttribute, '');
  if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text')
  )
    control.setSelectionRange(start, end);
}

function revealElement(element: HTMLElement, { location, isHighlighted, found }: Reveal): void {
  if (isHighlighted) highlight(element);
  document.querySelector(`[${foundAttribute}]`)?.removeAttribute(foundAttribute);
  const control = findControl(element, location);
  bringIntoView(found === null ? element : (control ?? element), () => control);
  if (found !== null) showFound(control, found);
}

/**
 * Returns a ref for an element that reveal request `count` scrolls into view and focuses; 0 means
 * no request. Undo and redo highlight the element once, unless motion is reduced.
 */
export function useReveal(count: number): RefCallback<HTMLElement> {
  const requests = useRevealRequests();
  const editor = useEditor();
  return useCallback(
    (element: HTMLElement | null) => {
      const { reveal } = editor.getSnapshot().context;
      if (element !== null && reveal !== null && count > 0 && requests.claim(count))
        revealElement(element, reveal);
    },
    [count, requests, editor],
  );
}
