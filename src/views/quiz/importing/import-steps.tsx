import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  maxPackageMegabytes,
  packageEndings,
} from '../../../domain/interchange/import/validate-package-file.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dropzone } from '../../design/fields/dropzone.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ImportReport } from './import-report.tsx';
import { ImportReviewList } from './import-review-list.tsx';

interface StepProps {
  readonly upload: QuizImportRef;
}

/**
 * The content of the import dialog: the dropzone, the progress, the review of the package, or the
 * report of the import.
 */
export function ImportSteps({ upload }: StepProps): ReactNode {
  const isSending = useSelector(upload, (snapshot) => snapshot.hasTag('sending'));
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  const isReport = useSelector(upload, (snapshot) => snapshot.hasTag('report'));
  const result = useSelector(upload, ({ context }) => context.result);
  if (isSending) return <UploadProgress upload={upload} />;
  if (isReport && result !== null) return <ImportReport upload={upload} result={result} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ImportError upload={upload} />
      {isReview ? (
        <ImportReviewList upload={upload} />
      ) : (
        <>
          <PackageDropzone upload={upload} />
          <LastImport upload={upload} />
        </>
      )}
    </div>
  );
}

function PackageDropzone({ upload }: StepProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Dropzone
      label={formatMessage('quizImportDialog.drop')}
      hint={formatMessage('quizImportDialog.hint', { max: maxPackageMegabytes })}
      buttonLabel={formatMessage('quizImportDialog.choose')}
      accept={packageEndings.join(',')}
      onFiles={(files) => {
        upload.send({ type: 'package.choose', files });
      }}
    />
  );
}

/** Leads back to the report of the last import. */
function LastImport({ upload }: StepProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = useSelector(upload, ({ context }) => context.result?.fileName);
  return (
    name !== undefined && (
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        <span className="min-w-0 wrap-anywhere">
          {formatMessage('quizImportReport.last', { name })}
        </span>
        <Button
          variant="quiet"
          onClick={() => {
            upload.send({ type: 'report.show' });
          }}
        >
          {formatMessage('quizImportReport.show')}
        </Button>
      </div>
    )
  );
}

function UploadProgress({ upload }: StepProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = useSelector(upload, ({ context }) => context.file?.name ?? '');
  const part = useSelector(upload, ({ context }) => context.part);
  const isImport = useSelector(upload, ({ context }) => context.review !== null);
  const isSent = part >= 1;
  const label = isImport
    ? formatMessage('quizImportDialog.importing')
    : formatMessage('quizImportDialog.reading', { name });
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow wrap-anywhere">
        <ProgressBar
          label={isSent ? label : formatMessage('quizImportDialog.uploading', { name })}
          progress={isSent ? null : part}
          detail={
            isSent
              ? undefined
              : formatMessage('quizImportDialog.percent', { percent: Math.round(part * 100) })
          }
        />
      </div>
      <Button
        autoFocus
        onClick={() => {
          upload.send({ type: 'import.stop' });
        }}
      >
        {formatMessage('quizImportDialog.stop')}
      </Button>
    </div>
  );
}

/** The last error, with a button that retries the same file. */
function ImportError({ upload }: StepProps): ReactNode {
  const formatMessage = useFormatMessage();
  const error = useSelector(upload, ({ context }) => context.error);
  const name = useSelector(upload, ({ context }) => context.file?.name);
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  if (error === null) return null;
  const title = isReview
    ? formatMessage('quizImportDialog.notStored')
    : name === undefined
      ? undefined
      : formatMessage('quizImportDialog.notRead', { name });
  const retryButton = !isReview && name !== undefined && (
    <Button
      autoFocus
      onClick={() => {
        upload.send({ type: 'import.retry' });
      }}
    >
      {formatMessage('common.retry')}
    </Button>
  );
  return (
    <Alert tone="bad" title={title} action={retryButton}>
      {formatMessage(error)}
    </Alert>
  );
}
