import { expect, it } from 'vitest';

import { machineExamples } from '../../../src/app/inspection/machine-examples.ts';
import { machines } from '../../../src/app/inspection/machines.ts';
import { reviveFunctions } from '../../../src/inspection/recording/recorded-functions.ts';
import { runScript } from '../../../src/inspection/simulation/simulation.ts';

it('PD-43 every input of the examples starts its machine in a simulation', () => {
  const failing = Object.entries(machineExamples).flatMap(([name, { inputs }]) =>
    inputs.flatMap(({ name: part, input }) => {
      const machine = machines[name];
      if (machine === undefined) return [`${name} is no machine`];
      const revived = reviveFunctions(input, () => 0) ?? undefined;
      const start = { kind: 'input', input: revived } as const;
      const result = runScript(machine, { machine: name, start, commands: [] });
      return result.ok ? [] : [`${name} ${part}: ${result.error}`];
    }),
  );
  expect(failing).toEqual([]);
  expect(machineExamples['quizEditor']?.inputs).not.toEqual([]);
});
