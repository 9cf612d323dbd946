import { parse } from 'csv-parse/sync';

import { unescapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { translationProblems } from '../../../src/domain/messages/en/server/translation-problems.ts';
import {
  formatMessage,
  type CompiledMessage,
} from '../../../src/domain/messages/format-message.ts';
import { readFields } from '../../../src/domain/shapes.ts';
import {
  isLanguageCode,
  findLanguage,
  siteLanguages,
} from '../../../src/domain/translations/languages.ts';
import type { FileValue } from '../../../src/domain/translations/plan-import.ts';

const { file: say } = translationProblems;
const maxValues = 50_000;
const languages = siteLanguages.map(({ code }) => code).join(', ');
const example = '{"home.title": {"en": "Home", "de": "Start"}}';

type Values = Outcome<readonly FileValue[]>;

function createFileError(
  text: CompiledMessage,
  values: Readonly<Record<string, string>> = {},
): Outcome<never> {
  const message = formatMessage(
    text,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 200)])),
  );
  return failed({ kind: 'invalid', message, errors: { file: [message] } });
}

/** Decodes a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save 'Unicode text'. */
function decodeText(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): Values {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return createFileError(say.notJson);
  }
  const keys = readFields(whole);
  if (keys === null) return createFileError(say.notKeys, { example });
  const values: FileValue[] = [];
  for (const [key, ofKey] of Object.entries(keys)) {
    const byLanguage = readFields(ofKey);
    if (byLanguage === null) return createFileError(say.notKeys, { example });
    for (const [language, value] of Object.entries(byLanguage)) {
      if (!isLanguageCode(language))
        return createFileError(say.unknownLanguage, { name: language, languages });
      if (typeof value !== 'string') return createFileError(say.notKeys, { example });
      values.push({ key: key.trim(), language, value });
    }
  }
  return succeeded(values);
}

const delimiters = [',', ';', '\t'] as const;

/**
 * Returns the delimiter (comma, semicolon or tab) that occurs most often in the first line;
 * spreadsheets use the one of their country.
 */
function detectDelimiter(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function parseCsv(text: string): Values {
  let lines: readonly (readonly string[])[];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      relax_column_count_less: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    return createFileError(say.notCsv, { fault: error instanceof Error ? error.message : '' });
  }
  const heads = (lines[0] ?? []).map((head) => unescapeFormula(head).trim());
  const keyColumn = heads.findIndex((head) => head.toLowerCase() === 'key');
  if (keyColumn < 0) return createFileError(say.noKeyColumn, { languages });
  const twice = heads.find(
    (head, column) =>
      heads.findIndex((other) => other.toLowerCase() === head.toLowerCase()) !== column,
  );
  if (twice !== undefined) return createFileError(say.twiceColumn, { name: twice });
  const unknown = heads.find((head, column) => column !== keyColumn && findLanguage(head) === null);
  if (unknown !== undefined)
    return createFileError(say.unknownLanguage, { name: unknown, languages });
  return succeeded(
    lines.slice(1).flatMap((cells) =>
      heads.flatMap((head, column) => {
        const language = column === keyColumn ? null : findLanguage(head);
        return language === null
          ? []
          : [
              {
                key: unescapeFormula(cells[keyColumn] ?? '').trim(),
                language,
                value: unescapeFormula(cells[column] ?? ''),
              },
            ];
      }),
    ),
  );
}

/**
 * Parses a JSON or CSV file, detected by its content, without blank values. Returns an `invalid`
 * failure with a message when the file cannot be read.
 */
export function readTranslationFile(bytes: Uint8Array): Values {
  const text = decodeText(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) return createFileError(say.notText);
  const read = /^\s*[[{]/.test(text) ? parseJson(text) : parseCsv(text);
  if (!read.ok) return read;
  const values = read.value.filter(({ value }) => value.trim() !== '');
  if (values.length === 0) return createFileError(say.nothing);
  return values.length > maxValues
    ? createFileError(say.tooMany, { max: maxValues.toLocaleString('en') })
    : succeeded(values);
}
