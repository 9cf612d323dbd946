import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import {
  correctAddressMachine,
  type AddressCorrection,
} from '../../../src/machines/classes/correct-address-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

const student = { id: 3, email: 'lena@' };

test('CLS-06 the trimmed address is sent once, announced, and the class is loaded again', async () => {
  const sent: AddressCorrection[] = [];
  const actor = createActor(
    correctAddressMachine.provide({
      actors: {
        correct: fromCall<unknown, AddressCorrection>(async ({ input }) => {
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
