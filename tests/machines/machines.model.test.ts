import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { describeModel, describeReplay } from '../support/describe-model.ts';
import { findModels, readExports } from '../support/find-models.ts';
import { isWanted } from '../support/model-report.ts';
import { viewlessMachines } from '../support/viewless-machines.ts';

declare global {
  interface ImportMeta {
    readonly glob: (patterns: readonly string[]) => unknown;
  }
}
// Imports nothing: in watch mode vitest runs this file again when one of these changes.
import.meta.glob(['../../src/machines/**/*.ts', './**/*-model.ts', './**/*-models.ts']);

const machines = await findModels();
const replayed = process.env['LECTERN_REPLAY'];

if (replayed !== undefined)
  describeReplay(replayed, (wanted) => machines.find(({ name }) => name === wanted)?.models[0]);
else {
  test('every machine has one model', () => {
    const counts = machines.map(({ name, models }) => [name, models.length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('machines without a view are machines', () => {
    const names = machines.map(({ name }) => name);
    expect(Object.keys(viewlessMachines).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every machine without such a reason is tested by its model in a view', async () => {
    const views = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.model.test.tsx'))
      .map((file) => readFileSync(join('tests', file), 'utf8'))
      .join('\n');
    const models = await readExports('tests/machines', (file) => /-models?\.ts$/.test(file));
    const isTested = (model: unknown): boolean => {
      const [exported = '?'] = models.find(([, value]) => value === model) ?? [];
      return new RegExp(String.raw`\b${exported}\b`).test(views);
    };
    const untested = machines.filter(
      ({ name, models: [model] }) => !(name in viewlessMachines) && !isTested(model),
    );
    expect(untested.map(({ name }) => name)).toEqual([]);
  });

  for (const { name, models } of machines) {
    for (const model of models) {
      if (isWanted(name)) describeModel(name, model);
    }
  }
}
