import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { listChosenQuizzes } from '../../../domain/interchange/import/import-review.ts';
import { packageEndings } from '../../../domain/interchange/import/validate-package-file.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { listUndoable } from '../../../machines/quiz/importing/quiz-import-setup.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { FileDownIcon, UndoIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ImportSteps } from './import-steps.tsx';

interface ImportDialogProps {
  readonly upload: QuizImportRef;
}

/**
 * Uploads a QTI package, shows its items, imports the selected ones and reports what was imported
 * (QIO-01 to QIO-03). Closing the dialog stops the upload or import.
 */
export function ImportDialog({ upload }: ImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOpen = useSelector(upload, (snapshot) => snapshot.hasTag('open'));
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  const isReport = useSelector(upload, (snapshot) => snapshot.hasTag('report'));
  const close = (): void => {
    upload.send({ type: 'import.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      size={isReview ? 'xl' : isReport ? 'l' : 'm'}
      title={formatMessage('quizLists.qti.import')}
      description={formatMessage(
        isReport ? 'quizImportReport.undoDetail' : 'quizImportDialog.lead',
      )}
      footer={
        isReport ? (
          <ReportButtons upload={upload} onClose={close} />
        ) : (
          <>
            <Button onClick={close}>{formatMessage('common.cancel')}</Button>
            {isReview && <ReviewButtons upload={upload} />}
          </>
        )
      }
    >
      <ImportSteps upload={upload} />
    </Dialog>
  );
}

function ReviewButtons({ upload }: ImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const canImport = useSelector(upload, (snapshot) => snapshot.can({ type: 'import.start' }));
  const hasSelection = useSelector(
    upload,
    ({ context }) =>
      context.review !== null && listChosenQuizzes(context.review, context).length > 0,
  );
  return (
    <>
      <FileButton
        accept={packageEndings.join(',')}
        onFiles={(files) => {
          upload.send({ type: 'package.choose', files });
        }}
      >
        {formatMessage('quizImportDialog.chooseAnother')}
      </FileButton>
      <Button
        variant="primary"
        disabledReason={
          canImport
            ? undefined
            : formatMessage(
                hasSelection ? 'quizImportReview.titleToCorrect' : 'quizImportDialog.nothingChosen',
              )
        }
        onClick={() => {
          upload.send({ type: 'import.start' });
        }}
      >
        {formatMessage('quizImportDialog.import')}
      </Button>
    </>
  );
}

interface ReportButtonsProps extends ImportDialogProps {
  readonly onClose: () => void;
}

function ReportButtons({ upload, onClose }: ReportButtonsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const canUndo = useSelector(upload, ({ context }) => listUndoable(context).length > 0);
  const isUndoing = useSelector(upload, (snapshot) =>
    snapshot.matches({ open: { reported: 'undoing' } }),
  );
  return (
    <>
      {canUndo && (
        <Button
          icon={<UndoIcon />}
          busy={isUndoing}
          onClick={() => {
            upload.send({ type: 'import.undo' });
          }}
        >
          {formatMessage('quizImportReport.undo')}
        </Button>
      )}
      <Button
        icon={<FileDownIcon />}
        onClick={() => {
          upload.send({ type: 'report.save' });
        }}
      >
        {formatMessage('quizImportReport.download')}
      </Button>
      <Button
        onClick={() => {
          upload.send({ type: 'import.another' });
        }}
      >
        {formatMessage('quizImportReport.another')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {formatMessage('quizImportReport.done')}
      </Button>
    </>
  );
}
