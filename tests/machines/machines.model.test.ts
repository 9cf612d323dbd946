import { expect, test } from 'vitest';

import { describeModel, isWanted } from '../support/describe-model.ts';
import { findModels } from '../support/find-models.ts';

const machines = await findModels();

test('every machine has one model', () => {
  const counts = machines.map(({ name, models }) => [name, models.length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

for (const { name, models } of machines) {
  for (const model of models) {
    if (isWanted(name)) describeModel(name, model);
  }
}
