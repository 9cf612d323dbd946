import { validateRegistration, type Registration } from '../../domain/session/registration-form.ts';
import { createAccountFormMachine } from './account-form-machine.ts';

/**
 * The token of the invitation's link, which is sent with the registration (SES-04), and the minimum
 * length of a password.
 */
export interface InvitationInput {
  readonly token: string;
  readonly minPasswordLength: number;
}

/**
 * The set-password form (SES-03, SES-09, SES-19, SES-22 to SES-27). A success signs in (SES-08).
 * Provide `submit` and `checkLink`.
 */
export const registrationMachine = createAccountFormMachine<Registration, InvitationInput>({
  id: 'registration',
  blank: { firstName: '', lastName: '', password: '', repeatPassword: '' },
  validate: (values, { minPasswordLength }) => validateRegistration(values, minPasswordLength),
  normalize: ({ firstName, lastName, ...passwords }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...passwords,
  }),
  clearPasswords: (values) => ({ ...values, password: '', repeatPassword: '' }),
  waitsForRetryAfter: false,
  checksLink: true,
});
