import { validateCredentials, type Credentials } from '../../domain/session/sign-in-form.ts';
import { createAccountFormMachine } from './account-form-machine.ts';

/** The e-mail of the person who is to sign in again; undefined on the sign-in page. */
export type SignInInput = { readonly email: string } | undefined;

/**
 * The sign-in form (SES-01, SES-18, SES-20, SES-21). After too many attempts it counts the wait
 * down. Provide `submit`.
 */
export const signInMachine = createAccountFormMachine<Credentials, SignInInput>({
  id: 'signIn',
  blank: { email: '', password: '' },
  fill: (input) => ({ email: input?.email ?? '' }),
  validate: validateCredentials,
  normalize: ({ email, password }) => ({ email: email.trim(), password }),
  clearPasswords: (values) => ({ ...values, password: '' }),
  waitsForRetryAfter: true,
});
