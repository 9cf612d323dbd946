/**
 * Runs both linters: oxlint (correctness, accessibility of JSX) and eslint (typed rules, React's
 * rules, this project's own).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from './ensure.mjs';

const run = (name, args) =>
  spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }).status ===
  0;
const outcomes = [
  run('oxlint', []),
  run('eslint', [
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ]),
];
process.exit(outcomes.every(Boolean) ? 0 : 1);
