import { createContext, use, type ReactNode } from 'react';

import { isolated } from '../../domain/isolated.ts';
import type { Message } from '../../domain/notice.ts';
import type { en, SentenceKey } from '../../domain/sentences/en.ts';
import { sayMessage, type SentenceValues } from '../../domain/sentences/say.ts';

const kept = (values: SentenceValues): SentenceValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/** Carries the sentences that the views below may say. */
export const SentencesContext = createContext<Partial<typeof en>>({});

interface Sentences {
  readonly [name: string]: string | Sentences;
}

/** The sentence of a key; that there is none is a programming error and throws. */
function sentenceOf(sentences: Sentences, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Sentences | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      sentences,
    );
  if (typeof found !== 'string') throw new Error(`no sentence ${key}`);
  return found;
}

/** Says one of our sentences by its key; values that turn the direction of text do not reach the words around them. */
export function useSentence(): (key: SentenceKey, values?: SentenceValues) => string {
  const sentences = use(SentencesContext);
  return (key, values) => sayMessage(sentenceOf(sentences, key), values && kept(values));
}

/** Says a message of the domain: one of our sentences, words that came from elsewhere as they are, or several, a line each. */
export function useSay(): (message: Message) => string {
  const sentence = useSentence();
  const say = (message: Message): string => {
    if ('key' in message)
      return sentence(
        message.key,
        message.about === undefined
          ? message.values
          : { ...message.values, about: say(message.about) },
      );
    return 'lines' in message ? message.lines.map(say).join('\n') : message.text;
  };
  return say;
}

interface SayProps {
  readonly message: Message;
}

/** A message of the domain as text. */
export const Say = ({ message }: SayProps): ReactNode => useSay()(message);
