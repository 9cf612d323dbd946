import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseAccept } from 'hono/utils/accept';

import { en, type MessageKey } from '../../src/domain/messages/en.ts';
import {
  findMessage,
  type MessageTree,
  type Translation,
} from '../../src/domain/messages/format-message.ts';
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

/** The texts of one language. `translation` is plain data, which a worker thread can be sent. */
export interface Texts {
  readonly translation: Translation;
  readonly formatMessage: FormatMessage;
}

/** Returns the texts of a language; those in English when there is none, or the server lacks it. */
export type ChooseTexts = (language: ShownLanguage | undefined) => Texts;

/** Returns the messages of a language; null when the server has none. */
export type ReadMessages = (language: ShownLanguage) => MessageTree | null;

/** Reads the file that the build wrote beside the bundled server; the sources have none. */
const readBuiltMessages: ReadMessages = (language) => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const path = join(here, 'messages', `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageTree) : null;
};

/** Returns the function that formats messages in the language of `translation`. */
export const createFormat = (translation: Translation): FormatMessage =>
  createFormatMessage(translation, english);

const createTextsOf = (translation: Translation): Texts => ({
  translation,
  formatMessage: createFormat(translation),
});

const englishTexts = createTextsOf({ tag: 'en', messages: {} });

/** Formats messages in English. */
export const formatInEnglish = englishTexts.formatMessage;

/** Returns the language of the console that an Accept-Language header prefers, if any. */
export function findRequestLanguage(acceptLanguage = ''): ShownLanguage | undefined {
  const wanted = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  return findLanguage(wanted.map(({ type }) => type));
}

/**
 * Creates the choice of the language that a request is answered in, or a mail written in. The
 * messages of a language are read when they are first needed.
 */
export function createTexts(readMessages: ReadMessages = readBuiltMessages): ChooseTexts {
  const texts = new Map<ShownLanguage, Texts>([['en', englishTexts]]);
  return (language = 'en') => {
    let found = texts.get(language);
    if (found === undefined) {
      const messages = readMessages(language);
      found =
        messages === null
          ? englishTexts
          : createTextsOf({ tag: getLanguageTag(language), messages });
      texts.set(language, found);
    }
    return found;
  };
}
