import { createContext, use } from 'react';

import { focusOutsideDialog } from '../../design/overlays/use-return-focus.ts';

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

/** Provides the reveal requests of one editor. */
export const RevealContext = createContext<RevealRequests | null>(null);

/** Returns the editor's reveal requests. Throws outside a `RevealContext`. */
export function useRevealRequests(): RevealRequests {
  const requests = use(RevealContext);
  if (requests === null) throw new Error('no reveal requests above this view');
  return requests;
}

/**
 * Scrolls an element into view and focuses the control that `findControl` returns. The focus does
 * not move while it is on a control with `data-keeps-focus`, so that Undo can be pressed
 * repeatedly.
 */
export function bringIntoView(element: HTMLElement, findControl: () => HTMLElement | null): void {
  element.scrollIntoView?.({ block: 'nearest' });
  if ((document.activeElement?.closest('[data-keeps-focus]') ?? null) !== null) return;
  const control = findControl();
  if (control !== null) focusOutsideDialog(control);
}
