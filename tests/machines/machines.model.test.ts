import { expect, test } from 'vitest';

import { describeModel, describeReplay } from '../support/describe-model.ts';
import { findModels } from '../support/find-models.ts';
import { isWanted } from '../support/model-report.ts';
import { viewlessMachines } from '../support/viewless-machines.ts';

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

  for (const { name, models } of machines) {
    for (const model of models) {
      if (isWanted(name)) describeModel(name, model);
    }
  }
}
