import type { MessageKey } from '../messages/en.ts';

/** The values of the sign-in form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Returns the errors of the sign-in form by field (SES-20, SES-21). The format of the e-mail is not
 * checked (SES-27).
 */
export function validateCredentials({
  email,
  password,
}: Credentials): Readonly<Partial<Record<keyof Credentials, MessageKey>>> {
  return {
    ...(email.trim() === '' && { email: 'session.required' as const }),
    ...(password === '' && { password: 'session.required' as const }),
  };
}
