import { hash, verify } from '@node-rs/argon2';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashesAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when fewer than four hashes are being computed, so that a burst of sign-ins cannot take all memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce)
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

/** The argon2id hash of `password` (OWASP: 19 MiB, two passes, one lane). */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, parameters));

let nobodysHash: Promise<string> | null = null;

/** Whether `password` fits `passwordHash`; for an account without one it takes as long and is false. */
export async function passwordFits(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  nobodysHash ??= hash('nobody signs in with this', parameters);
  const against = passwordHash ?? (await nobodysHash);
  const fits = await inTurn(() => verify(against, password));
  return fits && passwordHash !== null;
}
