import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: { alias: [{ find: /^url:(.*)$/, replacement: '$1?url' }] },
};

// What the node tests look at keeps no state between calls, so their files share loaded modules: a third less work.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{domain,machines,api,tools,player}/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['tests/{views,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setup-views.ts'],
          pool: 'threads',
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          pool: 'forks',
          globalSetup: ['tests/support/server-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
