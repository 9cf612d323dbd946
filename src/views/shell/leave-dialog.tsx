import type { ReactNode } from 'react';

import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  /** Whether a page or a dialog with unsaved changes is left. */
  readonly leaves: 'page' | 'dialog';
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks for confirmation before unsaved changes are discarded (NAV-010). */
export function LeaveDialog({ open, leaves, onLeave, onStay }: LeaveDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(leaves === 'page' ? 'shell.leaveTitle' : 'shell.discardTitle')}
      description={formatMessage(leaves === 'page' ? 'shell.leaveDetail' : 'shell.discardDetail')}
      confirmLabel={formatMessage(leaves === 'page' ? 'shell.leave' : 'shell.discard')}
      cancelLabel={formatMessage('shell.stay')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
