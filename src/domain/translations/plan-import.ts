import type { Message } from '../messages/message.ts';
import type { PlannedEntry, TranslationLanguage } from './translation.ts';
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

const formatName = (key: string, language: string): string => JSON.stringify([key, language]);

/** Returns why a value cannot be stored under its key, or null. */
export function findValueError({ key, value }: FileValue): Message | null {
  if (key === '') return { key: 'translationProblems.entry.keyMissing' };
  if (key.length > maxNameLength)
    return { key: 'translationProblems.entry.keyTooLong', values: { max: maxNameLength } };
  if (!isStorable(key) || !isStorable(value))
    return { key: 'translationProblems.entry.unstorable' };
  return isTooLong(value)
    ? { key: 'translationProblems.entry.tooLong', values: { max: maxValueLength } }
    : null;
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
): readonly PlannedEntry[] {
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
    const createRefusedEntry = (reason: Message): PlannedEntry => ({
      key,
      language,
      value,
      outcome: 'refused',
      reason,
    });
    const error = findValueError(word);
    if (error !== null) return createRefusedEntry(error);
    if (seen.has(formatName(key, language)))
      return createRefusedEntry({ key: 'translationProblems.entry.twice' });
    seen.add(formatName(key, language));
    const home = homes.get(key);
    if (home !== undefined && home.groupId !== groupId)
      return createRefusedEntry({
        key: 'translationProblems.entry.inGroup',
        values: { group: home.groupTitle },
      });
    if (home === undefined && !keysWithEnglish.has(key))
      return createRefusedEntry({ key: 'translationProblems.entry.noEnglish' });
    const old = storedValues.get(formatName(key, language))?.value;
    if (old === undefined) return { key, language, value, outcome: 'added' };
    return old === value
      ? { key, language, value, outcome: 'unchanged' }
      : { key, language, value, outcome: 'changed', old };
  });
}
