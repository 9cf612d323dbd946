import { and, eq, ne, sql } from 'drizzle-orm';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { groupColumns } from './list-groups.ts';
import type { TranslationChange } from './changes.ts';
import { lockTranslations } from './lock-translations.ts';
import { keepForUndo } from './undo-change.ts';

/** A group and its version. */
export interface StoredGroup {
  readonly group: TranslationGroup;
  readonly version: string;
}

/** Returns the group with this id. */
export async function readGroup(db: Database, id: number): Promise<Outcome<StoredGroup>> {
  const [row] = await db
    .select({ ...groupColumns, version: translationGroups.version })
    .from(translationGroups)
    .where(eq(translationGroups.id, id));
  if (row === undefined) return failed({ kind: 'notFound' });
  const { version, ...group } = row;
  return succeeded({ group, version: String(version) });
}

async function lockGroup(
  db: Database,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<StoredGroup>> {
  await lockTranslations(db);
  const kept = await readGroup(db, id);
  return kept.ok && ifMatch !== null && ifMatch !== kept.value.version
    ? failed({ kind: 'conflict', current: kept.value.version })
    : kept;
}

/** The input of a group. */
export type GroupInput = Pick<TranslationGroup, 'key' | 'title' | 'isActive'>;

/** Group keys are unique. */
async function validateKey(
  db: Database,
  key: string,
  besides: number | null,
): Promise<Outcome<never> | null> {
  const others = await db.$count(
    translationGroups,
    and(
      eq(translationGroups.key, key),
      besides === null ? undefined : ne(translationGroups.id, besides),
    ),
  );
  return others === 0
    ? null
    : failed({
        kind: 'invalid',
        errors: { key: [{ key: 'translationProblems.groupKeyTaken', values: { key } }] },
      });
}

/** Creates a group. Runs inside the caller's transaction. */
export async function createGroup(
  db: Database,
  written: GroupInput,
  now: Date,
): Promise<Outcome<StoredGroup>> {
  await lockTranslations(db);
  const refusal = await validateKey(db, written.key, null);
  if (refusal !== null) return refusal;
  const [created] = await db
    .insert(translationGroups)
    .values({ ...written, createdAt: now, updatedAt: now })
    .returning({ id: translationGroups.id });
  if (created === undefined) throw new Error('the group was not stored');
  return readGroup(db, created.id);
}

/**
 * Updates a group. Returns a conflict when `ifMatch` is not its version. Runs inside the caller's
 * transaction.
 */
export async function updateGroup(
  db: Database,
  id: number,
  written: GroupInput,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<StoredGroup>> {
  const locked = await lockGroup(db, id, ifMatch);
  if (!locked.ok) return locked;
  const refusal = await validateKey(db, written.key, id);
  if (refusal !== null) return refusal;
  await db
    .update(translationGroups)
    .set({ ...written, version: sql`${translationGroups.version} + 1`, updatedAt: now })
    .where(eq(translationGroups.id, id));
  return readGroup(db, id);
}

/**
 * What to do with the keys of a deleted group: move them to another group, delete them, or
 * undecided (null).
 */
export type DeletedGroupKeys = { readonly moveTo: number } | 'delete' | null;

async function clearGroup(
  db: Database,
  { id, countOfKeys = 0 }: TranslationGroup,
  keys: DeletedGroupKeys,
  now: Date,
): Promise<Outcome<null>> {
  if (countOfKeys === 0) return succeeded(null);
  if (keys === null)
    return failed({
      kind: 'refused',
      message: { key: 'translationProblems.groupInUse', values: { count: countOfKeys } },
    });
  if (keys === 'delete') {
    await db.delete(translations).where(eq(translations.groupId, id));
    return succeeded(null);
  }
  if (keys.moveTo === id)
    return failed({
      kind: 'invalid',
      errors: { moveTo: [{ key: 'translationProblems.moveToItself' }] },
    });
  if ((await db.$count(translationGroups, eq(translationGroups.id, keys.moveTo))) === 0)
    return failed({
      kind: 'invalid',
      errors: { moveTo: [{ key: 'translationProblems.noSuchGroup' }] },
    });
  await db
    .update(translations)
    .set({ groupId: keys.moveTo, version: sql`${translations.version} + 1`, updatedAt: now })
    .where(eq(translations.groupId, id));
  return succeeded(null);
}

/** Returns what deleting a group does to the values of its keys. */
async function listChanges(
  db: Database,
  id: number,
  keys: NonNullable<DeletedGroupKeys>,
): Promise<readonly TranslationChange[]> {
  const rows = await db.select().from(translations).where(eq(translations.groupId, id));
  return rows.map(({ key, language, value, groupId }) => ({
    key,
    language,
    before: { groupId, value },
    after: keys === 'delete' ? null : { groupId: keys.moveTo, value },
  }));
}

/**
 * Deletes a group after moving or deleting its keys; refused while that is undecided. Returns what
 * undoes it. Runs inside the caller's transaction.
 */
export async function deleteGroup(
  db: Database,
  id: number,
  keys: DeletedGroupKeys,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<{ readonly undo: number | undefined }>> {
  const locked = await lockGroup(db, id, ifMatch);
  if (!locked.ok) return locked;
  const { group } = locked.value;
  const changes = keys === null ? [] : await listChanges(db, id, keys);
  const cleared = await clearGroup(db, group, keys, now);
  if (!cleared.ok) return cleared;
  await db.delete(translationGroups).where(eq(translationGroups.id, id));
  const { key, title, isActive } = group;
  return succeeded({ undo: await keepForUndo(db, changes, now, { id, key, title, isActive }) });
}
