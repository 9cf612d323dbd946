import type { ReactNode } from 'react';

import { passwordMessages } from '../../domain/messages/password-messages.ts';
import { LanguageDialog } from '../../views/shell/language-dialog.tsx';
import { AddedMessages } from '../../views/shared/format-message.tsx';
import type { AccountDialogKind } from '../../views/shell/user-menu.tsx';
import OwnAccount from './own-account.tsx';
import { useServices } from '../services.ts';
import { screenChunk } from '../navigation/screen-chunk.tsx';
import { loadTranslation } from '../translation.ts';

const copySession = screenChunk(
  async () => {
    const [dialog] = await Promise.all([
      import('../inspection/copy-session.tsx'),
      loadTranslation('inspector'),
    ]);
    return dialog;
  },
  () => null,
);

interface AccountDialogProps {
  readonly kind: AccountDialogKind;
  readonly onClose: () => void;
}

/** A dialog of the user menu. Mount it to open it. */
export default function AccountDialog({ kind, onClose }: AccountDialogProps): ReactNode {
  const { language } = useServices();
  if (kind === 'language') return <LanguageDialog language={language} onClose={onClose} />;
  const Dialog = kind === 'ownAccount' ? OwnAccount : copySession.Component;
  return (
    <AddedMessages messages={passwordMessages}>
      <Dialog onClose={onClose} />
    </AddedMessages>
  );
}
