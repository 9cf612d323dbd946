import { expect, test } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';

import type { Send } from '../../../../src/api/send.ts';
import { provideSession } from '../../../../src/app/actors/session/session.ts';
import { provideResetPassword } from '../../../../src/app/actors/session/password-forms.ts';
import { defaultConfig } from '../../../../src/app/config.ts';
import { createServerConnection } from '../../../../src/app/server-connection.ts';
import { failed, type Failure } from '../../../../src/domain/outcome.ts';
import type { resetPasswordMachine } from '../../../../src/machines/session/password-form-machines.ts';
import type { registrationMachine } from '../../../../src/machines/session/registration-machine.ts';

const config = { ...defaultConfig, routePrefix: '/admin' };
const linkUsed: Failure = {
  kind: 'invalid',
  message: { text: 'This link is no longer valid.' },
  errors: { token: [{ text: 'This link is no longer valid.' }] },
};

/** Returns a `send` that refuses every link, and the requests it was given. */
function refuseLinks() {
  const requests: unknown[] = [];
  const send: Send = async ({ method, address, body }) => {
    requests.push([`${method} ${address}`, body]);
    return failed(linkUsed);
  };
  return { requests, send };
}

/** Returns what a form says of its link when it was checked. */
const findFailure = async (
  form: ActorRefFrom<typeof registrationMachine> | ActorRefFrom<typeof resetPasswordMachine>,
) =>
  (await waitFor(form, ({ children }) => children['linkCheck']?.getSnapshot().status === 'done'))
    .context.linkFailure;

/** Opens the signed-out page at `address` until its registration form knows of the link. */
async function openPage(address: string) {
  const { requests, send } = refuseLinks();
  window.history.replaceState(null, '', address);
  const machine = provideSession(config, { ...createServerConnection(config), send });
  const session = createActor(machine, {
    input: { queryString: window.location.search, minPasswordLength: 6, endReason: null },
  }).start();
  const { children } = await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  const form = children.registrationForm;
  if (form === undefined) throw new Error('there is no registration form');
  const failure = await findFailure(form);
  session.stop();
  return { failure, requests };
}

const getCheck = (purpose: string): unknown => [
  'POST /api/security/check_link',
  JSON.stringify({ token: 'abc=def', purpose }),
];

test('SES-04 SES-19 the link of an invitation is checked on its page', async () => {
  expect(await openPage('/admin/set-password?token=abc=def')).toEqual({
    failure: linkUsed,
    requests: [getCheck('registration')],
  });
});

test.each(['/admin/set-password', '/admin/signin?token=abc', '/admin/reset-password?token=abc'])(
  'SES-05 nothing is checked as an invitation at %s',
  async (address) => {
    expect(await openPage(address)).toEqual({ failure: null, requests: [] });
  },
);

test.each([
  ['abc=def', linkUsed, [getCheck('passwordReset')]],
  ['', null, []],
])(
  "SES-05 the password link with the token '%s' is checked when it has one",
  async (token, failure, checked) => {
    const { requests, send } = refuseLinks();
    const form = createActor(provideResetPassword({ send }), {
      input: { token, minPasswordLength: 6 },
    }).start();
    expect([await findFailure(form), requests]).toEqual([failure, checked]);
  },
);
