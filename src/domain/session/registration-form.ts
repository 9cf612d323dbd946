import type { SentenceKey } from '../sentences/en.ts';

/** What an invited person types on /set-password (SES-03). */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly repeatPassword: string;
}

/** The shortest password (SES-25, decision 14). */
const shortestPassword = 6;

const invitationPrefixLength = '?token='.length;

/** The invitation's token: what follows the first 7 characters of the query string (SES-04). */
export const invitationToken = (queryString: string): string =>
  queryString.slice(invitationPrefixLength);

function passwordFault(password: string): SentenceKey | null {
  if (password === '') return 'session.required';
  return password.length < shortestPassword ? 'session.passwordTooShort' : null;
}

/** The faults of the set-password form by field (SES-22 to SES-27). */
export function checkRegistration({
  firstName,
  lastName,
  password,
  repeatPassword,
}: Registration): Readonly<Partial<Record<keyof Registration, SentenceKey>>> {
  const tooWeak = passwordFault(password);
  return {
    ...(firstName.trim() === '' && { firstName: 'session.required' as const }),
    ...(lastName.trim() === '' && { lastName: 'session.required' as const }),
    ...(tooWeak !== null && { password: tooWeak }),
    ...(repeatPassword !== password && { repeatPassword: 'session.passwordsDiffer' as const }),
  };
}
