import type { ReactNode } from 'react';

import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Button } from '../../design/button.tsx';
import { UploadIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

/** Opens the dialog that uploads a QTI package (QLST-07). */
export function ImportButton({ upload }: { readonly upload: QuizImportRef }): ReactNode {
  const sentence = useSentence();
  return (
    <Button
      icon={<UploadIcon />}
      onClick={() => {
        upload.send({ type: 'import.open' });
      }}
    >
      {sentence('quizImportDialog.title')}
    </Button>
  );
}
