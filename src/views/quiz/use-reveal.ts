import { createContext, use, useCallback, type RefCallback } from 'react';

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

const glowMs = 140;

function glow(element: HTMLElement): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([{ offset: 0, backgroundColor: 'var(--accent-soft)' }], { duration: glowMs, id: 'glow' });
}

function show(element: HTMLElement, glows: boolean): void {
  element.scrollIntoView?.({ block: 'nearest' });
  if (glows) glow(element);
  if ((document.activeElement?.closest('[data-keeps-focus]') ?? null) !== null) return;
  const inside = element.querySelector<HTMLElement>('[data-reveal-focus], [data-question-title], [role="spinbutton"]') ?? element.querySelector<HTMLElement>(focusable);
  (element.matches(focusable) ? element : inside)?.focus({ preventScroll: true });
}

/**
 * A ref for an element that request `count` brings into view and gives the focus; 0 asks for nothing. What undo or redo changed glows
 * once, unless motion is reduced. The focus stays where it is while it is on a control with `data-keeps-focus`, so that Undo can be
 * pressed again.
 */
export function useReveal(count: number): RefCallback<HTMLElement> {
  const turns = use(RevealContext);
  const editor = useEditor();
  return useCallback((element: HTMLElement | null) => {
    if (element !== null && count > 0 && turns.take(count)) show(element, editor.getSnapshot().context.reveal?.glows === true);
  }, [count, turns, editor]);
}
