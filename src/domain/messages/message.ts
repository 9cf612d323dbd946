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
 * list (`list`), whose texts came from elsewhere, too; or the name of a language by its tag (BCP 47).
 * `about` is another message that fills the placeholder of that name.
 */
export type Message =
  | {
      readonly key: MessageKey;
      readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
      readonly about?: Message;
    }
  | { readonly text: string }
  | { readonly lines: readonly Message[] }
  | { readonly list: readonly (Message | string)[] }
  | { readonly language: string };

/** Values for the placeholders of a message, by name. Several texts are shown as a list. */
export type TextValues = Readonly<Record<string, MessageValues[string] | readonly string[]>>;

/** Formats a message by key and values, or a message of the domain; other text stays as it is. */
export type FormatMessage = (message: MessageKey | Message, values?: TextValues) => string;

/** How texts are joined: in English by commas. */
export const listFormat = { type: 'conjunction', style: 'narrow' } as const;

const formatList = (texts: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag, listFormat).format(texts);

function formatValue(value: TextValues[string], tag: string): MessageValues[string] {
  if (typeof value === 'string') return isolateDirection(value);
  return typeof value === 'number' || value instanceof Date
    ? value
    : formatList(value.map(isolateDirection), tag);
}

const formatValues = (values: TextValues, tag: string): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(value, tag)]),
  );

/**
 * Returns the function that formats messages in the language of `translation`, and those that it
 * lacks in English. Values that change the direction of text do not affect the words around them.
 */
export function createFormatMessage(translation: Translation, english: MessageTree): FormatMessage {
  const formatMessage: FormatMessage = (message, values) => {
    if (typeof message === 'string')
      return formatTranslated(
        translation,
        english,
        message,
        values && formatValues(values, translation.tag),
      );
    if ('key' in message) {
      const { key, values: own, about } = message;
      return formatMessage(
        key,
        about === undefined ? own : { ...own, about: formatMessage(about) },
      );
    }
    if ('lines' in message) return message.lines.map((line) => formatMessage(line)).join('\n');
    if ('language' in message)
      return (
        new Intl.DisplayNames(translation.tag, { type: 'language' }).of(message.language) ??
        message.language
      );
    return 'list' in message
      ? formatList(
          message.list.map((each) =>
            typeof each === 'string' ? isolateDirection(each) : formatMessage(each),
          ),
          translation.tag,
        )
      : message.text;
  };
  return formatMessage;
}
