import { createHash } from 'node:crypto';

import { eq, inArray, sql } from 'drizzle-orm';

import type { ImportEntry } from '../../../src/domain/translations/translation.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { translationProblems } from '../../../src/domain/messages/en/server/translation-problems.ts';
import { formatMessage } from '../../../src/domain/messages/format-message.ts';
import { isLanguageCode } from '../../../src/domain/translations/languages.ts';
import { isStorable } from '../../../src/domain/text/storable-text.ts';
import {
  planImport,
  type FileValue,
  type StoredValue,
} from '../../../src/domain/translations/plan-import.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { lockTranslations } from './lock-translations.ts';
import { readGroup } from './write-groups.ts';

const batchSize = 1000;

function* splitIntoBatches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}

async function readStoredValues(
  db: Database,
  values: readonly FileValue[],
): Promise<readonly StoredValue[]> {
  const found: StoredValue[] = [];
  for (const keys of splitIntoBatches(
    [...new Set(values.map(({ key }) => key))].filter(isStorable),
  )) {
    found.push(
      ...(await db
        .select({
          key: translations.key,
          language: translations.language,
          value: translations.value,
          groupId: translations.groupId,
          groupTitle: translationGroups.title,
        })
        .from(translations)
        .innerJoin(translationGroups, eq(translationGroups.id, translations.groupId))
        .where(inArray(translations.key, keys))),
    );
  }
  return found;
}

/** The effect of importing a file into a group; `version` identifies exactly this effect. */
export interface ImportReview {
  readonly entries: readonly ImportEntry[];
  readonly version: string;
}

/** Compares the values of a file with a group without storing anything. */
export async function reviewImport(
  db: Database,
  groupId: number,
  values: readonly FileValue[],
): Promise<Outcome<ImportReview>> {
  const group = await readGroup(db, groupId);
  if (!group.ok) return group;
  const entries = planImport(groupId, values, await readStoredValues(db, values));
  return succeeded({
    entries,
    version: createHash('sha256')
      .update(JSON.stringify([groupId, entries]))
      .digest('base64url'),
  });
}

async function storeEntries(
  db: Database,
  groupId: number,
  entries: readonly ImportEntry[],
  now: Date,
): Promise<void> {
  const rows = entries.flatMap(({ outcome, key, language, value }) =>
    (outcome === 'added' || outcome === 'changed') && isLanguageCode(language)
      ? [{ groupId, key, language, value, createdAt: now, updatedAt: now }]
      : [],
  );
  for (const some of splitIntoBatches(rows)) {
    await db
      .insert(translations)
      .values(some)
      .onConflictDoUpdate({
        target: [translations.key, translations.language],
        set: {
          value: sql`excluded.value`,
          updatedAt: now,
          version: sql`${translations.version} + 1`,
        },
      });
  }
}

/** The options of an import. */
export interface ImportOptions {
  readonly leaveOutRefused: boolean;
  readonly ifMatch: string | null;
  readonly now: Date;
}

/**
 * Stores what a file adds and changes, all or nothing. Returns a conflict when the review with
 * version `ifMatch` is out of date. Runs inside the caller's transaction.
 */
export async function storeImport(
  db: Database,
  groupId: number,
  values: readonly FileValue[],
  { leaveOutRefused, ifMatch, now }: ImportOptions,
): Promise<Outcome<ImportReview>> {
  await lockTranslations(db);
  const review = await reviewImport(db, groupId, values);
  if (!review.ok) return review;
  const { entries, version } = review.value;
  if (ifMatch !== null && ifMatch !== version)
    return failed({ kind: 'conflict', current: version });
  const refused = entries.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0 && !leaveOutRefused)
    return failed({
      kind: 'refused',
      message: formatMessage(translationProblems.file.refusedValues, { count: refused }),
    });
  await storeEntries(db, groupId, entries, now);
  return review;
}
