import type { ReactNode } from 'react';

import { Button } from '../design/buttons/button.tsx';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  /** Whether a page or a dialog with unsaved changes is left. */
  readonly leaves: 'page' | 'dialog';
  readonly onLeave: () => void;
  /** Saves the changes and leaves; null where they cannot be saved from here. */
  readonly onSave: (() => void) | null;
  /** Whether the changes are being saved. */
  readonly isSaving: boolean;
  readonly onStay: () => void;
}

/** Asks for confirmation before unsaved changes are discarded (NAV-010). */
export function LeaveDialog({
  open,
  leaves,
  onLeave,
  onSave,
  isSaving,
  onStay,
}: LeaveDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(leaves === 'page' ? 'shell.leaveTitle' : 'shell.discardTitle')}
      description={formatMessage(leaves === 'page' ? 'shell.leaveDetail' : 'shell.discardDetail')}
      confirmLabel={formatMessage(leaves === 'page' ? 'shell.leave' : 'shell.discard')}
      cancelLabel={formatMessage('shell.stay')}
      danger
      action={
        onSave !== null && (
          <Button variant="primary" busy={isSaving} onClick={onSave}>
            {formatMessage('shell.saveAndLeave')}
          </Button>
        )
      }
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
