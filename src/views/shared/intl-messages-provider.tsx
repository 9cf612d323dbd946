import { I18nProvider } from 'react-aria/I18nProvider';
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
 * missing English message or format is a programming error and throws. Dates are entered in English
 * as in the United States (MM/DD/YYYY).
 */
export function IntlMessagesProvider({ messages, children }: IntlMessagesProviderProps): ReactNode {
  const { tag } = use(TranslationContext);
  return (
    <IntlProvider locale={tag} timeZone={timeZone} onError={throwError}>
      <I18nProvider locale={tag === 'en' ? 'en-US' : tag}>
        <MessagesContext value={messages}>{children}</MessagesContext>
      </I18nProvider>
    </IntlProvider>
  );
}
