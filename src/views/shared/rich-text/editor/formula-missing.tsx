import type { ReactNode } from 'react';

import { ConfirmDialog } from '../../../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../../format-message.tsx';

interface FormulaMissingProps {
  readonly onClose: () => void;
}

/** Shown instead of the formula dialog when its code could not be loaded. */
export function FormulaMissing({ onClose }: FormulaMissingProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <ConfirmDialog
      open
      title={formatMessage('richEditor.formula')}
      description={formatMessage('richText.notLoaded')}
      confirmLabel={formatMessage('common.close')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}
