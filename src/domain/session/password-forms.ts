import type { MessageKey } from '../messages/en.ts';
import type { Message } from '../messages/message.ts';
import { findPasswordError } from './password-rules.ts';

/** The errors of a form by field. */
export type FieldErrors<Values> = Readonly<Partial<Record<keyof Values, Message | MessageKey>>>;

/** A new password, entered twice. */
export interface NewPassword {
  readonly password: string;
  readonly repeatPassword: string;
}

/** The values of the form on /setup. */
export interface Setup extends NewPassword {
  readonly token: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The values of the form on /forgot-password. */
export interface ForgottenPassword {
  readonly email: string;
}

/** The values of the form that changes the password of the signed-in person. */
export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

const required = 'session.required' as const;
const addressPattern = /^[^\s@]+@[^\s@]+$/;

/** Returns the errors of the given fields that are blank. */
const findBlank = <Values extends object>(
  values: Values,
  fields: readonly (keyof Values)[],
): FieldErrors<Values> =>
  Object.fromEntries(
    fields.filter((field) => String(values[field]).trim() === '').map((field) => [field, required]),
  ) as FieldErrors<Values>;

/** Returns the errors of a new password of at least `minLength` characters (SES-24 to SES-26). */
export function validateNewPassword(
  { password, repeatPassword }: NewPassword,
  minLength: number,
): FieldErrors<NewPassword> {
  const error = findPasswordError(password, minLength);
  return {
    ...(error !== null && { password: error }),
    ...(repeatPassword.normalize() !== password.normalize() && {
      repeatPassword: 'session.passwordsDiffer' as const,
    }),
  };
}

/** Returns the errors of the set-up form by field. */
export const validateSetup = (values: Setup, minLength: number): FieldErrors<Setup> => ({
  ...(!addressPattern.test(values.email.trim()) && { email: 'session.notAnAddress' as const }),
  ...findBlank(values, ['token', 'email', 'firstName', 'lastName']),
  ...validateNewPassword(values, minLength),
});

/** Returns the errors of the form that asks for a password link. */
export const validateForgottenPassword = (
  values: ForgottenPassword,
): FieldErrors<ForgottenPassword> => findBlank(values, ['email']);

/** Returns the errors of the form that changes the password. */
export const validatePasswordChange = (
  values: PasswordChange,
  minLength: number,
): FieldErrors<PasswordChange> => ({
  ...(values.currentPassword === '' && { currentPassword: required }),
  ...validateNewPassword(values, minLength),
});
