import { expect, test } from 'vitest';

import {
  validateForgottenPassword,
  validatePasswordChange,
  validateSetup,
} from '../../../src/domain/session/password-forms.ts';

const password = { password: 'quiet harbour', repeatPassword: 'quiet harbour' };

test('the set-up form needs every field, an address and a long enough password', () => {
  expect(
    validateSetup(
      { token: ' ', email: '', firstName: '', lastName: '', password: '', repeatPassword: '' },
      6,
    ),
  ).toEqual({
    token: 'session.required',
    email: 'session.required',
    firstName: 'session.required',
    lastName: 'session.required',
    password: 'session.required',
  });
  const filled = { token: 'abc', email: 'ada@b.example', firstName: 'Ada', lastName: 'Brandt' };
  expect(validateSetup({ ...filled, ...password }, 13)).toEqual({});
  expect(validateSetup({ ...filled, ...password, email: 'ada' }, 14)).toEqual({
    email: 'session.notAnAddress',
    password: { key: 'session.passwordTooShort', values: { min: 14 } },
  });
});

test('the form that asks for a link needs an e-mail', () => {
  expect(validateForgottenPassword({ email: ' ' })).toEqual({ email: 'session.required' });
  expect(validateForgottenPassword({ email: 'ada' })).toEqual({});
});

test('a changed password needs the current one and is repeated', () => {
  expect(
    validatePasswordChange({ ...password, currentPassword: '', repeatPassword: 'x' }, 6),
  ).toEqual({ currentPassword: 'session.required', repeatPassword: 'session.passwordsDiffer' });
});
