import type { ReactNode } from 'react';

import { common } from '../../domain/messages/en/common.ts';
import { session } from '../../domain/messages/en/session.ts';
import { shell } from '../../domain/messages/en/shell.ts';
import { IntlMessagesProvider } from '../shared/intl-messages-provider.tsx';

const signedOutMessages = { common, session, shell };

interface SignedOutMessagesProps {
  readonly children: ReactNode;
}

/**
 * Provides the messages that the signed-out screens need. The sign-in page does not load the
 * others.
 */
export const SignedOutMessages = ({ children }: SignedOutMessagesProps): ReactNode => (
  <IntlMessagesProvider messages={signedOutMessages}>{children}</IntlMessagesProvider>
);
