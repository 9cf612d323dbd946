import {
  validateForgottenPassword,
  validateNewPassword,
  validatePasswordChange,
  validateSetup,
  type ForgottenPassword,
  type NewPassword,
  type PasswordChange,
  type Setup,
} from '../../domain/session/password-forms.ts';
import { createAccountFormMachine } from './account-form-machine.ts';
import type { InvitationInput } from './registration-machine.ts';

const blankPassword: NewPassword = { password: '', repeatPassword: '' };

/**
 * The form on /setup, which creates the first super admin and signs in (docs/decisions/0030).
 * Provide `submit`.
 */
export const setupMachine = createAccountFormMachine<
  Setup,
  Pick<InvitationInput, 'minPasswordLength'>
>({
  id: 'setup',
  blank: { token: '', email: '', firstName: '', lastName: '', ...blankPassword },
  validate: (values, { minPasswordLength }) => validateSetup(values, minPasswordLength),
  normalize: ({ token, email, firstName, lastName, ...passwords }) => ({
    token: token.trim(),
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...passwords,
  }),
  clearPasswords: (values) => ({ ...values, ...blankPassword, token: '' }),
  waitsForRetryAfter: true,
});

/**
 * The form on /forgot-password. The page does not reveal whether the account exists. Provide
 * `submit`.
 */
export const forgotPasswordMachine = createAccountFormMachine<ForgottenPassword, unknown>({
  id: 'forgotPassword',
  blank: { email: '' },
  validate: validateForgottenPassword,
  normalize: ({ email }) => ({ email: email.trim() }),
  clearPasswords: (values) => values,
  waitsForRetryAfter: true,
});

/** The form on /reset-password, with the token of the mailed link. Provide `submit` and `checkLink`. */
export const resetPasswordMachine = createAccountFormMachine<NewPassword, InvitationInput>({
  id: 'resetPassword',
  blank: blankPassword,
  validate: (values, { minPasswordLength }) => validateNewPassword(values, minPasswordLength),
  normalize: (values) => values,
  clearPasswords: () => blankPassword,
  waitsForRetryAfter: true,
  checksLink: true,
});

/** The form that changes the password of the signed-in person. Provide `submit`. */
export const passwordChangeMachine = createAccountFormMachine<
  PasswordChange,
  Pick<InvitationInput, 'minPasswordLength'>
>({
  id: 'passwordChange',
  blank: { currentPassword: '', ...blankPassword },
  validate: (values, { minPasswordLength }) => validatePasswordChange(values, minPasswordLength),
  normalize: (values) => values,
  clearPasswords: () => ({ currentPassword: '', ...blankPassword }),
  waitsForRetryAfter: true,
});
