import type { ReactNode } from 'react';

import { chunk } from '../../design/chunk.tsx';
import { useSentence } from '../sentences.tsx';
import type { CropDialogProps } from './crop-types.ts';

function CropMissing({ onClose }: Pick<CropDialogProps, 'onClose'>): ReactNode {
  const sentence = useSentence();
  return (
    <p role="alert" className="text-xs text-bad">
      {sentence('crop.notLoaded')}{' '}
      <button type="button" className="underline" onClick={onClose}>
        {sentence('common.close')}
      </button>
    </p>
  );
}

const frame = chunk(async () => (await import('./crop-frame.tsx')).CropFrame, {
  Missing: CropMissing,
});

/** The dialog that crops and uploads a picture. Its code loads with its first opening. */
export const CropDialog = frame.Part;
