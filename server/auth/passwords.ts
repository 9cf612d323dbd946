import { hash, verify } from '@node-rs/argon2';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxParallelHashes = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` when fewer than `maxParallelHashes` hashes are running, so that a burst of sign-ins
 * cannot exhaust the memory.
 */
async function withLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxParallelHashes)
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Keyboards write a letter composed or decomposed; it is the same password (RFC 8265). */
const normalize = (password: string): string => password.normalize('NFC');

/** Returns the argon2id hash of `password` (OWASP: 19 MiB, two passes, one lane). */
export const hashPassword = (password: string): Promise<string> =>
  withLimit(() => hash(normalize(password), parameters));

let dummyHash: Promise<string> | null = null;

/**
 * Whether `password` matches `passwordHash`. For an account without a password it returns false
 * after the same time.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  dummyHash ??= hash('the password of no account', parameters);
  const against = passwordHash ?? (await dummyHash);
  const normalized = normalize(password);
  const isMatch =
    (await withLimit(() => verify(against, normalized))) ||
    // Passwords were once hashed as they were typed.
    (normalized !== password && (await withLimit(() => verify(against, password))));
  return isMatch && passwordHash !== null;
}
