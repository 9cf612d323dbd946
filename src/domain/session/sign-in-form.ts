import type { SentenceKey } from '../sentences/en.ts';

/** What is typed to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The faults of the sign-in form by field (SES-20, SES-21). No e-mail format is asked for (SES-27). */
export function checkCredentials({
  email,
  password,
}: Credentials): Readonly<Partial<Record<keyof Credentials, SentenceKey>>> {
  return {
    ...(email.trim() === '' && { email: 'session.required' as const }),
    ...(password === '' && { password: 'session.required' as const }),
  };
}
