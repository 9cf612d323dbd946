import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseAccept } from 'hono/utils/accept';

import { en, type MessageKey } from '../../src/domain/messages/en.ts';
import { findMessage, type MessageTree } from '../../src/domain/messages/format-message.ts';
import {
  findLanguage,
  getLanguageTag,
  type ShownLanguage,
} from '../../src/domain/messages/languages.ts';
import { createFormatMessage, type FormatMessage } from '../../src/domain/messages/message.ts';
import { serverMessages } from '../../src/domain/messages/server-messages.ts';

/** Every message, in English. */
const english = { ...en, ...serverMessages };

/** Whether a text is the key of a message. */
export const isMessageKey = (text: string): text is MessageKey =>
  findMessage(english, text) !== undefined;

/**
 * Returns what formats messages in the language that an Accept-Language header prefers among those
 * of the console, in English by default.
 */
export type ChooseTexts = (acceptLanguage: string | undefined) => FormatMessage;

/** Returns the messages of a language; null when the server has none. */
export type ReadMessages = (language: ShownLanguage) => MessageTree | null;

/** Reads the file that the build wrote beside the bundled server; the sources have none. */
const readBuiltMessages: ReadMessages = (language) => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const path = join(here, 'messages', `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageTree) : null;
};

/** Formats messages in English. */
export const formatInEnglish = createFormatMessage({ tag: 'en', messages: {} }, english);

/** Returns the language of the console that an Accept-Language header prefers, if any. */
export function findRequestLanguage(acceptLanguage = ''): ShownLanguage | undefined {
  const wanted = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  return findLanguage(wanted.map(({ type }) => type));
}

/**
 * Creates the choice of the language that a request is answered in. The messages of a language are
 * read with the first request that prefers it.
 */
export function createTexts(readMessages: ReadMessages = readBuiltMessages): ChooseTexts {
  const formats = new Map<ShownLanguage, FormatMessage>([['en', formatInEnglish]]);
  return (acceptLanguage) => {
    const language = findRequestLanguage(acceptLanguage) ?? 'en';
    let format = formats.get(language);
    if (format === undefined) {
      const translation = { tag: getLanguageTag(language), messages: readMessages(language) };
      format =
        translation.messages === null
          ? formatInEnglish
          : createFormatMessage({ ...translation, messages: translation.messages }, english);
      formats.set(language, format);
    }
    return format;
  };
}
