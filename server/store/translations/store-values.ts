import { sql } from 'drizzle-orm';

import type { PlannedEntry } from '../../../src/domain/translations/translation.ts';
import { isLanguageCode } from '../../../src/domain/translations/languages.ts';
import type { FileValue } from '../../../src/domain/translations/plan-import.ts';
import type { Database } from '../database.ts';
import { translations } from '../schema/translations.ts';
import type { TranslationChange } from './changes.ts';

const batchSize = 1000;

/** Yields a list in parts that one statement can take. */
export function* splitIntoBatches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}

/** Adds values or replaces stored ones, in the groups given. Runs inside the caller's transaction. */
export async function storeValues(
  db: Database,
  values: readonly (FileValue & { readonly groupId: number })[],
  now: Date,
): Promise<void> {
  for (const some of splitIntoBatches(values)) {
    await db
      .insert(translations)
      .values(some.map((word) => ({ ...word, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({
        target: [translations.key, translations.language],
        set: {
          value: sql`excluded.value`,
          groupId: sql`excluded.group_id`,
          updatedAt: now,
          version: sql`${translations.version} + 1`,
        },
      });
  }
}

/** Returns what the entries that add or change a value do, each in the group of its key. */
export const toChanges = (
  entries: readonly PlannedEntry[],
  getGroup: (key: string) => number,
): readonly TranslationChange[] =>
  entries.flatMap(({ outcome, key, language, value, old }) =>
    (outcome === 'added' || outcome === 'changed') && isLanguageCode(language)
      ? [
          {
            key,
            language,
            before: old === undefined ? null : { groupId: getGroup(key), value: old },
            after: { groupId: getGroup(key), value },
          },
        ]
      : [],
  );
