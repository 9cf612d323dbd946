import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** The current time, and pauses. Tests supply their own clock. */
export interface Clock {
  readonly now: () => Date;
  /** Resolves after `ms` milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date(), wait: (ms) => setTimeout(ms) };

/** Creates ids and secrets; tests may supply their own. */
export interface Random {
  readonly uuid: () => string;
  /** Returns `bytes` random bytes as base64url. */
  readonly secret: (bytes: number) => string;
}

/** Ids and secrets from the operating system. */
export const systemRandom: Random = {
  uuid: randomUUID,
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};
