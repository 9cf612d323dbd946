import { unescapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { parseCsv } from '../../../src/domain/text/read-csv.ts';
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
const createKeysError = (text: CompiledMessage, keys: readonly string[]): Outcome<never> =>
  createFileError(text, {
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
    return createFileError(say.notJson);
  }
  const keys = readFields(whole);
  if (keys === null) return createFileError(say.notKeys, { example });
  const repeated = findRepeated(text);
  if (repeated.length > 0) return createKeysError(say.repeated, repeated);
  const values: FileValue[] = [];
  const notTexts: string[] = [];
  for (const [key, ofKey] of Object.entries(keys)) {
    const byLanguage = readFields(ofKey);
    if (byLanguage === null) return createFileError(say.notKeys, { example });
    for (const [language, value] of Object.entries(byLanguage)) {
      if (!isLanguageCode(language))
        return createFileError(say.unknownLanguageIn, { name: language, key, languages, example });
      if (typeof value === 'string') values.push({ key: key.trim(), language, value });
      else notTexts.push(nameValue(key, language));
    }
  }
  return notTexts.length > 0 ? createKeysError(say.notTexts, notTexts) : succeeded(values);
}

/** Returns a row without the empty cells that spreadsheets write behind its columns. */
function dropTrailingCells(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function parseCsvFile(text: string): Values {
  let lines: readonly (readonly string[])[];
  try {
    lines = parseCsv(text).map(dropTrailingCells);
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
  const wide = lines.find((cells) => cells.length > heads.length);
  if (wide !== undefined) return createFileError(say.tooManyCells, { start: wide[0] ?? '' });
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
  const read = /^\s*[[{]/.test(text) ? parseJson(text) : parseCsvFile(text);
  if (!read.ok) return read;
  const values = read.value.filter(({ value }) => value.trim() !== '');
  if (values.length === 0) return createFileError(say.nothing);
  return values.length > maxValues
    ? createFileError(say.tooMany, { max: maxValues.toLocaleString('en') })
    : succeeded(values);
}
