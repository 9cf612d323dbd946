import { hashToken } from './hash-token.ts';
import { forget, giveBack, take, type Allowance } from './throttle.ts';
import type { Database } from '../store/database.ts';

const perAccountAndAddress: Allowance = { burst: 10, secondsEach: 30 };
const perAddress: Allowance = { burst: 100, secondsEach: 5 };

/** The part of an address that one person holds: IPv6 addresses are handed out by the /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? front
      : [
          ...front,
          ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'),
          ...back,
        ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const accountKey = (email: string, network: string): string =>
  `sign-in:${hashToken(`${email}\n${network}`)}`;
const addressKey = (network: string): string => `sign-in-from:${network}`;

/**
 * Counts an attempt to sign in before the password is looked at, so that parallel guesses count too. Answers 0, or the
 * seconds to wait. The count is by account and address: guessing elsewhere does not lock the owner out.
 */
export async function countAttempt(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<number> {
  const network = networkOf(address);
  const wait = await take(db, addressKey(network), perAddress, now);
  return wait > 0 ? wait : take(db, accountKey(email, network), perAccountAndAddress, now);
}

/** Takes a right password's attempt, and the wrong ones before it, off the count. */
export async function clearAttempts(db: Database, email: string, address: string): Promise<void> {
  const network = networkOf(address);
  await giveBack(db, addressKey(network), perAddress);
  await forget(db, accountKey(email, network));
}

/** Counts a use of a link or a refresh token from `address`; answers 0 or the seconds to wait. */
export const countTokenUse = (db: Database, address: string, now: Date): Promise<number> =>
  take(db, `token-from:${networkOf(address)}`, { burst: 300, secondsEach: 1 }, now);
