import type { ReactNode } from 'react';

import { findMessages } from '../../../../domain/messages/find-messages.ts';
import { AddedMessages } from '../../../shared/format-message.tsx';
import { FindForm } from './find-form.tsx';

/** The bar that finds and replaces in the whole quiz, with its texts. */
export const FindBar = (): ReactNode => (
  <AddedMessages messages={findMessages}>
    <FindForm />
  </AddedMessages>
);
