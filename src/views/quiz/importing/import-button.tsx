import type { ReactNode } from 'react';

import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { UploadIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

/** Opens the dialog that uploads a QTI package (QLST-07). */
export function ImportButton({ upload }: { readonly upload: QuizImportRef }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Button
      icon={<UploadIcon />}
      onClick={() => {
        upload.send({ type: 'import.open' });
      }}
    >
      {formatMessage('quizImportDialog.title')}
    </Button>
  );
}
