import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Registration } from '../../../src/domain/session/registration-form.ts';
import { registrationMachine } from '../../../src/machines/session/registration-machine.ts';

const filled: Registration = {
  firstName: ' Ida ',
  lastName: ' Invited ',
  password: ' long enough ',
  repeatPassword: ' long enough ',
};

function start(...answers: (Outcome<unknown> | Error)[]) {
  const sent: (Registration & { readonly token: string })[] = [];
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise<Outcome<unknown>, Registration & { readonly token: string }>(
        async ({ input }) => {
          sent.push(input);
          const answer = answers.shift() ?? succeeded(null);
          if (answer instanceof Error) throw answer;
          return answer;
        },
      ),
    },
  });
  const form = createActor(machine, { input: { queryString: '?token=abc=def' } }).start();
  const fill = (values: Partial<Registration>): void => {
    for (const [field, value] of Object.entries(values))
      form.send({ type: 'field.type', field: field as keyof Registration, value });
  };
  return {
    form,
    sent,
    fill,
    settle: (attempts: number) =>
      waitFor(form, ({ context, status }) => context.attempts === attempts || status === 'done', {
        timeout: 1000,
      }),
  };
}

test('SES-22 SES-23 SES-24 what is missing is said, counted, and taken away by typing', () => {
  const { form, sent, fill } = start();
  form.send({ type: 'form.submit' });
  expect(Object.keys(form.getSnapshot().context.faults)).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'password']),
  );
  expect(form.getSnapshot().context.attempts).toBe(1);
  fill({ firstName: 'I' });
  expect(form.getSnapshot().context.faults).not.toHaveProperty('firstName');
  expect(sent).toEqual([]);
});

test('SES-04 SES-08 SES-09 names are trimmed, the password is not, the token of the link goes along, and nothing is kept after', async () => {
  const { form, sent, fill, settle } = start();
  fill(filled);
  form.send({ type: 'form.submit' });
  await settle(99);
  expect(sent).toEqual([
    {
      firstName: 'Ida',
      lastName: 'Invited',
      password: ' long enough ',
      repeatPassword: ' long enough ',
      token: 'abc=def',
    },
  ]);
  expect(form.getSnapshot()).toMatchObject({
    value: 'done',
    status: 'done',
    context: { password: '', repeatPassword: '' },
  });
});

test('SES-19 a refusal and a broken call stay under the form with what was typed', async () => {
  const { form, fill, settle } = start(
    failed({ kind: 'invalid', message: 'This link is not valid any more.', errors: {} }),
    new Error('broken'),
  );
  fill(filled);
  form.send({ type: 'form.submit' });
  await settle(1);
  expect(form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: {
      ...filled,
      failure: { kind: 'invalid', message: 'This link is not valid any more.' },
    },
  });
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().context.failure).toBeNull();
  await settle(2);
  expect(form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { ...filled, failure: { kind: 'unexpected' } },
  });
});
