import { defineConfig } from 'vitest/config';

// The tests that judge the mutants of Stryker. Walks and searches at random take too long here.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,machines}/**/*.test.ts'],
    exclude: ['**/*.model.test.ts', 'tests/machines/depth/**'],
    pool: 'threads',
    isolate: false,
    // Stryker itself ends what hangs; here a busy machine must not fail a test without a fault.
    testTimeout: 60_000,
  },
});
