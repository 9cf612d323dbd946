import { toLineValues, type TemplateValues } from '../domain/interchange/one-line.ts';
import type { MessageKey } from '../domain/messages/en.ts';
import { quizDialogs } from '../domain/messages/en/quiz/quiz-dialogs.ts';
import { scormPlayer } from '../domain/messages/en/interchange/scorm-player.ts';
import {
  formatTranslated,
  type MessageTree,
  type Translation,
} from '../domain/messages/format-message.ts';
import {
  findLanguage,
  getDirection,
  getLanguageTag,
  pseudoLanguage,
} from '../domain/messages/languages.ts';

const english = { quizDialogs, scormPlayer };
/** How long the quiz waits for its texts: then it is in English. */
const maxWaitMs = 3000;

let translation: Translation = { tag: 'en', messages: {} };

/** The key of a text that the player shows. */
export type PlayerKey = Extract<
  MessageKey,
  `scormPlayer.${string}` | `quizDialogs.preview.${string}`
>;

/** Returns a text of the player, in the language of the browser, with its values on one line. */
export const say = (key: PlayerKey, values: TemplateValues = {}): string =>
  formatTranslated(translation, english, key, toLineValues(values));

/** Runs a script of the package. Resolves when it has run, cannot be loaded or takes too long. */
const runScript = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    const end = (): void => {
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    setTimeout(end, maxWaitMs);
    document.head.append(script);
  });

/**
 * Loads the texts of the first of the browser's languages that the package has: a script of the
 * package stores them in `lecternTexts`. A page opened from a disk may run it, but not fetch JSON.
 */
export async function loadTexts(): Promise<void> {
  const language = findLanguage(navigator.languages) ?? 'en';
  if (language === 'en' || language === pseudoLanguage) return;
  await runScript(`texts/${language}.js`);
  const { lecternTexts } = globalThis as { readonly lecternTexts?: MessageTree };
  if (lecternTexts === undefined) return;
  translation = { tag: getLanguageTag(language), messages: lecternTexts };
  document.documentElement.lang = translation.tag;
  document.documentElement.dir = getDirection(language);
}
