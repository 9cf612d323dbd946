import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { countItems } from '../../../domain/interchange/import/import-review.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { FileButton } from '../../design/file-button.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';

const steps = lazyPart(async () => ({ default: (await import('./import-steps.tsx')).ImportSteps }));

interface ImportDialogProps {
  readonly upload: QuizImportRef;
}

/** Uploads a QTI package, shows what was read of it and imports what is chosen (QIO-01 to QIO-03). Closing it stops what is under way. */
export function ImportDialog({ upload }: ImportDialogProps): ReactNode {
  const sentence = useSentence();
  const isOpen = useSelector(upload, (snapshot) => snapshot.hasTag('open'));
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  const close = (): void => {
    upload.send({ type: 'import.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={sentence('common.close')}
      size={isReview ? 'l' : 'm'}
      title={sentence('quizImportDialog.title')}
      description={sentence('quizImportDialog.lead')}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          {isReview && <ReviewButtons upload={upload} />}
        </>
      }
    >
      <steps.Part upload={upload} />
    </Dialog>
  );
}

function ReviewButtons({ upload }: ImportDialogProps): ReactNode {
  const sentence = useSentence();
  const hasChosen = useSelector(
    upload,
    ({ context: { review, leftOut } }) => review !== null && countItems(review, leftOut).chosen > 0,
  );
  return (
    <>
      <FileButton
        accept=".zip"
        onFiles={(files) => {
          upload.send({ type: 'package.choose', files });
        }}
      >
        {sentence('quizImportDialog.chooseAnother')}
      </FileButton>
      <Button
        variant="primary"
        whyDisabled={hasChosen ? undefined : sentence('quizImportDialog.nothingChosen')}
        onClick={() => {
          upload.send({ type: 'import.start' });
        }}
      >
        {sentence('quizImportDialog.import')}
      </Button>
    </>
  );
}
