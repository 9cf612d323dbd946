import type { MessageKey } from '../../messages/en.ts';
import type { Message } from '../../messages/message.ts';
import { toOneLine, type TemplateValues } from '../one-line.ts';

const maxMessages = 30;
const maxCharacters = 200;

/** Truncates `text` for a quote in a message, without splitting a character. */
export const truncateQuote = (text: string): string =>
  text.length <= maxCharacters
    ? text
    : `${text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;

/** Returns a message that quotes values of a package: each on one line and truncated. */
export const quoteInMessage = (key: MessageKey, values: TemplateValues): Message => ({
  key,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? toOneLine(truncateQuote(value)) : value,
    ]),
  ),
});

/** Returns each of the messages once, in order. */
export const removeRepeated = (messages: readonly Message[]): readonly Message[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
];

/**
 * Collects messages about what an item or a quiz loses, in order and each once; of very many only
 * the first.
 */
export class Notes {
  readonly #messages = new Map<string, Message>();

  add(message: MessageKey | Message, values: TemplateValues = {}): void {
    if (this.#messages.size > maxMessages) return;
    const added = typeof message === 'string' ? quoteInMessage(message, values) : message;
    this.#messages.set(JSON.stringify(added), added);
  }

  get messages(): readonly Message[] {
    const all = [...this.#messages.values()];
    return all.length > maxMessages
      ? [...all.slice(0, maxMessages), { key: 'quizImport.more' }]
      : all;
  }
}
