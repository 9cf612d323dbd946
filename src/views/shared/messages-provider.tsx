import type { ReactNode } from 'react';

import { en } from '../../domain/messages/en.ts';
import { IntlMessagesProvider } from './intl-messages-provider.tsx';

interface MessagesProviderProps {
  readonly children: ReactNode;
}

/** Provides all messages of the product to the views below. */
export const MessagesProvider = ({ children }: MessagesProviderProps): ReactNode => (
  <IntlMessagesProvider messages={en}>{children}</IntlMessagesProvider>
);
