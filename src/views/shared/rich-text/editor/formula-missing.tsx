import type { ReactNode } from 'react';

import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { useSentence } from '../../sentences.tsx';

interface FormulaMissingProps {
  readonly onClose: () => void;
}

/** Stands in for the formula dialog when its code cannot be had. */
export function FormulaMissing({ onClose }: FormulaMissingProps): ReactNode {
  const sentence = useSentence();
  return (
    <ConfirmDialog
      open
      title={sentence('richText.formulaTitle')}
      description={sentence('richText.notLoaded')}
      confirmLabel={sentence('common.close')}
      cancelLabel={sentence('common.cancel')}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}
