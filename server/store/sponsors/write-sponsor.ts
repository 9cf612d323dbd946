import { eq } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { sanitizeName } from '../../html/sanitize.ts';
import type { Database } from '../database.ts';
import { sponsors } from '../schema/sponsors.ts';

/** The input of a sponsor, with the name as received. */
interface SponsorInput {
  readonly companyName: string;
  readonly companyUrl: string;
}

/** Sanitizes the name; a name of nothing but markup is empty (SPON-31). */
function sanitizeSponsor({ companyName, companyUrl }: SponsorInput): Outcome<SponsorInput> {
  const name = sanitizeName(companyName);
  return name === ''
    ? failed({ kind: 'invalid', errors: { companyName: [{ key: 'session.required' }] } })
    : succeeded({ companyName: name, companyUrl: companyUrl.trim() });
}

/**
 * Locks a sponsor's row until the transaction ends. Returns `notFound`, or a conflict when
 * `ifMatch` is not its version.
 */
export async function lockSponsor(
  db: Database,
  id: number,
  ifMatch: string | null = null,
): Promise<Outcome<{ readonly version: number }>> {
  const [found] = await db
    .select({ version: sponsors.version })
    .from(sponsors)
    .where(eq(sponsors.id, id))
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  return ifMatch !== null && ifMatch !== String(found.version)
    ? failed({ kind: 'conflict', current: String(found.version) })
    : succeeded(found);
}

/** Stores a new sponsor and returns its id (API-108). */
export async function createSponsor(
  db: Database,
  written: SponsorInput,
  now: Date,
): Promise<Outcome<number>> {
  const kept = sanitizeSponsor(written);
  if (!kept.ok) return kept;
  const [created] = await db
    .insert(sponsors)
    .values({ ...kept.value, createdAt: now, updatedAt: now })
    .returning({ id: sponsors.id });
  if (created === undefined) throw new Error('the sponsor was not stored');
  return succeeded(created.id);
}

/** Replaces the name and URL of a sponsor (API-109). Runs inside the caller's transaction. */
export async function updateSponsor(
  db: Database,
  id: number,
  written: SponsorInput,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<number>> {
  const locked = await lockSponsor(db, id, ifMatch);
  if (!locked.ok) return locked;
  const kept = sanitizeSponsor(written);
  if (!kept.ok) return kept;
  await db
    .update(sponsors)
    .set({ ...kept.value, version: locked.value.version + 1, updatedAt: now })
    .where(eq(sponsors.id, id));
  return succeeded(id);
}

/**
 * Deletes a sponsor with its assignments (API-110); the next cleanup removes its files. Runs inside
 * the caller's transaction.
 */
export async function deleteSponsor(
  db: Database,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<null>> {
  const locked = await lockSponsor(db, id, ifMatch);
  if (!locked.ok) return locked;
  await db.delete(sponsors).where(eq(sponsors.id, id));
  return succeeded(null);
}
