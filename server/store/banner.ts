import { asc, eq, sql } from 'drizzle-orm';

import { bannerType } from '../../src/api/contract/banner.ts';
import type { BannerType } from '../../src/domain/banner/banner-type.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { banners } from './schema/banners.ts';

/** A row of the banners table. */
export type StoredBanner = typeof banners.$inferSelect;

/** The input of a banner; the message is already sanitized. */
export interface BannerInput {
  readonly message: string;
  readonly type: BannerType;
  readonly isPublished: boolean;
}

const toColumns = ({ message, type, isPublished }: BannerInput) => ({
  message,
  type: bannerType.toWire(type),
  isPublished,
});

const getOnlyRow = (rows: readonly StoredBanner[]): StoredBanner => {
  const [row] = rows;
  if (row === undefined) throw new Error('the banner was not stored');
  return row;
};

/** Returns the site's banner, or null when there is none (BAN-17). */
export async function readBanner(db: Database): Promise<StoredBanner | null> {
  const [row] = await db.select().from(banners).orderBy(asc(banners.id)).limit(1);
  return row ?? null;
}

/** Stores the site's banner. Refuses a second one. Runs inside the caller's transaction. */
export async function createBanner(
  db: Database,
  written: BannerInput,
  now: Date,
): Promise<Outcome<StoredBanner>> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.banner})`);
  if ((await readBanner(db)) !== null)
    return failed({ kind: 'refused', message: { key: 'banner.exists' } });
  return succeeded(
    getOnlyRow(
      await db
        .insert(banners)
        .values({ ...toColumns(written), createdAt: now, updatedAt: now })
        .returning(),
    ),
  );
}

/**
 * Replaces a banner. Returns a conflict when `ifMatch` is not its version. Runs inside the caller's
 * transaction.
 */
export async function updateBanner(
  db: Database,
  id: number,
  written: BannerInput,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<StoredBanner>> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id)).for('update');
  if (row === undefined) return failed({ kind: 'notFound' });
  if (ifMatch !== null && ifMatch !== String(row.version))
    return failed({ kind: 'conflict', current: String(row.version) });
  return succeeded(
    getOnlyRow(
      await db
        .update(banners)
        .set({ ...toColumns(written), version: row.version + 1, updatedAt: now })
        .where(eq(banners.id, id))
        .returning(),
    ),
  );
}
