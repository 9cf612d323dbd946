import { hashToken } from './hash-token.ts';
import { resetAllowance, returnAllowance, takeAllowance, type Allowance } from './throttle.ts';
import type { Clock } from '../shared/system.ts';
import type { Database } from '../store/database.ts';
import { delaySignIn, rememberNetwork } from './sign-in-delay.ts';

const perAccountAndAddress: Allowance = { burst: 10, secondsEach: 30 };
const perAddress: Allowance = { burst: 100, secondsEach: 5 };

/**
 * Returns the network that one person controls: the whole IPv4 address, or the /64 of an IPv6
 * address.
 */
export function parseNetwork(address: string): string {
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

const getAccountKey = (email: string, network: string): string =>
  `sign-in:${hashToken(`${email}\n${network}`)}`;
const getAddressKey = (network: string): string => `sign-in-from:${network}`;

/**
 * Counts a sign-in attempt before the password is checked, so that parallel guesses count too.
 * Returns 0, or the seconds to wait. Attempts count per network, and per account and network, so
 * guessing elsewhere does not lock out the owner; guesses from many networks are slowed down by
 * `delaySignIn`.
 */
export async function countSignInAttempt(
  services: { readonly db: Database; readonly clock: Clock },
  email: string,
  address: string,
): Promise<number> {
  const { db, clock } = services;
  const network = parseNetwork(address);
  const now = clock.now();
  const secondsOfAddress = await takeAllowance(db, getAddressKey(network), perAddress, now);
  if (secondsOfAddress > 0) return secondsOfAddress;
  const accountKey = getAccountKey(email, network);
  const secondsOfAccount = await takeAllowance(db, accountKey, perAccountAndAddress, now);
  return secondsOfAccount > 0 ? secondsOfAccount : delaySignIn(services, email, network);
}

/** Removes the attempts of an account after the right password and remembers the network. */
export async function clearSignInAttempts(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  email: string,
  address: string,
): Promise<void> {
  const network = parseNetwork(address);
  await rememberNetwork(db, email, network, clock.now());
  await returnAllowance(db, getAddressKey(network), perAddress);
  await resetAllowance(db, getAccountKey(email, network));
}

/** Counts the use of a link from `address`. Returns 0, or the seconds to wait. */
export const countLinkUse = (db: Database, address: string, now: Date): Promise<number> =>
  takeAllowance(db, `link-from:${parseNetwork(address)}`, { burst: 300, secondsEach: 1 }, now);

/**
 * Counts a check of a link from `address`. Returns 0, or the seconds to wait. It takes nothing from
 * the uses of links: a class of hundreds may open its invitations behind one address.
 */
export const countLinkCheck = (db: Database, address: string, now: Date): Promise<number> =>
  takeAllowance(db, `link-check:${parseNetwork(address)}`, { burst: 300, secondsEach: 1 }, now);

/** Counts a request for a password link from `address`. Returns 0, or the seconds to wait. */
export const countPasswordRequest = (db: Database, address: string, now: Date): Promise<number> =>
  takeAllowance(db, `password-from:${parseNetwork(address)}`, { burst: 20, secondsEach: 60 }, now);

/** Counts a mail with a password link to `email`. Returns 0, or the seconds to wait. */
export const countPasswordMail = (db: Database, email: string, now: Date): Promise<number> =>
  takeAllowance(db, `password-mail:${hashToken(email)}`, { burst: 3, secondsEach: 1200 }, now);

/** Counts a try of a signed-in person's password. Returns 0, or the seconds to wait. */
export const countPasswordTry = (db: Database, userId: number, now: Date): Promise<number> =>
  takeAllowance(db, `password-try:${String(userId)}`, perAccountAndAddress, now);

/**
 * Counts a refresh from `address`. Returns 0, or the seconds to wait. The allowance is generous,
 * because thousands of people may work behind one address; `countSessionRefresh` limits each.
 */
export const countRefresh = (db: Database, address: string, now: Date): Promise<number> =>
  takeAllowance(
    db,
    `refresh-from:${parseNetwork(address)}`,
    { burst: 6000, secondsEach: 0.05 },
    now,
  );

/** Counts a refresh of a session. Returns 0, or the seconds to wait. */
export const countSessionRefresh = (db: Database, sessionId: string, now: Date): Promise<number> =>
  takeAllowance(db, `refresh-of:${sessionId}`, { burst: 30, secondsEach: 10 }, now);
