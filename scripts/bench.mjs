/**
 * `npm run bench` runs the benchmarks in tests/bench one after another, each in its own process;
 * `npm run bench -- core` runs only the named ones. They print medians and ratios and assert no
 * times.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildWhenStale } from './build.mjs';
import { root } from './ensure.mjs';
import { runChild } from './run-child.mjs';

await buildWhenStale();
const selectedNames = process.argv.slice(2);
const benchmarks = readdirSync(join(root, 'tests/bench')).filter(
  (name) =>
    name.endsWith('.bench.ts') &&
    (selectedNames.length === 0 || selectedNames.includes(name.replace('.bench.ts', ''))),
);
let maxExitCode = 0;
for (const name of benchmarks.sort()) {
  console.log(`\n== ${name}`);
  maxExitCode = Math.max(
    maxExitCode,
    await runChild(join(root, 'node_modules/.bin/tsx'), ['--expose-gc', join('tests/bench', name)])
      .exitCode,
  );
}
process.exit(maxExitCode);
