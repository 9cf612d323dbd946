import { expect, test } from 'vitest';

import type { Send } from '../../../../src/api/send.ts';
import { createTokenStore } from '../../../../src/api/token-store.ts';
import { createSessionCalls } from '../../../../src/app/actors/session/session-calls.ts';
import { succeeded } from '../../../../src/domain/outcome.ts';

const token = {
  accessToken: 'access',
  refreshToken: 'refresh',
  refreshTokenExpiredAt: '2099-01-01T00:00:00.000Z',
};
const send: Send = async () => succeeded({ kind: 'json', content: { token } });
const signal = new AbortController().signal;
const credentials = { email: 'super@lectern.test', password: 'lectern-demo' };

/** A document of a browser that keeps no cookies, without a word. */
const forgetful = {
  get cookie() {
    return '';
  },
  set cookie(_dropped: string) {
    /* dropped */
  },
};
const storeOver = (cookies: { cookie: string }, isSecureContext = true) =>
  createTokenStore({
    cookies,
    protocol: 'http:',
    isSecureContext,
    channel: null,
    namePrefix: 'lectern_',
    path: '/admin',
  });
const refusal = {
  ok: false,
  failure: {
    kind: 'refused',
    message: { key: 'session.cookieNotKept' },
  },
};

test('SES-16 a browser that refuses cookies is an error after signing in and after registering', async () => {
  const calls = createSessionCalls(send, storeOver(forgetful));
  expect(await calls.signIn(credentials, signal)).toEqual(refusal);
  expect(
    await calls.register(
      {
        firstName: 'Ida',
        lastName: 'Invited',
        password: 'long enough',
        repeatPassword: 'long enough',
        token: 'link',
      },
      signal,
    ),
  ).toEqual(refusal);
});

test('SES-16 on http of another computer no password is sent', async () => {
  const sent: unknown[] = [];
  const calls = createSessionCalls(
    (request) => {
      sent.push(request);
      return send(request);
    },
    storeOver({ cookie: '' }, false),
  );
  expect(await calls.signIn(credentials, signal)).toEqual(refusal);
  expect(sent).toEqual([]);
});

test('SES-10 a stored token signs in', async () => {
  const jar = { cookie: '' };
  const tokens = storeOver(jar);
  expect(await createSessionCalls(send, tokens).signIn(credentials, signal)).toEqual(
    succeeded(null),
  );
  expect(tokens.read()).toEqual(token);
});

test('I18N-02 a language that only another version of the server knows does not stop a sign-in', async () => {
  const content = {
    id: 1,
    email: 'ada@lectern.test',
    firstName: 'Ada',
    lastName: 'Okafor',
    roles: [],
    language: 'tlh',
  };
  const sendProfile: Send = async () => succeeded({ kind: 'json', content });
  const user = await createSessionCalls(sendProfile, storeOver(forgetful)).loadUser(signal);
  expect(user).toMatchObject({ ok: true, value: { email: 'ada@lectern.test' } });
});
