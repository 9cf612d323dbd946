import { createHash } from 'node:crypto';

import { eq, inArray } from 'drizzle-orm';

import type { PlannedEntry } from '../../../src/domain/translations/translation.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { isStorable } from '../../../src/domain/text/storable-text.ts';
import {
  planImport,
  type FileValue,
  type StoredValue,
} from '../../../src/domain/translations/plan-import.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { lockTranslations } from './lock-translations.ts';
import { splitIntoBatches, storeValues, toChanges } from './store-values.ts';
import { keepForUndo } from './undo-change.ts';
import { readGroup } from './write-groups.ts';

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

/**
 * The effect of importing a file into a group; `version` identifies exactly this effect. `undo` is
 * what undoes a stored one.
 */
export interface ImportReview {
  readonly entries: readonly PlannedEntry[];
  readonly version: string;
  readonly undo?: number | undefined;
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
      message: { key: 'translationProblems.file.refusedValues', values: { count: refused } },
    });
  const changes = toChanges(entries, () => groupId);
  await storeValues(
    db,
    changes.flatMap(({ key, language, after }) =>
      after === null ? [] : [{ key, language, ...after }],
    ),
    now,
  );
  return succeeded({ ...review.value, undo: await keepForUndo(db, changes, now) });
}
