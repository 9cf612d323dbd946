import { createContext, use, useCallback, type RefCallback } from 'react';

import type { QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import type { Reveal } from '../../../machines/quiz/editor/context.ts';
import { useEditor } from './editor-context.ts';

/**
 * Makes sure that each reveal request runs once, even when its target is rendered several times.
 */
export interface RevealRequests {
  /** Returns true the first time it is called with a request's `count`, false afterwards. */
  readonly claim: (count: number) => boolean;
}

/** Creates an instance that has handled no request yet. */
export function createRevealRequests(): RevealRequests {
  let lastClaimed = 0;
  return {
    claim: (count) => {
      if (count <= lastClaimed) return false;
      lastClaimed = count;
      return true;
    },
  };
}

/** The reveal requests of one editor. */
export const RevealContext = createContext<RevealRequests>(createRevealRequests());

const focusable = 'input, textarea, button';
const mainControl = '[data-reveal-focus], [data-question-title], [role="spinbutton"]';

const highlightMs = 140;

function highlight(element: HTMLElement): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
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

function bringIntoView(element: HTMLElement, { location, isHighlighted }: Reveal): void {
  element.scrollIntoView?.({ block: 'nearest' });
  if (isHighlighted) highlight(element);
  if ((document.activeElement?.closest('[data-keeps-focus]') ?? null) !== null) return;
  findControl(element, location)?.focus({ preventScroll: true });
}

/**
 * Returns a ref for an element that reveal request `count` scrolls into view and focuses; 0 means
 * no request. Undo and redo highlight the element once, unless motion is reduced. The focus does
 * not move while it is on a control with `data-keeps-focus`, so that Undo can be pressed
 * repeatedly.
 */
export function useReveal(count: number): RefCallback<HTMLElement> {
  const requests = use(RevealContext);
  const editor = useEditor();
  return useCallback(
    (element: HTMLElement | null) => {
      const { reveal } = editor.getSnapshot().context;
      if (element !== null && reveal !== null && count > 0 && requests.claim(count))
        bringIntoView(element, reveal);
    },
    [count, requests, editor],
  );
}
