import { findMessage, formatMessage } from '../domain/messages/format-message.ts';
import { getTranslation, loadTranslation } from './translation.ts';

/** The texts of one kind of react-aria's controls: each a text, or a function of its values. */
type Strings = Readonly<
  Record<string, string | ((values: Readonly<Record<string, string>>) => string)>
>;

/** Returns the text of a control in the chosen language; undefined without one. */
function findString(kind: string, name: string): Strings[string] | undefined {
  const { tag, messages } = getTranslation();
  const message = findMessage(messages, `controls.${kind}.${name}`);
  if (message === undefined || typeof message === 'string') return message;
  return (values) => formatMessage(message, values, tag);
}

/** After a failure the texts are not asked for again at once: a control reads dozens of them. */
const minWaitMs = 30_000;
let askedAt = -minWaitMs;

/**
 * Returns react-aria's texts of a kind of controls, such as `calendar`, in the language that is
 * chosen when they are read, and in English where that has none. They load when they are first read.
 */
export const translateStrings = (kind: string, english: Strings): Strings =>
  new Proxy(english, {
    get: (strings, name: string) => {
      const now = performance.now();
      if (now - askedAt >= minWaitMs) {
        askedAt = now;
        void loadTranslation('controls');
      }
      return findString(kind, name) ?? strings[name];
    },
  });
