import { diffArrays } from 'diff';

/** A run of words of a text; `isChanged` when the other text does not have it there. */
export interface WordRun {
  readonly text: string;
  readonly isChanged: boolean;
}

const maxChangedWords = 500;

const splitWords = (text: string): string[] => text.match(/\s*\S+|\s+$/gu) ?? [];

/**
 * Splits `text` into runs of words and marks those that `other` does not have. Texts that differ in
 * very many words are marked as a whole.
 */
export function diffWords(text: string, other: string): readonly WordRun[] {
  const changes = diffArrays(splitWords(other), splitWords(text), {
    comparator: (a, b) => a.trim() === b.trim(),
    maxEditLength: maxChangedWords,
  });
  if (changes === undefined) return [{ text, isChanged: true }];
  const runs: WordRun[] = [];
  for (const { value, added, removed } of changes) {
    if (removed) continue;
    const last = runs.at(-1);
    const words = value.join('');
    if (last?.isChanged === added)
      runs[runs.length - 1] = { text: last.text + words, isChanged: added };
    else runs.push({ text: words, isChanged: added });
  }
  return runs;
}
