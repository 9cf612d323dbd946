import type { Message } from '../../../src/domain/messages/message.ts';
import { failed, type Outcome } from '../../../src/domain/outcome.ts';
import type { Config } from '../../config/config.ts';

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Loads the list with the first new password: it takes 20 ms and 6 MB. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is among the 49,000 most common ones of zxcvbn-ts, regardless of case. */
async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= loadCommonPasswords();
  return (await loaded).has(password.toLowerCase());
}

/** Returns the error of a new password, or null when it may be used. */
async function findPasswordError(
  { PASSWORD_MIN_LENGTH }: Pick<Config, 'PASSWORD_MIN_LENGTH'>,
  password: string,
): Promise<Message | null> {
  if (password.length < PASSWORD_MIN_LENGTH)
    return { key: 'session.passwordTooShort', values: { min: PASSWORD_MIN_LENGTH } };
  return (await isCommonPassword(password)) ? { key: 'problems.passwordCommon' } : null;
}

/** Returns the refusal of a new password, or null when it may be used. */
export async function refusePassword(
  config: Pick<Config, 'PASSWORD_MIN_LENGTH'>,
  password: string,
): Promise<Outcome<never> | null> {
  const message = await findPasswordError(config, password);
  return message === null
    ? null
    : failed({ kind: 'invalid', message, errors: { 'plainPassword.first': [message] } });
}
