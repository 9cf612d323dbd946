import type { TextSpan } from '../live/to-plain.ts';

/** Returns a random whole number from 0 to below `limit`. */
export type DrawNumber = (limit: number) => number;

const words = /[\p{L}\p{M}\p{N}]+/gu;
const escapes = /%[\da-f]{2}/gi;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const marks = '!#$%&*+-=?^~';
/** After so many draws that were taken a placeholder gets longer than what it stands for. */
const maxDraws = 50;

/** Returns `word` with capital letters where `model` has them. */
const applyCase = (word: string, model: string): string =>
  word
    .split('')
    .map((letter, index) => {
      const like = model[index] ?? '';
      return like.toLowerCase() === like ? letter : letter.toUpperCase();
    })
    .join('');

/** Returns a word in lower case, or as it is when its letter case could not be applied again. */
function toLower(word: string): string {
  const lower = word.toLowerCase();
  return applyCase(lower, word) === word ? lower : word;
}

/** Returns where the words of a text stand. An escape of a link, `%20`, is not part of one. */
export const findWords = (text: string): readonly TextSpan[] =>
  [...text.replace(escapes, '   ').matchAll(words)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));

/** Returns the words of a text, in lower case. */
export const listWords = (text: string): readonly string[] =>
  findWords(text).map(({ start, end }) => toLower(text.slice(start, end)));

/**
 * Stands random words in for real ones, of the same length, letter case and kind of characters.
 * A word has one placeholder, whatever its letter case, and no two words share one, so texts that
 * are equal stay equal and others stay different.
 */
export class Placeholders {
  private readonly byWord = new Map<string, string>();
  private readonly taken: Set<string>;
  private readonly draw: DrawNumber;

  /** No placeholder is one of `real`, which are in lower case. */
  constructor(draw: DrawNumber, real: ReadonlySet<string>) {
    this.draw = draw;
    this.taken = new Set(real);
  }

  /** Returns a text with all its words replaced; spaces and punctuation stay. */
  replace(text: string): string {
    const spans = findWords(text);
    if (spans.length === 0) return text.trim() === '' ? text : this.find(text, () => marks);
    let replaced = '';
    let position = 0;
    for (const { start, end } of spans) {
      replaced += text.slice(position, start) + this.replaceWord(text.slice(start, end));
      position = end;
    }
    return replaced + text.slice(position);
  }

  private replaceWord(word: string): string {
    const placeholder = this.find(toLower(word), (letter) =>
      /\p{N}/u.test(letter) ? digits : letters,
    );
    return applyCase(placeholder, word);
  }

  private find(text: string, getAlphabet: (letter: string) => string): string {
    const known = this.byWord.get(text);
    if (known !== undefined) return known;
    const alphabets = text.split('').map(getAlphabet);
    for (let draws = 1; ; draws += 1) {
      if (draws % maxDraws === 0) alphabets.push(alphabets.at(-1) ?? letters);
      const placeholder = alphabets
        .map((alphabet) => alphabet[this.draw(alphabet.length)] ?? '')
        .join('');
      if (this.taken.has(placeholder)) continue;
      this.taken.add(placeholder);
      this.byWord.set(text, placeholder);
      return placeholder;
    }
  }
}
