import { createContext, use, useMemo, type ReactNode } from 'react';

import { isolateDirection } from '../../domain/text/isolate-direction.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { en, MessageKey } from '../../domain/messages/en.ts';
import {
  formatTranslated,
  type MessageValues,
  type Translation,
} from '../../domain/messages/format-message.ts';

const isolateValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateDirection(value) : value,
    ]),
  );

/** Provides the messages that the views below may show, in English. */
export const MessagesContext = createContext<Partial<typeof en>>({});

/** Provides the chosen language and its messages; what it lacks is shown in English. */
export const TranslationContext = createContext<Translation>({ tag: 'en', messages: {} });

interface AddedMessagesProps {
  readonly messages: Partial<typeof en>;
  readonly children: ReactNode;
}

/** Adds `messages`, which only the code of the views below loads, to those that they may show. */
export function AddedMessages({ messages, children }: AddedMessagesProps): ReactNode {
  const inherited = use(MessagesContext);
  const all = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/**
 * Formats a message by key and values, or a message of the domain. Text from other sources is
 * returned unchanged.
 */
export type FormatMessage = (message: MessageKey | Message, values?: MessageValues) => string;

/**
 * Returns the function that formats messages; values that change the direction of text do not
 * affect the words around them.
 */
export function useFormatMessage(): FormatMessage {
  const messages = use(MessagesContext);
  const translation = use(TranslationContext);
  const formatMessage: FormatMessage = (message, values) => {
    if (typeof message === 'string')
      return formatTranslated(translation, messages, message, values && isolateValues(values));
    if ('key' in message) {
      const { key, values: own, about } = message;
      return formatMessage(
        key,
        about === undefined ? own : { ...own, about: formatMessage(about) },
      );
    }
    return 'lines' in message
      ? message.lines.map((line) => formatMessage(line)).join('\n')
      : message.text;
  };
  return formatMessage;
}

interface FormattedMessageProps {
  readonly message: Message;
}

/** Renders a message of the domain. */
export const FormattedMessage = ({ message }: FormattedMessageProps): ReactNode => (
  <span>{useFormatMessage()(message)}</span>
);
