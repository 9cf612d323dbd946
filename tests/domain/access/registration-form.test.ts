import { expect, test } from 'vitest';

import {
  checkRegistration,
  invitationToken,
} from '../../../src/domain/session/registration-form.ts';

test('SES-04 the token is what follows the first 7 characters of the query string', () => {
  expect(
    ['?token=abc', '?other=a&b=c', '', '?token='].map((query) => invitationToken(query)),
  ).toEqual(['abc', 'a&b=c', '', '']);
});

test('SES-22 SES-23 SES-24 SES-27 every field is required', () => {
  expect(
    checkRegistration({ firstName: ' ', lastName: '', password: '', repeatPassword: '' }),
  ).toEqual({
    firstName: 'session.required',
    lastName: 'session.required',
    password: 'session.required',
  });
});

test('SES-25 SES-26 a password has 6 characters and is repeated', () => {
  const names = { firstName: 'A', lastName: 'B' };
  expect(checkRegistration({ ...names, password: '12345', repeatPassword: '12346' })).toEqual({
    password: 'session.passwordTooShort',
    repeatPassword: 'session.passwordsDiffer',
  });
  expect(checkRegistration({ ...names, password: '123456', repeatPassword: '123456' })).toEqual({});
});
