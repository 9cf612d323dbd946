import { asc, eq, sql } from 'drizzle-orm';

import { numberOfType, type BannerType } from '../../src/domain/banner/banner-type.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { banner as sentences } from '../../src/domain/sentences/banner.ts';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { banners } from './schema/banners.ts';

/** A row of the banners. */
export type StoredBanner = typeof banners.$inferSelect;

/** What is written of a banner; the message is sanitised already. */
export interface WrittenBanner {
  readonly message: string;
  readonly type: BannerType;
  readonly isPublished: boolean;
}

const columnsOf = ({ message, type, isPublished }: WrittenBanner) => ({
  message,
  type: numberOfType(type),
  isPublished,
});

const only = (rows: readonly StoredBanner[]): StoredBanner => {
  const [row] = rows;
  if (row === undefined) throw new Error('the banner was not stored');
  return row;
};

/** The site's banner, or null while there is none (BAN-17). */
export async function readBanner(db: Database): Promise<StoredBanner | null> {
  const [row] = await db.select().from(banners).orderBy(asc(banners.id)).limit(1);
  return row ?? null;
}

/** Stores the first banner; when there is one it is refused. Runs inside the caller's transaction. */
export async function createBanner(
  db: Database,
  written: WrittenBanner,
  now: Date,
): Promise<Outcome<StoredBanner>> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.banner})`);
  if ((await readBanner(db)) !== null)
    return failed({ kind: 'refused', message: sentences.exists });
  return succeeded(
    only(
      await db
        .insert(banners)
        .values({ ...columnsOf(written), createdAt: now, updatedAt: now })
        .returning(),
    ),
  );
}

/** Replaces a banner; another version than `ifMatch` is a conflict with the current one. Runs inside the caller's transaction. */
export async function updateBanner(
  db: Database,
  id: number,
  written: WrittenBanner,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<StoredBanner>> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id)).for('update');
  if (row === undefined) return failed({ kind: 'notFound' });
  if (ifMatch !== null && ifMatch !== String(row.version))
    return failed({ kind: 'conflict', current: String(row.version) });
  return succeeded(
    only(
      await db
        .update(banners)
        .set({ ...columnsOf(written), version: row.version + 1, updatedAt: now })
        .where(eq(banners.id, id))
        .returning(),
    ),
  );
}
