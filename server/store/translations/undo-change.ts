import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { translationGroups, translations, translationUndos } from '../schema/translations.ts';
import type { TranslationChange, ValueInGroup } from './changes.ts';
import { lockTranslations } from './lock-translations.ts';
import { splitIntoBatches, storeValues } from './store-values.ts';

const removalBatchSize = 10;

type DeletedGroup = (typeof translationUndos.$inferSelect)['deletedGroup'];

/**
 * Keeps what a change did, so that it can be undone. Returns the id, undefined when nothing
 * changed.
 */
export async function keepForUndo(
  db: Database,
  changes: readonly TranslationChange[],
  now: Date,
  deletedGroup: DeletedGroup = null,
): Promise<number | undefined> {
  if (changes.length === 0 && deletedGroup === null) return undefined;
  const [kept] = await db
    .insert(translationUndos)
    .values({ changes, deletedGroup, changedAt: now })
    .returning({ id: translationUndos.id });
  return kept?.id;
}

type Language = TranslationChange['language'];
type CurrentKeys = ReadonlyMap<string, ReadonlyMap<Language, ValueInGroup>>;

async function readKeys(db: Database, keys: readonly string[]): Promise<CurrentKeys> {
  const found = new Map<string, Map<Language, ValueInGroup>>();
  for (const some of splitIntoBatches(keys))
    for (const { key, language, groupId, value } of await db
      .select()
      .from(translations)
      .where(inArray(translations.key, some)))
      found.set(
        key,
        (found.get(key) ?? new Map<Language, ValueInGroup>()).set(language, { groupId, value }),
      );
  return found;
}

const isSame = (a: ValueInGroup | null, b: ValueInGroup | null): boolean =>
  a?.value === b?.value && a?.groupId === b?.groupId;

/**
 * Returns whether the values of a key are as the change left them, and its other ones in the group
 * that the key comes back to: a key belongs to one group.
 */
function canRestore(
  changes: readonly TranslationChange[],
  current: ReadonlyMap<Language, ValueInGroup>,
): boolean {
  const changed = new Set(changes.map(({ language }) => language));
  const home = changes.find(({ before }) => before !== null)?.before?.groupId;
  return (
    changes.every(({ language, after }) => isSame(current.get(language) ?? null, after)) &&
    [...current].every(
      ([language, { groupId }]) => changed.has(language) || home === undefined || groupId === home,
    )
  );
}

async function listRestorable(
  db: Database,
  changes: readonly TranslationChange[],
): Promise<readonly TranslationChange[]> {
  const byKey = new Map<string, TranslationChange[]>();
  for (const change of changes) byKey.set(change.key, [...(byKey.get(change.key) ?? []), change]);
  const current = await readKeys(db, [...byKey.keys()]);
  return [...byKey].flatMap(([key, ofKey]) =>
    canRestore(ofKey, current.get(key) ?? new Map()) ? ofKey : [],
  );
}

/** Creates a deleted group again, with its id: values that were deleted before belong to it too. */
async function restoreGroup(
  db: Database,
  { id, key, title, isActive }: NonNullable<DeletedGroup>,
  now: Date,
): Promise<Outcome<null>> {
  if ((await db.$count(translationGroups, eq(translationGroups.key, key))) > 0)
    return failed({
      kind: 'refused',
      message: { key: 'translationProblems.groupKeyTaken', values: { key } },
    });
  await db
    .insert(translationGroups)
    .values({ id, key, title, isActive, createdAt: now, updatedAt: now });
  return succeeded(null);
}

/** Returns the changes whose values come back to a group that is there. */
async function keepInGroups(
  db: Database,
  changes: readonly TranslationChange[],
): Promise<readonly TranslationChange[]> {
  const ids = new Set(changes.flatMap(({ before }) => before?.groupId ?? []));
  const rows = await db
    .select({ id: translationGroups.id })
    .from(translationGroups)
    .where(inArray(translationGroups.id, [...ids]));
  const there = new Set(rows.map(({ id }) => id));
  return changes.filter(({ before }) => before === null || there.has(before.groupId));
}

async function restoreValues(
  db: Database,
  changes: readonly TranslationChange[],
  now: Date,
): Promise<void> {
  for (const some of splitIntoBatches(changes.filter(({ before }) => before === null)))
    await db.delete(translations).where(
      sql`(${translations.key}, ${translations.language}) in (${sql.join(
        some.map(({ key, language }) => sql`(${key}, ${language})`),
        sql`, `,
      )})`,
    );
  await storeValues(
    db,
    changes.flatMap(({ key, language, before }) =>
      before === null ? [] : [{ key, language, value: before.value, groupId: before.groupId }],
    ),
    now,
  );
}

/** How many values an undo brought back, and how many stay because their keys were changed since. */
export interface UndoneChange {
  readonly restored: number;
  readonly kept: number;
}

/**
 * Undoes a change of many translations. Refused when it is older than a day or undone, and when
 * nothing is as it was left. Runs inside the caller's transaction.
 */
export async function undoChange(
  db: Database,
  id: number,
  now: Date,
): Promise<Outcome<UndoneChange>> {
  await lockTranslations(db);
  const [undo] = await db
    .select()
    .from(translationUndos)
    .where(
      and(
        eq(translationUndos.id, id),
        sql`${translationUndos.changedAt} >= ${getRestoreLimit(now).toISOString()}`,
      ),
    );
  if (undo === undefined)
    return failed({ kind: 'refused', message: { key: 'translationProblems.nothingToUndo' } });
  const { changes, deletedGroup } = undo;
  const unchanged = await listRestorable(db, changes);
  if (unchanged.length === 0 && deletedGroup === null)
    return failed({ kind: 'refused', message: { key: 'translationProblems.changedSince' } });
  const group = deletedGroup && (await restoreGroup(db, deletedGroup, now));
  if (group?.ok === false) return group;
  const restorable = await keepInGroups(db, unchanged);
  if (restorable.length === 0 && deletedGroup === null)
    return failed({ kind: 'refused', message: { key: 'translationProblems.groupGone' } });
  await restoreValues(db, restorable, now);
  await db.delete(translationUndos).where(eq(translationUndos.id, id));
  return succeeded({ restored: restorable.length, kept: changes.length - restorable.length });
}

/** Deletes what can no longer be undone. Returns how much. */
export const removeOldUndos = (db: Database, now: Date, signal: AbortSignal): Promise<number> =>
  deleteInBatches(
    db,
    translationUndos,
    lt(translationUndos.changedAt, getRestoreLimit(now)),
    signal,
    removalBatchSize,
  );
