import './count-renders.ts';

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
});

// Dialogs and menus load in chunks of their own, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

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
