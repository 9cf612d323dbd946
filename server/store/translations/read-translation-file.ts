import type { Message } from '../../../src/domain/messages/message.ts';
import type { translationProblems } from '../../../src/domain/messages/en/server/translation-problems.ts';
import { unescapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { parseCsv } from '../../../src/domain/text/read-csv.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { readFields } from '../../../src/domain/shapes.ts';
import {
  isLanguageCode,
  findLanguage,
  siteLanguages,
} from '../../../src/domain/translations/languages.ts';
import type { FileValue } from '../../../src/domain/translations/plan-import.ts';

const maxValues = 50_000;
const languages = siteLanguages.map(({ code }) => code).join(', ');
const example = '{"home.title": {"en": "Home", "de": "Start"}}';

type Values = Outcome<readonly FileValue[]>;

type FileError = keyof typeof translationProblems.file;

function createFileError(
  error: FileError,
  values: Readonly<Record<string, string | number>> = {},
): Outcome<never> {
  const shortened = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? value.slice(0, 200) : value] as const,
  );
  const message: Message = {
    key: `translationProblems.file.${error}`,
    values: Object.fromEntries(shortened),
  };
  return failed({ kind: 'invalid', message, errors: { file: [message] } });
}

/** Decodes a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save 'Unicode text'. */
function decodeText(bytes: Uint8Array): string | null {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How many keys a message names. */
const maxNamed = 10;

/** Returns a message that names keys with their languages, `home.title (de)`. */
const createKeysError = (error: FileError, keys: readonly string[]): Outcome<never> =>
  createFileError(error, {
    keys: [...keys.slice(0, maxNamed), ...(keys.length > maxNamed ? ['…'] : [])].join(', '),
  });

const nameValue = (key: string, language: string): string => `${key} (${language})`;

/** Returns the names that objects of a valid JSON have twice, of which only the last one is read. */
function findRepeated(json: string): readonly string[] {
  const repeated = new Set<string>();
  const objects: { readonly names: Set<string>; last: string }[] = [];
  for (const [token, colon] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g)) {
    const object = objects.at(-1);
    if (token === '{') objects.push({ names: new Set(), last: '' });
    else if (token === '}') objects.pop();
    else if (colon !== undefined && object !== undefined) {
      object.last = String(JSON.parse(token.slice(0, -colon.length)));
      const outer = objects.at(-2)?.last;
      if (object.names.has(object.last))
        repeated.add(outer === undefined ? object.last : nameValue(outer, object.last));
      object.names.add(object.last);
    }
  }
  return [...repeated];
}

function parseJson(text: string): Values {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return createFileError('notJson');
  }
  const keys = readFields(whole);
  if (keys === null) return createFileError('notKeys', { example });
  const repeated = findRepeated(text);
  if (repeated.length > 0) return createKeysError('repeated', repeated);
  const values: FileValue[] = [];
  const notTexts: string[] = [];
  for (const [key, ofKey] of Object.entries(keys)) {
    const byLanguage = readFields(ofKey);
    if (byLanguage === null) return createFileError('notKeys', { example });
    for (const [language, value] of Object.entries(byLanguage)) {
      if (!isLanguageCode(language))
        return createFileError('unknownLanguageIn', { name: language, key, languages, example });
      if (typeof value === 'string') values.push({ key: key.trim(), language, value });
      else notTexts.push(nameValue(key, language));
    }
  }
  return notTexts.length > 0 ? createKeysError('notTexts', notTexts) : succeeded(values);
}

/** Returns a row without the empty cells that spreadsheets write behind its columns. */
function dropTrailingCells(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function parseCsvFile(text: string): Values {
  let lines: readonly (readonly string[])[];
  try {
    lines = parseCsv(text).map(dropTrailingCells);
  } catch {
    // The only fault that the reader does not forgive is a quote that is never closed.
    return createFileError('notCsv');
  }
  const heads = (lines[0] ?? []).map((head) => unescapeFormula(head).trim());
  const keyColumn = heads.findIndex((head) => head.toLowerCase() === 'key');
  if (keyColumn < 0) return createFileError('noKeyColumn', { languages });
  const twice = heads.find(
    (head, column) =>
      heads.findIndex((other) => other.toLowerCase() === head.toLowerCase()) !== column,
  );
  if (twice !== undefined) return createFileError('twiceColumn', { name: twice });
  const unknown = heads.find((head, column) => column !== keyColumn && findLanguage(head) === null);
  if (unknown !== undefined)
    return createFileError('unknownLanguage', { name: unknown, languages });
  const wide = lines.find((cells) => cells.length > heads.length);
  if (wide !== undefined) return createFileError('tooManyCells', { start: wide[0] ?? '' });
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
  if (text === undefined) return createFileError('notText');
  const read = /^\s*[[{]/.test(text) ? parseJson(text) : parseCsvFile(text);
  if (!read.ok) return read;
  const values = read.value.filter(({ value }) => value.trim() !== '');
  if (values.length === 0) return createFileError('nothing');
  return values.length > maxValues
    ? createFileError('tooMany', { max: maxValues })
    : succeeded(values);
}
