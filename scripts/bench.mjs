/** `npm run bench`: runs tests/bench/*.bench.ts in turn, each in a process of its own; `npm run bench -- core` runs those named. Prints medians and ratios, asserts no time. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildWhenStale } from './build.mjs';
import { root } from './ensure.mjs';
import { runChild } from './run-child.mjs';

await buildWhenStale();
const only = process.argv.slice(2);
const benches = readdirSync(join(root, 'tests/bench')).filter(
  (name) =>
    name.endsWith('.bench.ts') &&
    (only.length === 0 || only.includes(name.replace('.bench.ts', ''))),
);
let worst = 0;
for (const name of benches.sort()) {
  console.log(`\n== ${name}`);
  worst = Math.max(
    worst,
    await runChild(join(root, 'node_modules/.bin/tsx'), ['--expose-gc', join('tests/bench', name)])
      .ended,
  );
}
process.exit(worst);
