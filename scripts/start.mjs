/**
 * `npm start` installs missing packages, builds if a source changed, and serves the console and
 * the API on one port.
 */
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { runChild, forwardSignals } from './run-child.mjs';

try {
  await buildWhenStale();
} catch (error) {
  console.error(`The build failed: ${error.message}`);
  process.exit(1);
}
const server = runChild(
  process.execPath,
  ['--enable-source-maps', join(root, 'dist/server/main.mjs')],
  {
    NODE_ENV: 'production',
    // Node 22 and newer keep the compiled bundle here, so that the next start need not compile it.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/lectern/compiled'),
  },
);
forwardSignals([server]);
process.exit(await server.exitCode);
