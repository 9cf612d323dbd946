import { and, eq } from 'drizzle-orm';

import {
  usualListSettings,
  type ListName,
  type ListSettings,
} from '../../src/domain/lists/list-settings.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Database } from './database.ts';
import { listSettings } from './schema/list-settings.ts';

/** The settings of a list and their version, 0 before they are saved for the first time. */
export interface StoredListSettings {
  readonly list: ListName;
  readonly settings: ListSettings;
  readonly version: number;
}

const columns = {
  list: listSettings.list,
  settings: listSettings.settings,
  version: listSettings.version,
};

/** Returns the settings of all lists that a person has changed. */
export const readAllListSettings = (db: Database, userId: number): Promise<StoredListSettings[]> =>
  db.select(columns).from(listSettings).where(eq(listSettings.userId, userId));

const isOf = (userId: number, list: ListName) =>
  and(eq(listSettings.userId, userId), eq(listSettings.list, list));

/** Returns a person's settings of a list. */
export async function readListSettings(
  db: Database,
  userId: number,
  list: ListName,
): Promise<StoredListSettings> {
  const [row] = await db.select(columns).from(listSettings).where(isOf(userId, list));
  return row ?? { list, settings: usualListSettings, version: 0 };
}

/**
 * Replaces a person's settings of a list. Returns a conflict when `ifMatch` is not their version.
 */
export async function replaceListSettings(
  db: Database,
  { userId, list, now }: { readonly userId: number; readonly list: ListName; readonly now: Date },
  settings: ListSettings,
  ifMatch: string | null,
): Promise<Outcome<StoredListSettings>> {
  const { version } = await readListSettings(db, userId, list);
  if (ifMatch !== null && ifMatch !== String(version))
    return failed({ kind: 'conflict', current: String(version) });
  const written = { settings, version: version + 1, updatedAt: now };
  const [row] =
    version === 0
      ? await db
          .insert(listSettings)
          .values({ userId, list, ...written })
          .onConflictDoNothing()
          .returning(columns)
      : await db
          .update(listSettings)
          .set(written)
          .where(and(isOf(userId, list), eq(listSettings.version, version)))
          .returning(columns);
  return row === undefined
    ? failed({ kind: 'conflict', current: String(version + 1) })
    : succeeded(row);
}
