import { session } from '../../src/domain/messages/en/session.ts';
import { formatMessage } from '../../src/domain/messages/format-message.ts';
import { failed, type Outcome } from '../../src/domain/outcome.ts';
import type { Config } from '../config.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Returns the error of a new password, or null when it may be used. */
async function findPasswordError(
  { PASSWORD_MIN_LENGTH }: Pick<Config, 'PASSWORD_MIN_LENGTH'>,
  password: string,
): Promise<string | null> {
  if (password.length < PASSWORD_MIN_LENGTH)
    return formatMessage(session.passwordTooShort, { min: PASSWORD_MIN_LENGTH });
  return (await isCommonPassword(password)) ? session.passwordCommon : null;
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
