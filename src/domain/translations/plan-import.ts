import type { ImportEntry, TranslationLanguage } from './translation.ts';
import { translationProblems } from '../messages/en/server/translation-problems.ts';
import { formatMessage } from '../messages/format-message.ts';
import { isStorable } from '../text/storable-text.ts';
import { isTooLong, maxNameLength, maxValueLength } from './translation-limits.ts';

/** A value of a file, its key without surrounding blanks. */
export interface FileValue {
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly value: string;
}

/** A stored value. */
export interface StoredValue extends FileValue {
  readonly groupId: number;
  readonly groupTitle: string;
}

const { entry: say } = translationProblems;
const formatName = (key: string, language: string): string => JSON.stringify([key, language]);

/** Returns why a value cannot be stored under its key, or null. */
export function findValueError({ key, value }: FileValue): string | null {
  if (key === '') return say.keyMissing;
  if (key.length > maxNameLength) return formatMessage(say.keyTooLong, { max: maxNameLength });
  if (!isStorable(key) || !isStorable(value)) return say.unstorable;
  return isTooLong(value) ? formatMessage(say.tooLong, { max: maxValueLength }) : null;
}

/**
 * Returns the outcome of importing each value of a file into the group `groupId`, in the order of
 * the file: added, changed (with the old value), unchanged or rejected (with the reason). `stored`
 * has all values of the file's keys, in any group.
 */
export function planImport(
  groupId: number,
  values: readonly FileValue[],
  stored: readonly StoredValue[],
): readonly ImportEntry[] {
  const storedValues = new Map(stored.map((word) => [formatName(word.key, word.language), word]));
  const homes = new Map(stored.map((word) => [word.key, word]));
  const keysWithEnglish = new Set(
    values
      .filter((word) => word.language === 'en' && findValueError(word) === null)
      .map(({ key }) => key),
  );
  const seen = new Set<string>();
  return values.map((word) => {
    const { key, language, value } = word;
    const createRefusedEntry = (reason: string): ImportEntry => ({
      key,
      language,
      value,
      outcome: 'refused',
      reason,
    });
    const error = findValueError(word);
    if (error !== null) return createRefusedEntry(error);
    if (seen.has(formatName(key, language))) return createRefusedEntry(say.twice);
    seen.add(formatName(key, language));
    const home = homes.get(key);
    if (home !== undefined && home.groupId !== groupId)
      return createRefusedEntry(formatMessage(say.inGroup, { group: home.groupTitle }));
    if (home === undefined && !keysWithEnglish.has(key)) return createRefusedEntry(say.noEnglish);
    const old = storedValues.get(formatName(key, language))?.value;
    if (old === undefined) return { key, language, value, outcome: 'added' };
    return old === value
      ? { key, language, value, outcome: 'unchanged' }
      : { key, language, value, outcome: 'changed', old };
  });
}
