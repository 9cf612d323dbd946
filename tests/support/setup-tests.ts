import { afterEach, vi } from 'vitest';

import { setPropertySeed } from './property-runs.ts';

setPropertySeed();

// Test files share their globals and modules. A module still loading when its file ends would stay
// broken for the next one.
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await vi.dynamicImportSettled();
});
