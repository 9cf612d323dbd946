import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Registration } from '../../../src/domain/session/registration-form.ts';
import type { SubmitInput } from '../../../src/machines/session/account-form-machine.ts';
import {
  registrationMachine,
  type InvitationInput,
} from '../../../src/machines/session/registration-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

const filled: Registration = {
  firstName: ' Ida ',
  lastName: ' Invited ',
  password: ' long enough ',
  repeatPassword: ' long enough ',
};

const linkUsed = failed({ kind: 'invalid', message: { text: 'This link was used.' }, errors: {} });

function start(...answers: Outcome<unknown>[]) {
  return startWithLink(() => Promise.resolve(succeeded(null)), ...answers);
}

function startWithLink(
  checkLink: (token: string) => Promise<Outcome<unknown>>,
  ...answers: Outcome<unknown>[]
) {
  const sent: (Registration & { readonly token: string })[] = [];
  const machine = registrationMachine.provide({
    actors: {
      submit: fromCall<unknown, SubmitInput<Registration, InvitationInput>>(async ({ input }) => {
        sent.push({ ...input.values, token: input.input.token });
        return answers.shift() ?? succeeded(null);
      }),
      checkLink: fromCall<unknown, Pick<SubmitInput<Registration, InvitationInput>, 'input'>>(
        ({ input }) => checkLink(input.input.token),
      ),
    },
  });
  const form = createActor(machine, {
    input: { token: 'abc=def', minPasswordLength: 6 },
  }).start();
  const fill = (values: Partial<Registration>): void => {
    for (const [field, value] of Object.entries(values))
      form.send({ type: 'field.change', field: field as keyof Registration, value });
  };
  return {
    form,
    sent,
    fill,
    settle: (attempts: number) =>
      waitFor(
        form,
        ({ context, status }) => context.rejectedSubmitCount === attempts || status === 'done',
        {
          timeout: 1000,
        },
      ),
  };
}

test('SES-22 SES-23 SES-24 missing fields show errors, which typing removes', () => {
  const { form, sent, fill } = start();
  form.send({ type: 'form.submit' });
  expect(Object.keys(form.getSnapshot().context.errors)).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'password']),
  );
  expect(form.getSnapshot().context.rejectedSubmitCount).toBe(1);
  fill({ firstName: 'I' });
  expect(form.getSnapshot().context.errors).not.toHaveProperty('firstName');
  expect(sent).toEqual([]);
});

test('SES-04 SES-08 SES-09 names are trimmed, the password is not, the token of the link is sent, and the form is cleared', async () => {
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
    context: { values: { password: '', repeatPassword: '' } },
  });
});

test('SES-19 a refusal and another failure show an error and keep the values', async () => {
  const { form, fill, settle } = start(
    failed({ kind: 'invalid', message: { text: 'This link is not valid any more.' }, errors: {} }),
    failed({ kind: 'unexpected' }),
  );
  fill(filled);
  form.send({ type: 'form.submit' });
  await settle(1);
  expect(form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: {
      values: filled,
      failure: { kind: 'invalid', message: { text: 'This link is not valid any more.' } },
    },
  });
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().context.failure).toBeNull();
  await settle(2);
  expect(form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { values: filled, failure: { kind: 'unexpected' } },
  });
});

test('SES-19 a link that was used is said before anything is sent, and stays while the form is incomplete; nothing is said when it cannot be checked', async () => {
  const asked: string[] = [];
  const check = (outcome: Outcome<unknown>) => (token: string) => {
    asked.push(token);
    return Promise.resolve(outcome);
  };
  const used = startWithLink(check(linkUsed));
  await waitFor(used.form, ({ context }) => context.linkFailure !== null, { timeout: 1000 });
  used.form.send({ type: 'form.submit' });
  expect(used.form.getSnapshot()).toMatchObject({
    value: 'editing',
    context: {
      linkFailure: { message: { text: 'This link was used.' } },
      failure: null,
      rejectedSubmitCount: 1,
    },
  });
  const unknown = startWithLink(check(failed({ kind: 'offline' })));
  await waitFor(
    unknown.form,
    ({ children }) => children['linkCheck']?.getSnapshot().status === 'done',
    {
      timeout: 1000,
    },
  );
  expect(unknown.form.getSnapshot().context.linkFailure).toBeNull();
  expect(asked).toEqual(['abc=def', 'abc=def']);
});

test('SES-19 a refusal of what was sent is not replaced by the check of the link', async () => {
  let answerCheck = (_: Outcome<unknown>): void => undefined;
  const { form, fill, settle } = startWithLink(
    () =>
      new Promise((resolve) => {
        answerCheck = resolve;
      }),
    failed({ kind: 'refused', message: { text: 'Not now.' } }),
  );
  fill(filled);
  form.send({ type: 'form.submit' });
  await settle(1);
  answerCheck(linkUsed);
  await waitFor(form, ({ children }) => children['linkCheck']?.getSnapshot().status === 'done', {
    timeout: 1000,
  });
  expect(form.getSnapshot().context.failure).toEqual({
    kind: 'refused',
    message: { text: 'Not now.' },
  });
});
