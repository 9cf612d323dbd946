import { defineConfig } from 'vitest/config';

// The tests that judge the mutants of Stryker. Walks and searches at random take too long here.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,machines}/**/*.test.ts'],
    exclude: ['**/*.model.test.ts', 'tests/machines/depth/**'],
    pool: 'threads',
    isolate: false,
  },
});
