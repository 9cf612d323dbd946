import { createHash } from 'node:crypto';

const { LECTERN_MUTANTS_SHARE = '1', LECTERN_MUTANTS_SEED = '1' } = process.env;

/** A number from 0 to 1 that is the same for a name and a seed. */
const rank = (name) =>
  createHash('sha256').update(`${LECTERN_MUTANTS_SEED} ${name}`).digest().readUInt32BE() / 2 ** 32;

function getName(node) {
  const declaration = node.declaration ?? node;
  return declaration.id?.name ?? declaration.declarations?.[0]?.id?.name ?? '';
}

/** Leaves out whole declarations of a file, so that a share of all is judged. */
const sample = {
  shouldIgnore: ({ node, parent }) =>
    parent?.type === 'Program' && rank(getName(node)) > Number(LECTERN_MUTANTS_SHARE)
      ? 'not in the sample'
      : undefined,
};
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: sample }];

const cache = 'node_modules/.cache/lectern/mutants';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/domain/{quiz,access}/**/*.ts',
    'src/machines/**/*.ts',
    '!src/machines/**/*-{machine,machines,types,states}.ts',
    '!src/machines/**/events.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['sample'],
  vitest: { configFile: 'tests/support/mutants/domain.vitest.config.ts' },
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${cache}/stryker-incremental.json`,
  reporters: ['json'],
  jsonReporter: { fileName: `${cache}/stryker.json` },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist', '/docs', '/deploy', '/.lectern', '/tests/{journeys,server,views,app}'],
  concurrency: 1,
  allowEmpty: true,
};
