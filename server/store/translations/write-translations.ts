import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Message } from '../../../src/domain/messages/message.ts';
import type { Translation, TranslationLanguage } from '../../../src/api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { getLanguage } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { toTranslation, translationColumns } from './list-translations.ts';
import { lockTranslations } from './lock-translations.ts';
import { keepForUndo } from './undo-change.ts';

const refuse = (message: Message): Outcome<never> => failed({ kind: 'refused', message });

const selectTranslations = (db: Database, condition: ReturnType<typeof eq>) =>
  db
    .select(translationColumns)
    .from(translations)
    .innerJoin(translationGroups, eq(translationGroups.id, translations.groupId))
    .where(condition);

async function validateGroup(db: Database, groupId: number): Promise<Outcome<never> | null> {
  const there = await db.$count(translationGroups, eq(translationGroups.id, groupId));
  return there === 0
    ? failed({ kind: 'invalid', errors: { groupId: [{ key: 'translationProblems.noSuchGroup' }] } })
    : null;
}

/** The translations of one key to add, one per language. */
export interface NewTranslations {
  readonly groupId: number;
  readonly key: string;
  readonly translations: readonly {
    readonly language: TranslationLanguage;
    readonly value: string;
  }[];
}

/**
 * Adds translations of a key. Refused when the key belongs to another group or has a translation in
 * one of the languages. Runs inside the caller's transaction.
 */
export async function addTranslations(
  db: Database,
  { groupId, key, translations: added }: NewTranslations,
  now: Date,
): Promise<Outcome<Translation[]>> {
  await lockTranslations(db);
  const refusal = await validateGroup(db, groupId);
  if (refusal !== null) return refusal;
  const there = await selectTranslations(db, eq(translations.key, key));
  const elsewhere = there.find((word) => word.groupId !== groupId);
  if (elsewhere !== undefined)
    return refuse({
      key: 'translationProblems.keyInGroup',
      values: { key, group: elsewhere.groupTitle },
    });
  const twice = added.find(({ language }) => there.some((word) => word.language === language));
  if (twice !== undefined)
    return refuse({
      key: 'translationProblems.languageThere',
      values: { key },
      about: { language: getLanguage(twice.language).tag },
    });
  const created = await db
    .insert(translations)
    .values(added.map((word) => ({ ...word, groupId, key, createdAt: now, updatedAt: now })))
    .returning({ id: translations.id });
  return succeeded(
    (
      await selectTranslations(
        db,
        inArray(
          translations.id,
          created.map(({ id }) => id),
        ),
      )
    ).map(toTranslation),
  );
}

async function lockTranslation(
  db: Database,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<typeof translations.$inferSelect>> {
  await lockTranslations(db);
  const [word] = await db.select().from(translations).where(eq(translations.id, id));
  if (word === undefined) return failed({ kind: 'notFound' });
  const current = String(word.version);
  return ifMatch !== null && ifMatch !== current
    ? failed({ kind: 'conflict', current })
    : succeeded(word);
}

/** The new content of a translation; key and group change in all languages of the key. */
export interface TranslationInput {
  readonly groupId: number;
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly value: string;
}

/**
 * Updates one translation. Returns a conflict when `ifMatch` is not its version; refused when the
 * new key or language exists. Runs inside the caller's transaction.
 */
export async function updateTranslation(
  db: Database,
  id: number,
  { groupId, key, language, value }: TranslationInput,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<Translation>> {
  const locked = await lockTranslation(db, id, ifMatch);
  if (!locked.ok) return locked;
  const refusal = await validateGroup(db, groupId);
  if (refusal !== null) return refusal;
  const word = locked.value;
  if (key !== word.key && (await db.$count(translations, eq(translations.key, key))) > 0)
    return refuse({ key: 'translationProblems.keyTaken', values: { key } });
  const otherCount = await db.$count(
    translations,
    and(
      eq(translations.key, word.key),
      eq(translations.language, language),
      ne(translations.id, id),
    ),
  );
  if (otherCount > 0)
    return refuse({
      key: 'translationProblems.languageThere',
      values: { key: word.key },
      about: { language: getLanguage(language).tag },
    });
  const next = sql`${translations.version} + 1`;
  if (key !== word.key || groupId !== word.groupId) {
    await db
      .update(translations)
      .set({ key, groupId, version: next, updatedAt: now })
      .where(and(eq(translations.key, word.key), ne(translations.id, id)));
  }
  await db
    .update(translations)
    .set({ key, groupId, language, value, version: next, updatedAt: now })
    .where(eq(translations.id, id));
  const [changed] = await selectTranslations(db, eq(translations.id, id));
  if (changed === undefined) throw new Error('a word that was just changed is not there');
  return succeeded(toTranslation(changed));
}

/**
 * Deletes one translation (PD-38), and returns what undoes it with its language. Returns a conflict
 * when `ifMatch` is not its version. Runs inside the caller's transaction.
 */
export async function deleteTranslation(
  db: Database,
  id: number,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<{ readonly undo: number | undefined; readonly language: string }>> {
  const locked = await lockTranslation(db, id, ifMatch);
  if (!locked.ok) return locked;
  await db.delete(translations).where(eq(translations.id, id));
  const { key, language, groupId, value } = locked.value;
  const change = { key, language, before: { groupId, value }, after: null };
  return succeeded({ undo: await keepForUndo(db, [change], now), language });
}
