import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  correctAddressMachine,
  type AddressCorrection,
} from '../../../src/machines/classes/correct-address-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath, type ModelOptions } from '../../support/model.ts';

const student = { id: 3, email: 'lena@' };

/** A state names the chart's state, the student, the address, the error and the failure. */
const options: ModelOptions<typeof correctAddressMachine> = {
  machine: correctAddressMachine,
  input: { classId: 12 },
  stateOf: ({ value, context }) =>
    [
      `${value}: ${String(context.student?.id ?? 'nobody')} "${context.email}"`,
      ...(context.error === null ? [] : ['error']),
      ...(context.failure === null ? [] : [context.failure.kind]),
    ].join('; '),
  events: {
    open: { type: 'address.open', student },
    'write an address': { type: 'address.type', email: ' lena@x.org ' },
    'write nonsense': { type: 'address.type', email: 'lena' },
    save: { type: 'address.save' },
    close: { type: 'address.close' },
    'it is stored': {
      type: 'xstate.done.actor.0.correctAddress.saving',
      output: succeeded(null),
    },
    'it is refused': {
      type: 'xstate.done.actor.0.correctAddress.saving',
      output: failed({ kind: 'refused', message: 'She is here already.' }),
    },
    'storing breaks': {
      type: 'xstate.error.actor.0.correctAddress.saving',
      error: new Error('broken'),
    },
  },
};
const model = createModel(options);

describe('the correction of an address, by model paths', () => {
  test('CLS-06 the paths cover every state and transition', () => {
    expect([model.uncoveredStates, model.uncoveredTransitions]).toEqual([[], []]);
  });

  test.each(model.paths)('CLS-06 $title', async (path) => {
    const held = holdActors();
    const machine = correctAddressMachine.provide({ actors: { correct: held.promise() } });
    const { input, stateOf } = options;
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});

test('CLS-06 the trimmed address is sent once, announced, and the class is loaded again', async () => {
  const sent: AddressCorrection[] = [];
  const actor = createActor(
    correctAddressMachine.provide({
      actors: {
        correct: fromPromise<Outcome<unknown>, AddressCorrection>(async ({ input }) => {
          sent.push(input);
          return succeeded(null);
        }),
      },
    }),
    { input: { classId: 12 } },
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'address.open', student });
  actor.send({ type: 'address.type', email: ' lena@x.org ' });
  actor.send({ type: 'address.save' });
  actor.send({ type: 'address.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'), { timeout: 1000 });
  expect(sent).toEqual([{ classId: 12, studentId: 3, email: 'lena@x.org' }]);
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: {
        severity: 'success',
        message: { key: 'classes.addressCorrected', values: { email: 'lena@x.org' } },
      },
    },
    { type: 'changed' },
  ]);
});
