import { use, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import type { en } from '../../domain/messages/en.ts';
import { MessagesContext, TranslationContext } from './format-message.tsx';

interface IntlMessagesProviderProps {
  readonly messages: Partial<typeof en>;
  readonly children: ReactNode;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const throwError = (error: Error): never => {
  throw error;
};

/**
 * Provides `messages`, in English, and the formats of the chosen language to the views below. A
 * missing English message or format is a programming error and throws.
 */
export const IntlMessagesProvider = ({
  messages,
  children,
}: IntlMessagesProviderProps): ReactNode => (
  <IntlProvider locale={use(TranslationContext).tag} timeZone={timeZone} onError={throwError}>
    <MessagesContext value={messages}>{children}</MessagesContext>
  </IntlProvider>
);
