import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: { alias: [{ find: /^url:(.*)$/, replacement: '$1?url' }] },
};

const isFull = process.env['LECTERN_TEST_FULL'] === '1';

/** Server tests that take long run in `npm run test:full`. */
const longServerTests = ['tests/server/tracing/**', 'tests/server/**/*.long.test.ts'];

const testTimeout = isFull ? 600_000 : 30_000;

// Server tests start databases and processes, which take minutes beside other busy processes.
const serverTestTimeout = Math.max(testTimeout, 180_000);

// Modules keep no state between calls, so test files share them, which saves a third of the time.
// What a test replaces of the globals, or leaves on the page, is gone after it.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{domain,inspection,machines,api,tools,player}/**/*.test.ts'],
          setupFiles: ['tests/support/setup-tests.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout,
        },
      },
      {
        ...shared,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['tests/{app,views}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup-tests.ts', 'tests/support/setup-views.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: isFull ? [] : longServerTests,
          setupFiles: ['tests/support/setup-tests.ts'],
          pool: 'forks',
          isolate: false,
          globalSetup: ['tests/support/server-setup.ts'],
          testTimeout: serverTestTimeout,
          hookTimeout: serverTestTimeout,
        },
      },
    ],
  },
});
