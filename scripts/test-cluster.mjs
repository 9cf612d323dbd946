/**
 * `npm run test:cluster` builds and runs tests/cluster/main.ts; `npm run test:cluster -- --bounded`
 * causes each fault once. It needs PostgreSQL and nginx.
 */
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { runChild } from './run-child.mjs';

await buildWhenStale();
process.exit(
  await runChild(process.execPath, [
    '--import',
    'tsx',
    join(root, 'tests/cluster/main.ts'),
    ...process.argv.slice(2),
  ]).exitCode,
);
