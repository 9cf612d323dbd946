import type { ReactNode } from 'react';

import { createLazyComponent } from '../../design/lazy-component.tsx';
import { useFormatMessage } from '../format-message.tsx';
import type { CropDialogProps } from './crop-types.ts';

function CropMissing({ onClose }: Pick<CropDialogProps, 'onClose'>): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <p role="alert" className="text-xs text-bad">
      {formatMessage('crop.notLoaded')}{' '}
      <button type="button" className="underline" onClick={onClose}>
        {formatMessage('common.close')}
      </button>
    </p>
  );
}

const frame = createLazyComponent(async () => (await import('./crop-editor.tsx')).CropFrame, {
  Failed: CropMissing,
});

/** The dialog that crops and uploads a picture. Its code loads when it first opens. */
export const CropDialog = frame.Component;
