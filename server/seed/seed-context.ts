import type { FileStore } from '../files/file-store.ts';
import type { Database } from '../store/database.ts';

/**
 * What every part of the seed needs: the transaction, the file store, the account ids by the part
 * of the e-mail before the @, and times.
 */
export interface SeedContext {
  readonly db: Database;
  readonly files: FileStore;
  readonly users: Readonly<Record<string, number>>;
  /** Returns the start of the day that many days from the seed's clock, in UTC. */
  readonly daysFromNow: (days: number) => Date;
}

/** Returns the id of a demo account. */
export function getUserId({ users }: Pick<SeedContext, 'users'>, account: string): number {
  const id = users[account];
  if (id === undefined) throw new Error(`there is no demo account ${account}`);
  return id;
}
