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
  { NODE_ENV: 'production' },
);
forwardSignals([server]);
process.exit(await server.exitCode);
