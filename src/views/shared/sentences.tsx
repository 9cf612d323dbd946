import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';

import { isolated } from '../../domain/isolated.ts';
import type { Message } from '../../domain/notice.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';

/** Values of a sentence's places. */
export type SentenceValues = Readonly<Record<string, string | number>>;

const kept = (values: SentenceValues): SentenceValues => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]));

/** Says one of our sentences by its key; values that turn the direction of text do not reach the words around them. */
export function useSentence(): (key: SentenceKey, values?: SentenceValues) => string {
  const translate = useTranslations();
  return (key, values) => translate(key, values && kept(values));
}

/** Says a message of the domain: one of our sentences, words that came from elsewhere as they are, or several, a line each. */
export function useSay(): (message: Message) => string {
  const sentence = useSentence();
  const say = (message: Message): string => {
    if ('key' in message) return sentence(message.key, message.about === undefined ? message.values : { ...message.values, about: say(message.about) });
    return 'lines' in message ? message.lines.map(say).join('\n') : message.text;
  };
  return say;
}

interface SayProps {
  readonly message: Message;
}

/** A message of the domain as text. */
export const Say = ({ message }: SayProps): ReactNode => useSay()(message);
