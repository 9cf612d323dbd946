import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { Outcome } from '../../../src/domain/outcome.ts';
import type { Credentials } from '../../../src/domain/session/sign-in-form.ts';
import type { SubmitInput } from '../../../src/machines/session/account-form-machine.ts';
import { signInMachine, type SignInInput } from '../../../src/machines/session/sign-in-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

function start(outcome: Outcome<unknown>) {
  const sent: Credentials[] = [];
  const clock = new SimulatedClock();
  const machine = signInMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<Credentials, SignInInput>>(async ({ input }) => {
        sent.push(input.values);
        return outcome;
      }),
    },
  });
  const form = createActor(machine, { clock, input: undefined }).start();
  const type = (field: keyof Credentials, value: string): void => {
    form.send({ type: 'field.change', field, value });
  };
  return { form, sent, clock, type };
}

test('SES-20 SES-21 empty fields are required, and typing removes the error', () => {
  const { form, sent, type } = start({ ok: true, value: null });
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().context.errors).toEqual({
    email: 'session.required',
    password: 'session.required',
  });
  type('email', 'a');
  expect(form.getSnapshot().context.errors).toEqual({ password: 'session.required' });
  expect(sent).toEqual([]);
});

test('SES-01 the trimmed e-mail and the password are sent, and the password is cleared', async () => {
  const { form, sent, type } = start({ ok: true, value: null });
  type('email', ' super@lectern.test ');
  type('password', ' with spaces ');
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.status === 'done');
  expect(sent).toEqual([{ email: 'super@lectern.test', password: ' with spaces ' }]);
  expect(form.getSnapshot().context.values.password).toBe('');
});

test('SES-18 a refusal shows an error and keeps the values', async () => {
  const failure = {
    kind: 'invalid',
    message: { text: 'Wrong e-mail or password.' },
    errors: {},
  } as const;
  const { form, type } = start({ ok: false, failure });
  type('email', 'a');
  type('password', 'b');
  form.send({ type: 'form.submit' });
  const { context } = await waitFor(form, (snapshot) => snapshot.context.failure !== null);
  expect(context).toMatchObject({
    values: { email: 'a', password: 'b' },
    failure,
    rejectedSubmitCount: 1,
  });
});

test('SES-18 after too many attempts the wait counts down and the form works again', async () => {
  const { form, clock, type } = start({
    ok: false,
    failure: { kind: 'refused', retryAfterSeconds: 2 },
  });
  type('email', 'a');
  type('password', 'b');
  form.send({ type: 'form.submit' });
  await waitFor(form, (snapshot) => snapshot.matches('waiting'));
  expect(form.getSnapshot().can({ type: 'form.submit' })).toBe(false);
  clock.increment(1000);
  expect(form.getSnapshot().context.secondsToWait).toBe(1);
  clock.increment(1000);
  expect(form.getSnapshot().matches('editing')).toBe(true);
  expect(form.getSnapshot().context).toMatchObject({
    failure: null,
    secondsToWait: 0,
    values: { email: 'a', password: 'b' },
  });
});

test('PD-11 who signs in again finds the e-mail filled in', () => {
  const form = createActor(signInMachine, { input: { email: 'super@lectern.test' } }).start();
  expect(form.getSnapshot().context.values).toEqual({
    email: 'super@lectern.test',
    password: '',
  });
});
