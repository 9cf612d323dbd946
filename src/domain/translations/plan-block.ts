import type { Message } from '../messages/message.ts';
import { findValueError, type FileValue, type StoredValue } from './plan-import.ts';
import type { PlannedEntry } from './translation.ts';

/**
 * A value to store in the cell of a key. `version` is what the cell had when its author saw it, null
 * when it was empty; without one the cell may have changed.
 */
export interface BlockValue extends FileValue {
  readonly version?: string | null | undefined;
}

/** A stored value with its version. */
export interface VersionedValue extends StoredValue {
  readonly version: string;
}

const formatName = ({ key, language }: Pick<FileValue, 'key' | 'language'>): string =>
  JSON.stringify([key, language]);

/**
 * Returns the outcome of storing each value in its cell: added, changed (with the old value),
 * unchanged or refused (with the reason), in the order of `values`. `stored` has all values of their
 * keys. Values of other languages need English, stored or in the same block (TRAN-20).
 */
export function planBlock(
  values: readonly BlockValue[],
  stored: readonly VersionedValue[],
): readonly PlannedEntry[] {
  const cells = new Map(stored.map((word) => [formatName(word), word]));
  const keys = new Set(stored.map(({ key }) => key));
  const withEnglish = new Set(
    [...stored, ...values.filter((word) => findValueError(word) === null)]
      .filter(({ language }) => language === 'en')
      .map(({ key }) => key),
  );
  const seen = new Set<string>();
  const findRefusal = (word: BlockValue, cell: VersionedValue | undefined): Message | null => {
    const error = findValueError(word);
    if (error !== null) return error;
    if (seen.has(formatName(word))) return { key: 'translationProblems.entry.twice' };
    if (!keys.has(word.key)) return { key: 'translationProblems.entry.keyGone' };
    if (word.version !== undefined && word.version !== (cell?.version ?? null))
      return { key: 'translationProblems.entry.changedMeanwhile' };
    return withEnglish.has(word.key) ? null : { key: 'translationProblems.entry.englishMissing' };
  };
  return values.map((word) => {
    const { key, language, value } = word;
    const cell = cells.get(formatName(word));
    const reason = findRefusal(word, cell);
    seen.add(formatName(word));
    if (reason !== null) return { key, language, value, outcome: 'refused', reason };
    if (cell === undefined) return { key, language, value, outcome: 'added' };
    return cell.value === value
      ? { key, language, value, outcome: 'unchanged' }
      : { key, language, value, outcome: 'changed', old: cell.value };
  });
}
