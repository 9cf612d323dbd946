import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { countItems } from '../../../domain/interchange/import/import-review.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { createLazyPart } from '../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const steps = createLazyPart(async () => ({
  default: (await import('./import-steps.tsx')).ImportSteps,
}));

interface ImportDialogProps {
  readonly upload: QuizImportRef;
}

/**
 * Uploads a QTI package, shows its items and imports the selected ones (QIO-01 to QIO-03). Closing
 * the dialog stops the upload or import.
 */
export function ImportDialog({ upload }: ImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOpen = useSelector(upload, (snapshot) => snapshot.hasTag('open'));
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  const close = (): void => {
    upload.send({ type: 'import.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      size={isReview ? 'l' : 'm'}
      title={formatMessage('quizImportDialog.title')}
      description={formatMessage('quizImportDialog.lead')}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          {isReview && <ReviewButtons upload={upload} />}
        </>
      }
    >
      <steps.Component upload={upload} />
    </Dialog>
  );
}

function ReviewButtons({ upload }: ImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const hasSelection = useSelector(
    upload,
    ({ context: { review, excludedItems } }) =>
      review !== null && countItems(review, excludedItems).chosen > 0,
  );
  return (
    <>
      <FileButton
        accept=".zip"
        onFiles={(files) => {
          upload.send({ type: 'package.choose', files });
        }}
      >
        {formatMessage('quizImportDialog.chooseAnother')}
      </FileButton>
      <Button
        variant="primary"
        disabledReason={hasSelection ? undefined : formatMessage('quizImportDialog.nothingChosen')}
        onClick={() => {
          upload.send({ type: 'import.start' });
        }}
      >
        {formatMessage('quizImportDialog.import')}
      </Button>
    </>
  );
}
