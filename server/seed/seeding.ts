import type { FileStore } from '../files/file-store.ts';
import type { Database } from '../store/database.ts';

/** What every part of the seed works with: the transaction, the file store, the accounts by the part of their e-mail before the @, and times. */
export interface Seeding {
  readonly db: Database;
  readonly files: FileStore;
  readonly users: Readonly<Record<string, number>>;
  /** The start of the day that many days from the seed's clock, in UTC. */
  readonly daysFromNow: (days: number) => Date;
}

/** The id of a demo account. */
export function userId({ users }: Pick<Seeding, 'users'>, account: string): number {
  const id = users[account];
  if (id === undefined) throw new Error(`there is no demo account ${account}`);
  return id;
}
