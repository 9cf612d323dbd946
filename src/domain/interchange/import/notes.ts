import { quizImport } from '../../sentences/quiz-import.ts';
import { fillSentence, type Values } from '../fill-sentence.ts';

const mostSentences = 30;
const mostCharacters = 200;

/** `words` cut to what a sentence can quote, never inside a character. */
export const quoted = (words: string): string =>
  words.length <= mostCharacters
    ? words
    : `${words.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;

/** Collects what is lost of an item or a quiz: sentences in the order they come up, each once, and of very many only the first. */
export class Notes {
  readonly #said = new Set<string>();

  add(sentence: string, values: Values = {}): void {
    const short = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? quoted(value) : value,
      ]),
    );
    if (this.#said.size <= mostSentences) this.#said.add(fillSentence(sentence, short));
  }

  get sentences(): readonly string[] {
    const all = [...this.#said];
    return all.length > mostSentences ? [...all.slice(0, mostSentences), quizImport.more] : all;
  }
}
