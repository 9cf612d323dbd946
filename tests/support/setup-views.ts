import './count-renders.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(() => {
  cleanup();
});

// Test files share a window.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  window.history.replaceState(null, '', '/');
});

// Dialogs and menus load in chunks of their own, which takes seconds on a busy machine. The console
// runs in StrictMode, which mounts everything twice in `npm run dev`.
configure({ asyncUtilTimeout: 20_000, reactStrictMode: true });

class NoResize implements ResizeObserver {
  observe(): void {
    /* jsdom has no layout */
  }
  unobserve(): void {
    /* jsdom has no layout */
  }
  disconnect(): void {
    /* jsdom has no layout */
  }
}
globalThis.ResizeObserver ??= NoResize;
if (!('getAnimations' in Element.prototype))
  Object.assign(Element.prototype, { getAnimations: () => [] });
// Text editors ask where the selection is, also after a test has ended.
if (!('getClientRects' in Range.prototype))
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => document.createElement('p').getBoundingClientRect(),
  });

// jsdom has this only to say on each call that it is not implemented.
Object.assign(window, { scrollTo: () => undefined });
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
