import { expect, it } from 'vitest';

import { reviveFunctions } from '../../../src/inspection/recording/recorded-functions.ts';
import { runScript } from '../../../src/inspection/simulation/simulation.ts';
import { findModels } from '../../support/find-models.ts';
import { listExamples } from '../../support/list-examples.ts';

it('PD-43 every input of the examples starts its machine in a simulation', async () => {
  const machines = new Map((await findModels()).map(({ name, machine }) => [name, machine]));
  const examples = await listExamples();
  const failing = Object.entries(examples).flatMap(([name, { inputs }]) =>
    inputs.flatMap(({ name: part, input }) => {
      const machine = machines.get(name);
      if (machine === undefined) return [`${name} is no machine`];
      const revived = reviveFunctions(input, () => 0) ?? undefined;
      const start = { kind: 'input', input: revived } as const;
      const result = runScript(machine, { machine: name, start, commands: [] });
      return result.ok ? [] : [`${name} ${part}: ${result.error}`];
    }),
  );
  expect(failing).toEqual([]);
  expect(examples['quizEditor']?.inputs).not.toEqual([]);
});
