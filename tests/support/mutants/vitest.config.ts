import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// One worker stays warm for all mutants. `npm run test:mutants` ends it when a mutant hangs.
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  resolve: { alias: [{ find: /^url:(.*)$/, replacement: '$1?url' }] },
  test: {
    environment: 'node',
    include: ['tests/support/mutants/start.mutants.ts'],
    runner: join(import.meta.dirname, 'mutant-runner.ts'),
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
