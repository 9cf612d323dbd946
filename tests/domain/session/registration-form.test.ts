import { expect, test } from 'vitest';

import {
  validateRegistration,
  parseInvitationToken,
} from '../../../src/domain/session/registration-form.ts';

test('SES-04 the token is what follows the first 7 characters of the query string', () => {
  expect(
    ['?token=abc', '?other=a&b=c', '', '?token='].map((query) => parseInvitationToken(query)),
  ).toEqual(['abc', 'a&b=c', '', '']);
});

test('SES-22 SES-23 SES-24 SES-27 every field is required', () => {
  expect(
    validateRegistration({ firstName: ' ', lastName: '', password: '', repeatPassword: '' }, 6),
  ).toEqual({
    firstName: 'session.required',
    lastName: 'session.required',
    password: 'session.required',
  });
});

test('SES-25 SES-26 a password has 6 characters and is repeated', () => {
  const names = { firstName: 'A', lastName: 'B' };
  expect(validateRegistration({ ...names, password: '12345', repeatPassword: '12346' }, 6)).toEqual(
    {
      password: { key: 'session.passwordTooShort', values: { min: 6 } },
      repeatPassword: 'session.passwordsDiffer',
    },
  );
  const six = { ...names, password: '123456', repeatPassword: '123456' };
  expect(validateRegistration(six, 6)).toEqual({});
  expect(validateRegistration(six, 12)).toEqual({
    password: { key: 'session.passwordTooShort', values: { min: 12 } },
  });
});
