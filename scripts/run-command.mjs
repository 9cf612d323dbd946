/**
 * Runs a command of the server, for example `node scripts/run-command.mjs create-admin --email …`.
 * It installs and builds first, like `npm start`.
 */
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { buildWhenStale } from './build.mjs';
import { runChild, forwardSignals } from './run-child.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  await buildWhenStale();
} catch (error) {
  console.error(`The build failed: ${error.message}`);
  process.exit(1);
}
const command = runChild(
  process.execPath,
  ['--enable-source-maps', join(root, `dist/server/${name}.mjs`), ...args],
  { NODE_ENV: 'production' },
);
forwardSignals([command]);
process.exit(await command.exitCode);
