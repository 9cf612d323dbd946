import { readFileSync } from 'node:fs';

/** The file with the places that `scripts/domain-mutants.mjs` has chosen. */
const { LECTERN_MUTANTS: places } = process.env;
const cache = 'node_modules/.cache/lectern/mutants';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate: places === undefined ? [] : JSON.parse(readFileSync(places, 'utf8')),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/support/mutants/domain.vitest.config.ts' },
  ignoreStatic: true,
  reporters: ['json'],
  jsonReporter: { fileName: `${cache}/stryker.json` },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist', '/docs', '/deploy', '/.lectern', '/tests/{journeys,server,views,app}'],
  concurrency: 1,
  allowEmpty: true,
};
