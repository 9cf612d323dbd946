import { parse } from 'csv-parse/sync';

import { cellText } from '../../../src/domain/harmless-cell.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { translationProblems } from '../../../src/domain/sentences/translation-problems.ts';
import { fieldsOf } from '../../../src/domain/shapes.ts';
import {
  isLanguageCode,
  languageNamed,
  siteLanguages,
} from '../../../src/domain/translations/languages.ts';
import type { FileValue } from '../../../src/domain/translations/plan-import.ts';

const { file: say } = translationProblems;
const mostValues = 50_000;
const languages = siteLanguages.map(({ code }) => code).join(', ');
const example = '{"home.title": {"en": "Home", "de": "Start"}}';

type Values = Outcome<readonly FileValue[]>;

function wrong(sentence: string, values: Readonly<Record<string, string>> = {}): Outcome<never> {
  const message = Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, () => value.slice(0, 200)),
    sentence,
  );
  return failed({ kind: 'invalid', message, errors: { file: [message] } });
}

/** The text of a file: UTF-8, or UTF-16 with its mark, as spreadsheets save 'Unicode text'. */
function textOf(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function valuesOfJson(text: string): Values {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return wrong(say.notJson);
  }
  const keys = fieldsOf(whole);
  if (keys === null) return wrong(say.notKeys, { example });
  const values: FileValue[] = [];
  for (const [key, words] of Object.entries(keys)) {
    const byLanguage = fieldsOf(words);
    if (byLanguage === null) return wrong(say.notKeys, { example });
    for (const [language, value] of Object.entries(byLanguage)) {
      if (!isLanguageCode(language))
        return wrong(say.unknownLanguage, { name: language, languages });
      if (typeof value !== 'string') return wrong(say.notKeys, { example });
      values.push({ key: key.trim(), language, value });
    }
  }
  return succeeded(values);
}

const delimiters = [',', ';', '\t'] as const;

/** What parts the columns: of comma, semicolon and tab the one its first line has most of; spreadsheets write whichever their country uses. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function valuesOfCsv(text: string): Values {
  let lines: readonly (readonly string[])[];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count_less: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    return wrong(say.notCsv, { fault: error instanceof Error ? error.message : '' });
  }
  const heads = (lines[0] ?? []).map((head) => cellText(head).trim());
  const keyColumn = heads.findIndex((head) => head.toLowerCase() === 'key');
  if (keyColumn < 0) return wrong(say.noKeyColumn, { languages });
  const twice = heads.find(
    (head, column) =>
      heads.findIndex((other) => other.toLowerCase() === head.toLowerCase()) !== column,
  );
  if (twice !== undefined) return wrong(say.twiceColumn, { name: twice });
  const unknown = heads.find(
    (head, column) => column !== keyColumn && languageNamed(head) === null,
  );
  if (unknown !== undefined) return wrong(say.unknownLanguage, { name: unknown, languages });
  return succeeded(
    lines.slice(1).flatMap((cells) =>
      heads.flatMap((head, column) => {
        const language = column === keyColumn ? null : languageNamed(head);
        return language === null
          ? []
          : [
              {
                key: cellText(cells[keyColumn] ?? '').trim(),
                language,
                value: cellText(cells[column] ?? ''),
              },
            ];
      }),
    ),
  );
}

/** The values of a JSON or CSV file, told apart by what is in it; blank ones are left out. A file that cannot be read is `invalid` with a sentence. */
export function readTranslationFile(bytes: Uint8Array): Values {
  const text = textOf(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) return wrong(say.notText);
  const read = /^\s*[[{]/.test(text) ? valuesOfJson(text) : valuesOfCsv(text);
  if (!read.ok) return read;
  const values = read.value.filter(({ value }) => value.trim() !== '');
  if (values.length === 0) return wrong(say.nothing);
  return values.length > mostValues
    ? wrong(say.tooMany, { most: mostValues.toLocaleString('en') })
    : succeeded(values);
}
