import type { ReactNode } from 'react';

import { passwordMessages } from '../../domain/messages/password-messages.ts';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import type { AccountDialogKind } from '../../views/shell/user-menu.tsx';
import OwnAccount from './own-account.tsx';
import { screenChunk } from '../navigation/screen-chunk.tsx';

const copySession = screenChunk(
  () => import('../inspection/copy-session.tsx'),
  () => null,
);

interface AccountDialogProps {
  readonly kind: AccountDialogKind;
  readonly onClose: () => void;
}

/** A dialog of the user menu. Mount it to open it. */
export default function AccountDialog({ kind, onClose }: AccountDialogProps): ReactNode {
  const Dialog = kind === 'ownAccount' ? OwnAccount : copySession.Component;
  return (
    <AddedMessages messages={passwordMessages}>
      <Dialog onClose={onClose} />
    </AddedMessages>
  );
}
