/** A run of words of a text; `isChanged` when the other text does not have it there. */
export interface Words {
  readonly text: string;
  readonly isChanged: boolean;
}

const mostSteps = 250_000;

const wordsIn = (text: string): readonly string[] => text.match(/\s*\S+|\s+$/gu) ?? [];

function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (row === undefined || below === undefined) continue;
      row[j] =
        a[i]?.trim() === b[j]?.trim()
          ? (below[j + 1] ?? 0) + 1
          : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

const joined = (words: readonly Words[]): readonly Words[] =>
  words.reduce<Words[]>((runs, { text, isChanged }) => {
    const last = runs.at(-1);
    if (last?.isChanged === isChanged)
      runs[runs.length - 1] = { text: last.text + text, isChanged };
    else runs.push({ text, isChanged });
    return runs;
  }, []);

/** `text` in runs of words, those marked that `other` does not have. Very long texts are marked as a whole. */
export function wordChanges(text: string, other: string): readonly Words[] {
  const [a, b] = [wordsIn(text), wordsIn(other)];
  if (a.length * b.length > mostSteps) return [{ text, isChanged: text !== other }];
  const lengths = commonLengths(a, b);
  const words: Words[] = [];
  for (let i = 0, j = 0; i < a.length;) {
    const word = a[i] ?? '';
    if (j < b.length && word.trim() === b[j]?.trim()) {
      words.push({ text: word, isChanged: false });
      i += 1;
      j += 1;
    } else if (j < b.length && (lengths[i]?.[j + 1] ?? 0) >= (lengths[i + 1]?.[j] ?? 0)) j += 1;
    else {
      words.push({ text: word, isChanged: true });
      i += 1;
    }
  }
  return joined(words);
}
