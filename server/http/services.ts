import type { Callers } from '../auth/callers.ts';
import type { Signer } from '../auth/signer.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database } from '../store/database.ts';
import type { Log } from './log.ts';

/** Tells the time; tests supply their own. */
export interface Clock {
  readonly now: () => Date;
}

/** Makes ids and secrets; tests may supply their own. */
export interface Random {
  readonly uuid: () => string;
  /** `bytes` random bytes as base64url. */
  readonly secret: (bytes: number) => string;
}

/** Everything a handler works with. `db`, `jobs` and `mail` of one value belong together: inside a transaction all three are. */
export interface Services {
  readonly db: Database;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly jobs: Jobs;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly config: Config;
  /** These services on another handle, usually a transaction. */
  readonly on: (db: Database) => Services;
}

/**
 * Runs `work` in one transaction with services that all write into it; a throw rolls everything back.
 * Inside `work` use only the services given to it: on PGlite the outer ones wait for the transaction to end.
 */
export const inTransaction = <T>(
  services: Services,
  work: (services: Services) => Promise<T>,
): Promise<T> => services.db.transaction((transaction) => work(services.on(transaction)));
