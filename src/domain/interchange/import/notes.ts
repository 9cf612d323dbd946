import { quizImport } from '../../messages/en/interchange/quiz-import.ts';
import type { CompiledMessage } from '../../messages/format-message.ts';
import { formatOnOneLine, type TemplateValues } from '../format-on-one-line.ts';

const maxMessages = 30;
const maxCharacters = 200;

/** Truncates `text` for a quote in a message, without splitting a character. */
export const truncateQuote = (text: string): string =>
  text.length <= maxCharacters
    ? text
    : `${text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;

/**
 * Collects messages about what an item or a quiz loses, in order and each once; of very many only
 * the first.
 */
export class Notes {
  readonly #messages = new Set<string>();

  add(message: CompiledMessage, values: TemplateValues = {}): void {
    const truncatedValues = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? truncateQuote(value) : value,
      ]),
    );
    if (this.#messages.size <= maxMessages)
      this.#messages.add(formatOnOneLine(message, truncatedValues));
  }

  get messages(): readonly string[] {
    const all = [...this.#messages];
    return all.length > maxMessages ? [...all.slice(0, maxMessages), quizImport.more] : all;
  }
}
