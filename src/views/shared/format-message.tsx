import { createContext, use, useMemo, type ReactNode } from 'react';

import type { en } from '../../domain/messages/en.ts';
import type { Translation } from '../../domain/messages/format-message.ts';
import {
  createFormatMessage,
  type FormatMessage,
  type Message,
} from '../../domain/messages/message.ts';

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

/** Returns the function that formats messages in the chosen language. */
export function useFormatMessage(): FormatMessage {
  const messages = use(MessagesContext);
  const translation = use(TranslationContext);
  return useMemo(() => createFormatMessage(translation, messages), [translation, messages]);
}

interface FormattedMessageProps {
  readonly message: Message;
}

/** Renders a message of the domain. */
export const FormattedMessage = ({ message }: FormattedMessageProps): ReactNode => (
  <span>{useFormatMessage()(message)}</span>
);
