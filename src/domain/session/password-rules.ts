import type { MessageKey } from '../messages/en.ts';
import type { Message } from '../messages/message.ts';

/** The smallest minimum length of a password (SES-25, PD-14); operators may raise it. */
export const minPasswordLength = 6;

/** Returns the error of a new password, or null. The server also refuses common passwords. */
export function findPasswordError(
  password: string,
  minLength: number,
): Message | MessageKey | null {
  if (password === '') return 'session.required';
  return password.length < minLength
    ? { key: 'session.passwordTooShort', values: { min: minLength } }
    : null;
}
