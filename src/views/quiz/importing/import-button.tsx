import type { ReactNode } from 'react';

import { Button } from '../../design/buttons/button.tsx';
import { UploadIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

interface ImportButtonProps {
  readonly onOpen: () => void;
  /** Called when the dialog is likely to be opened. */
  readonly onApproach?: () => void;
}

/** Opens the dialog that uploads a QTI package (QLST-07). */
export function ImportButton({ onOpen, onApproach }: ImportButtonProps): ReactNode {
  return (
    <Button icon={<UploadIcon />} onClick={onOpen} onPointerEnter={onApproach} onFocus={onApproach}>
      {useFormatMessage()('quizLists.qti.import')}
    </Button>
  );
}
