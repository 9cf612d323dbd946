import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { mostPackageMegabytes } from '../../../domain/interchange/import/package-upload.ts';
import type { QuizImportRef } from '../../../machines/quiz/importing/quiz-import-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Dropzone } from '../../design/dropzone.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { ImportReviewList } from './import-review-list.tsx';

interface StepProps {
  readonly upload: QuizImportRef;
}

/** What the import dialog shows: a place for the file, how far its upload is, or what was read of it. */
export function ImportSteps({ upload }: StepProps): ReactNode {
  const isSending = useSelector(upload, (snapshot) => snapshot.hasTag('sending'));
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  if (isSending) return <Sending upload={upload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Complaint upload={upload} />
      {isReview ? <ImportReviewList upload={upload} /> : <Choosing upload={upload} />}
    </div>
  );
}

function Choosing({ upload }: StepProps): ReactNode {
  const sentence = useSentence();
  return (
    <Dropzone
      label={sentence('quizImportDialog.drop')}
      hint={sentence('quizImportDialog.hint', { most: mostPackageMegabytes })}
      buttonLabel={sentence('quizImportDialog.choose')}
      accept=".zip"
      onFiles={(files) => {
        upload.send({ type: 'package.choose', files });
      }}
    />
  );
}

function Sending({ upload }: StepProps): ReactNode {
  const sentence = useSentence();
  const name = useSelector(upload, ({ context }) => context.file?.name ?? '');
  const part = useSelector(upload, ({ context }) => context.part);
  const isImport = useSelector(upload, ({ context }) => context.review !== null);
  const isSent = part >= 1;
  const words = isImport
    ? sentence('quizImportDialog.importing')
    : sentence('quizImportDialog.reading', { name });
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow wrap-anywhere">
        <ProgressBar
          label={isSent ? words : sentence('quizImportDialog.uploading', { name })}
          progress={isSent ? null : part}
          detail={
            isSent
              ? undefined
              : sentence('quizImportDialog.percent', { percent: Math.round(part * 100) })
          }
        />
      </div>
      <Button
        autoFocus
        onClick={() => {
          upload.send({ type: 'import.stop' });
        }}
      >
        {sentence('quizImportDialog.stop')}
      </Button>
    </div>
  );
}

/** What went wrong last, and the way on: the same file again, or another one below. */
function Complaint({ upload }: StepProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const complaint = useSelector(upload, ({ context }) => context.complaint);
  const name = useSelector(upload, ({ context }) => context.file?.name);
  const isReview = useSelector(upload, (snapshot) => snapshot.hasTag('review'));
  if (complaint === null) return null;
  const title = isReview
    ? sentence('quizImportDialog.notStored')
    : name === undefined
      ? undefined
      : sentence('quizImportDialog.notRead', { name });
  const again = !isReview && name !== undefined && (
    <Button
      autoFocus
      onClick={() => {
        upload.send({ type: 'import.again' });
      }}
    >
      {sentence('common.retry')}
    </Button>
  );
  return (
    <Alert tone="bad" title={title} action={again}>
      {say(complaint)}
    </Alert>
  );
}
