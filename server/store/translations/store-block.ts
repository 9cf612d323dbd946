import { eq, inArray } from 'drizzle-orm';

import type { Translation } from '../../../src/api/contract/translations.ts';
import type { PlannedEntry } from '../../../src/domain/translations/translation.ts';
import { isStorable } from '../../../src/domain/text/storable-text.ts';
import { planBlock, type BlockValue } from '../../../src/domain/translations/plan-block.ts';
import type { Database } from '../database.ts';
import { translationGroups, translations } from '../schema/translations.ts';
import { toTranslation, translationColumns } from './list-translations.ts';
import { lockTranslations } from './lock-translations.ts';
import { storeValues, toChanges } from './store-values.ts';
import { keepForUndo } from './undo-change.ts';

async function readTranslations(db: Database, keys: readonly string[]): Promise<Translation[]> {
  const rows = await db
    .select(translationColumns)
    .from(translations)
    .innerJoin(translationGroups, eq(translationGroups.id, translations.groupId))
    .where(inArray(translations.key, [...keys]));
  return rows.map(toTranslation);
}

/** What became of the values of a block, its cells as they are now, and what undoes it. */
export interface StoredBlock {
  readonly entries: readonly PlannedEntry[];
  readonly stored: Translation[];
  readonly undo?: number | undefined;
}

/**
 * Stores the values of a block, each that can be stored. Runs inside the caller's transaction.
 */
export async function storeBlock(
  db: Database,
  values: readonly BlockValue[],
  now: Date,
): Promise<StoredBlock> {
  await lockTranslations(db);
  const keys = [...new Set(values.map(({ key }) => key))].filter(isStorable);
  const current = await readTranslations(db, keys);
  const entries = planBlock(
    values,
    current.map((word) => ({ ...word, version: word.version ?? '' })),
  );
  const groups = new Map(current.map(({ key, groupId }) => [key, groupId]));
  const changes = toChanges(entries, (key) => groups.get(key) ?? 0);
  await storeValues(
    db,
    changes.flatMap(({ key, language, after }) =>
      after === null ? [] : [{ key, language, ...after }],
    ),
    now,
  );
  const isInBlock = ({ key, language }: Translation): boolean =>
    values.some((value) => value.key === key && value.language === language);
  return {
    entries,
    stored: (await readTranslations(db, keys)).filter(isInBlock),
    undo: await keepForUndo(db, changes, now),
  };
}
