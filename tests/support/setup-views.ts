import './watch-renders.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
});

// What is waited for comes at once on an idle machine and late on a busy one.
configure({ asyncUtilTimeout: 10_000 });

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
