import { afterEach, vi } from 'vitest';

import { setPropertySeed } from './property-runs.ts';

setPropertySeed();

// Test files share their globals.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
