import { validateNewPassword, type FieldErrors, type NewPassword } from './password-forms.ts';

/** The values of the form on /set-password (SES-03). */
export interface Registration extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
}

const invitationPrefixLength = '?token='.length;

/**
 * Returns the token of the invitation, which follows the first 7 characters of the query string
 * (SES-04).
 */
export const parseInvitationToken = (queryString: string): string =>
  queryString.slice(invitationPrefixLength);

/**
 * Returns the errors of the set-password form by field (SES-22 to SES-27). `minLength` is the
 * minimum length of a password.
 */
export function validateRegistration(
  { firstName, lastName, ...passwords }: Registration,
  minLength: number,
): FieldErrors<Registration> {
  return {
    ...(firstName.trim() === '' && { firstName: 'session.required' as const }),
    ...(lastName.trim() === '' && { lastName: 'session.required' as const }),
    ...validateNewPassword(passwords, minLength),
  };
}
