import type { ReactNode } from 'react';

import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The consequences, in one or two sentences. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Whether the action cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Another button, after the one that confirms. */
  readonly action?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A dialog that asks for confirmation. The focus starts on the button that cancels. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  action,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    description={description}
    footer={
      <>
        <Button data-autofocus="" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {action}
      </>
    }
  />
);
