import { fillSentence, type Values } from '../fill-sentence.ts';

/** Collects what is lost of an item or a quiz: sentences in the order they come up, each once. */
export class Notes {
  readonly #said = new Set<string>();

  add(sentence: string, values?: Values): void {
    this.#said.add(fillSentence(sentence, values));
  }

  get sentences(): readonly string[] {
    return [...this.#said];
  }
}
