import { asc, eq } from 'drizzle-orm';
import { stringify } from 'csv-stringify/sync';

import { harmlessCell } from '../../../src/domain/harmless-cell.ts';
import { siteLanguages } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { translations } from '../schema/translations.ts';

/** The formats a group is exported in. */
export type TranslationFormat = 'json' | 'csv';

type Words = ReadonlyMap<string, Readonly<Record<string, string>>>;

async function wordsOf(db: Database, groupId: number): Promise<Words> {
  const rows = await db
    .select({ key: translations.key, language: translations.language, value: translations.value })
    .from(translations)
    .where(eq(translations.groupId, groupId))
    .orderBy(asc(translations.key), asc(translations.language));
  const words = new Map<string, Record<string, string>>();
  for (const { key, language, value } of rows)
    words.set(key, { ...words.get(key), [language]: value });
  return words;
}

const codes = siteLanguages.map(({ code }) => code);

/** The first characters are a byte order mark, because without one Excel reads UTF-8 as the machine's old code page. */
const csvOf = (words: Words): string =>
  stringify(
    [...words].map(([key, byLanguage]) =>
      [key, ...codes.map((code) => byLanguage[code] ?? '')].map(harmlessCell),
    ),
    {
      bom: true,
      header: true,
      columns: ['key', ...codes].map((header, place) => ({ key: String(place), header })),
      record_delimiter: '\r\n',
      quoted_string: true,
    },
  );

/** The keys of a group as a file that can be imported again: JSON (`{key: {language: value}}`), or CSV (RFC 4180) in which no cell runs as a formula. */
export async function exportGroup(
  db: Database,
  groupId: number,
  format: TranslationFormat,
): Promise<Uint8Array> {
  const words = await wordsOf(db, groupId);
  return new TextEncoder().encode(
    format === 'csv' ? csvOf(words) : `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`,
  );
}
