import { createContext, use, useCallback, type RefCallback } from 'react';

import type { Place } from '../../domain/quiz/place.ts';
import type { Reveal } from '../../machines/quiz/editor-types.ts';
import { useEditor } from './editor-context.ts';

/** Lets each request to bring something into view be answered once, however often its place appears on the screen. */
export interface RevealTurns {
  /** Whether the request `count` is still open; it is closed by asking. */
  readonly take: (count: number) => boolean;
}

/** Turns that start with no request answered. */
export function createRevealTurns(): RevealTurns {
  let answered = 0;
  return {
    take: (count) => {
      if (count <= answered) return false;
      answered = count;
      return true;
    },
  };
}

/** The turns of one editor. */
export const RevealContext = createContext<RevealTurns>(createRevealTurns());

const focusable = 'input, textarea, button';
const mainControl = '[data-reveal-focus], [data-question-title], [role="spinbutton"]';

const glowMs = 140;

function glow(element: HTMLElement): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ offset: 0, backgroundColor: 'var(--accent-soft)' }], {
    duration: glowMs,
    id: 'glow',
  });
}

function wantedOf(place: Place): string {
  if ('beside' in place) return '[data-reveal-name]';
  return 'part' in place ? `[data-reveal-part="${place.part}"]` : mainControl;
}

/** The control of `element` that gets the focus: the wanted part, the name of what stands beside something gone, or the main control. */
function controlOf(element: HTMLElement, place: Place): HTMLElement | null {
  if (element.matches(focusable)) return element;
  const found =
    element.querySelector<HTMLElement>(wantedOf(place)) ??
    element.querySelector<HTMLElement>(mainControl) ??
    element;
  return found.tabIndex >= 0 || found.matches('[tabindex]')
    ? found
    : (found.querySelector<HTMLElement>('input:checked') ??
        found.querySelector<HTMLElement>(focusable));
}

function show(element: HTMLElement, { place, glows }: Reveal): void {
  element.scrollIntoView?.({ block: 'nearest' });
  if (glows) glow(element);
  if ((document.activeElement?.closest('[data-keeps-focus]') ?? null) !== null) return;
  controlOf(element, place)?.focus({ preventScroll: true });
}

/**
 * A ref for an element that request `count` brings into view and gives the focus; 0 asks for nothing. What undo or redo changed glows
 * once, unless motion is reduced. The focus stays where it is while it is on a control with `data-keeps-focus`, so that Undo can be
 * pressed again.
 */
export function useReveal(count: number): RefCallback<HTMLElement> {
  const turns = use(RevealContext);
  const editor = useEditor();
  return useCallback(
    (element: HTMLElement | null) => {
      const { reveal } = editor.getSnapshot().context;
      if (element !== null && reveal !== null && count > 0 && turns.take(count))
        show(element, reveal);
    },
    [count, turns, editor],
  );
}
