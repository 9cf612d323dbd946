import type { ImportEntry } from '../../api/contract/translation-files.ts';
import type { TranslationLanguage } from '../../api/contract/translations.ts';
import { translationProblems } from '../sentences/translation-problems.ts';
import { isStorable } from '../storable.ts';
import { isTooLong, longestName, longestValue } from './limits.ts';

/** A value as a file has it, its key without blanks around it. */
export interface FileValue {
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly value: string;
}

/** A value as it is stored. */
export interface StoredValue extends FileValue {
  readonly groupId: number;
  readonly groupTitle: string;
}

const { entry: say } = translationProblems;
const nameOf = (key: string, language: string): string => JSON.stringify([key, language]);

function faultOf({ key, value }: FileValue): string | null {
  if (key === '') return say.keyMissing;
  if (key.length > longestName) return say.keyTooLong.replace('{most}', String(longestName));
  if (!isStorable(key) || !isStorable(value)) return say.unstorable;
  return isTooLong(value) ? say.tooLong.replace('{most}', String(longestValue)) : null;
}

/**
 * What becomes of each value of a file for the group `groupId`, in the order of the file: added, changed (with what it replaces), unchanged or refused (with the reason). `stored` has
 * every value of the keys of the file, in whatever group.
 */
export function planImport(
  groupId: number,
  values: readonly FileValue[],
  stored: readonly StoredValue[],
): readonly ImportEntry[] {
  const storedValues = new Map(stored.map((word) => [nameOf(word.key, word.language), word]));
  const homes = new Map(stored.map((word) => [word.key, word]));
  const keysWithEnglish = new Set(
    values.filter((word) => word.language === 'en' && faultOf(word) === null).map(({ key }) => key),
  );
  const seen = new Set<string>();
  return values.map((word) => {
    const { key, language, value } = word;
    const refused = (reason: string): ImportEntry => ({
      key,
      language,
      value,
      outcome: 'refused',
      reason,
    });
    const fault = faultOf(word);
    if (fault !== null) return refused(fault);
    if (seen.has(nameOf(key, language))) return refused(say.twice);
    seen.add(nameOf(key, language));
    const home = homes.get(key);
    if (home !== undefined && home.groupId !== groupId)
      return refused(say.inGroup.replace('{group}', () => home.groupTitle));
    if (home === undefined && !keysWithEnglish.has(key)) return refused(say.noEnglish);
    const old = storedValues.get(nameOf(key, language))?.value;
    if (old === undefined) return { key, language, value, outcome: 'added' };
    return old === value
      ? { key, language, value, outcome: 'unchanged' }
      : { key, language, value, outcome: 'changed', old };
  });
}
