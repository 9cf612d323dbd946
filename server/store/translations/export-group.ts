import { asc, eq } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';

import { escapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { siteLanguages } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { translations } from '../schema/translations.ts';

/** The export formats of a group. */
export type TranslationFormat = 'json' | 'csv';

type GroupValues = ReadonlyMap<string, Readonly<Record<string, string>>>;

async function readValues(db: Database, groupId: number): Promise<GroupValues> {
  const rows = await db
    .select({ key: translations.key, language: translations.language, value: translations.value })
    .from(translations)
    .where(eq(translations.groupId, groupId))
    .orderBy(asc(translations.key), asc(translations.language));
  const values = new Map<string, Record<string, string>>();
  for (const { key, language, value } of rows)
    values.set(key, { ...values.get(key), [language]: value });
  return values;
}

const codes = siteLanguages.map(({ code }) => code);

/** Starts with a byte order mark, because Excel does not recognise UTF-8 without one. */
const formatCsv = (values: GroupValues): string =>
  stringify(
    [...values].map(([key, byLanguage]) =>
      [key, ...codes.map((code) => byLanguage[code] ?? '')].map(escapeFormula),
    ),
    {
      bom: true,
      header: true,
      columns: ['key', ...codes].map((header, place) => ({ key: String(place), header })),
      record_delimiter: '\r\n',
      quoted_string: true,
    },
  );

/**
 * Returns the keys of a group as a file that can be imported again: JSON (`{key: {language:
 * value}}`), or CSV (RFC 4180) in which no cell is run as a formula.
 */
export async function exportGroup(
  db: Database,
  groupId: number,
  format: TranslationFormat,
): Promise<Uint8Array> {
  const values = await readValues(db, groupId);
  return new TextEncoder().encode(
    format === 'csv'
      ? formatCsv(values)
      : `${JSON.stringify(Object.fromEntries(values), null, 2)}\n`,
  );
}
