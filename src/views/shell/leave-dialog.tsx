import type { ReactNode } from 'react';

import { ConfirmDialog } from '../design/confirm-dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are left behind (NAV-010). */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps): ReactNode {
  const sentence = useSentence();
  return (
    <ConfirmDialog
      open={open}
      title={sentence('shell.leaveTitle')}
      description={sentence('shell.leaveDetail')}
      confirmLabel={sentence('shell.leave')}
      cancelLabel={sentence('shell.stay')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
