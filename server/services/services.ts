import type { Authenticator } from '../auth/authenticator.ts';
import type { TokenSigner } from '../auth/token-signer.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database, Load } from '../store/database.ts';
import type { Workers } from '../workers/worker-pool.ts';
import type { Log } from '../shared/log.ts';
import type { StatisticsCache } from '../store/results/statistics-cache.ts';
import type { ChooseTexts } from '../shared/texts.ts';
import type { Clock, Random } from '../shared/system.ts';

/**
 * The dependencies of every handler and job. `db`, `jobs` and `mail` of one value use the same
 * database handle: inside a transaction, all three take part in it.
 */
export interface Services {
  readonly db: Database;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly jobs: Jobs;
  readonly tokenSigner: TokenSigner;
  /** Returns the key for the unsaved changes of an account, 32 bytes as base64url. */
  readonly getDraftKey: (userId: number) => string;
  /** Letters and digits that no other installation has; the same in all processes. */
  readonly installation: string;
  readonly authenticator: Authenticator;
  readonly statistics: StatisticsCache;
  readonly workers: Workers;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly config: Config;
  readonly chooseTexts: ChooseTexts;
  /** Returns these services on another database handle, usually a transaction. */
  readonly withDatabase: (db: Database) => Services;
  /** Returns these services for one request or job, whose work ends when `signal` aborts. */
  readonly withSignal: (load: Load, signal: AbortSignal) => Services;
}

/**
 * Runs `work` in one transaction, with services that all write into it; a throw rolls everything
 * back. Inside `work`, use only the services passed to it: on PGlite the outer ones wait until the
 * transaction ends.
 */
export const inTransaction = <T>(
  services: Services,
  work: (services: Services) => Promise<T>,
): Promise<T> => services.db.transaction((transaction) => work(services.withDatabase(transaction)));
