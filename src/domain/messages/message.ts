import { isolateDirection } from '../text/isolate-direction.ts';
import type { MessageKey } from './en.ts';
import {
  formatTranslated,
  type MessageTree,
  type MessageValues,
  type Translation,
} from './format-message.ts';

/**
 * A text to show: one of our messages by its key, with the values of its placeholders; a text that
 * came from elsewhere, such as a server's message; or several of them, one a line (`lines`) or as one
 * list (`list`). `about` is another message that fills the placeholder of that name.
 */
export type Message =
  | {
      readonly key: MessageKey;
      readonly values?: Readonly<Record<string, string | number>>;
      readonly about?: Message;
    }
  | { readonly text: string }
  | { readonly lines: readonly Message[] }
  | { readonly list: readonly Message[] };

/** Formats a message by key and values, or a message of the domain; other text stays as it is. */
export type FormatMessage = (message: MessageKey | Message, values?: MessageValues) => string;

const isolateValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateDirection(value) : value,
    ]),
  );

/**
 * Returns the function that formats messages in the language of `translation`, and those that it
 * lacks in English. Values that change the direction of text do not affect the words around them.
 */
export function createFormatMessage(translation: Translation, english: MessageTree): FormatMessage {
  const formatMessage: FormatMessage = (message, values) => {
    if (typeof message === 'string')
      return formatTranslated(translation, english, message, values && isolateValues(values));
    if ('key' in message) {
      const { key, values: own, about } = message;
      return formatMessage(
        key,
        about === undefined ? own : { ...own, about: formatMessage(about) },
      );
    }
    if ('lines' in message) return message.lines.map((line) => formatMessage(line)).join('\n');
    return 'list' in message
      ? new Intl.ListFormat(translation.tag, { type: 'unit' }).format(
          message.list.map((each) => formatMessage(each)),
        )
      : message.text;
  };
  return formatMessage;
}
