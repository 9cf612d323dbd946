import type { ReactNode } from 'react';

import { ConfirmDialog } from '../design/confirm-dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  /** What is left: a page with its changes, or a dialog with the words typed in it. */
  readonly leaves: 'page' | 'dialog';
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are left behind (NAV-010). */
export function LeaveDialog({ open, leaves, onLeave, onStay }: LeaveDialogProps): ReactNode {
  const sentence = useSentence();
  return (
    <ConfirmDialog
      open={open}
      title={sentence(leaves === 'page' ? 'shell.leaveTitle' : 'shell.discardTitle')}
      description={sentence(leaves === 'page' ? 'shell.leaveDetail' : 'shell.discardDetail')}
      confirmLabel={sentence(leaves === 'page' ? 'shell.leave' : 'shell.discard')}
      cancelLabel={sentence('shell.stay')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
