import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Translation, TranslationLanguage } from '../../../src/api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { translationProblems as say } from '../../../src/domain/sentences/translation-problems.ts';
import { languageOf } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { toTranslation, translationColumns } from './list-translations.ts';
import { lockTranslations } from './lock-translations.ts';

const refused = (sentence: string, values: Readonly<Record<string, string>>): Outcome<never> =>
  failed({
    kind: 'refused',
    message: Object.entries(values).reduce(
      (words, [name, value]) => words.replace(`{${name}}`, () => value),
      sentence,
    ),
  });

const wordsWhere = (db: Database, condition: ReturnType<typeof eq>) =>
  db
    .select(translationColumns)
    .from(translations)
    .innerJoin(translationGroups, eq(translationGroups.id, translations.groupId))
    .where(condition);

async function groupFault(db: Database, groupId: number): Promise<Outcome<never> | null> {
  const there = await db.$count(translationGroups, eq(translationGroups.id, groupId));
  return there === 0 ? failed({ kind: 'invalid', errors: { groupId: [say.noSuchGroup] } }) : null;
}

/** Words of one key to add, one a language. */
export interface AddedWords {
  readonly groupId: number;
  readonly key: string;
  readonly translations: readonly {
    readonly language: TranslationLanguage;
    readonly value: string;
  }[];
}

/** Adds words of a key; refused when the key stands in another group or has a word in one of the languages. Runs inside the caller's transaction. */
export async function addTranslations(
  db: Database,
  { groupId, key, translations: added }: AddedWords,
  now: Date,
): Promise<Outcome<Translation[]>> {
  await lockTranslations(db);
  const fault = await groupFault(db, groupId);
  if (fault !== null) return fault;
  const there = await wordsWhere(db, eq(translations.key, key));
  const elsewhere = there.find((word) => word.groupId !== groupId);
  if (elsewhere !== undefined) return refused(say.keyInGroup, { key, group: elsewhere.groupTitle });
  const twice = added.find(({ language }) => there.some((word) => word.language === language));
  if (twice !== undefined)
    return refused(say.languageThere, { key, language: languageOf(twice.language).name });
  const made = await db
    .insert(translations)
    .values(added.map((word) => ({ ...word, groupId, key, createdAt: now, updatedAt: now })))
    .returning({ id: translations.id });
  return succeeded(
    (
      await wordsWhere(
        db,
        inArray(
          translations.id,
          made.map(({ id }) => id),
        ),
      )
    ).map(toTranslation),
  );
}

async function lockWord(
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

/** What a word becomes; key and group become those of every language of the key. */
export interface ChangedWord {
  readonly groupId: number;
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly value: string;
}

/** Changes one word; a conflict when its version is not `ifMatch`, refused when the new key or language is taken. Runs inside the caller's transaction. */
export async function changeTranslation(
  db: Database,
  id: number,
  { groupId, key, language, value }: ChangedWord,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<Translation>> {
  const locked = await lockWord(db, id, ifMatch);
  if (!locked.ok) return locked;
  const fault = await groupFault(db, groupId);
  if (fault !== null) return fault;
  const word = locked.value;
  if (key !== word.key && (await db.$count(translations, eq(translations.key, key))) > 0)
    return refused(say.keyTaken, { key });
  const taken = await db.$count(
    translations,
    and(
      eq(translations.key, word.key),
      eq(translations.language, language),
      ne(translations.id, id),
    ),
  );
  if (taken > 0)
    return refused(say.languageThere, { key: word.key, language: languageOf(language).name });
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
  const [changed] = await wordsWhere(db, eq(translations.id, id));
  if (changed === undefined) throw new Error('a word that was just changed is not there');
  return succeeded(toTranslation(changed));
}

/** Deletes one word (decision 38); a conflict when its version is not `ifMatch`. Runs inside the caller's transaction. */
export async function deleteTranslation(
  db: Database,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<null>> {
  const locked = await lockWord(db, id, ifMatch);
  if (!locked.ok) return locked;
  await db.delete(translations).where(eq(translations.id, id));
  return succeeded(null);
}
