import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import {
  countOutcomes,
  findImportError,
  countStored,
} from '../../domain/translations/import-review.ts';
import type {
  GroupImportRef,
  groupImportMachine,
} from '../../machines/translations/group-import-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { Dropzone } from '../design/fields/dropzone.tsx';
import { Spinner } from '../design/feedback/spinner.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ImportReview } from './import-review.tsx';

interface GroupImportDialogProps {
  readonly importing: GroupImportRef;
}

/** Returns whether the review is visible. */
const isReviewed = (snapshot: SnapshotFrom<typeof groupImportMachine>): boolean =>
  snapshot.matches('reviewed') || snapshot.matches('storing');

/** 'Another file' and 'Store' below a review. */
function ReviewButtons({ importing }: GroupImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(importing, (current) => current);
  const { review, skipsRejected } = snapshot.context;
  if (!isReviewed(snapshot) || review === null) return null;
  const error = findImportError(review.entries, skipsRejected);
  return (
    <>
      <Button
        onClick={() => {
          importing.send({ type: 'import.selectOther' });
        }}
      >
        {formatMessage('translationGroups.otherFile')}
      </Button>
      <Button
        variant="primary"
        busy={snapshot.matches('storing')}
        disabledReason={error === null ? undefined : formatMessage(error)}
        onClick={() => {
          importing.send({ type: 'import.store' });
        }}
      >
        {formatMessage('translationGroups.store', {
          count: countStored(countOutcomes(review.entries)),
        })}
      </Button>
    </>
  );
}

/** The content of the dialog: the file field, the progress or the review. */
function ImportStep({ importing }: GroupImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(importing, (current) => current);
  const { review, failure } = snapshot.context;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failure !== null && (
        <Alert tone="bad">
          {formatMessage(getFailureMessage(failure, { key: 'translationGroups.importFailed' }))}
        </Alert>
      )}
      {snapshot.matches('choosing') && (
        <Dropzone
          label={formatMessage('translationGroups.drop')}
          hint={formatMessage('translationGroups.fileHint')}
          buttonLabel={formatMessage('translationGroups.chooseFile')}
          accept=".json,.csv,.tsv,.txt,application/json,text/csv"
          onFiles={([file]) => {
            if (file !== undefined) importing.send({ type: 'file.choose', file });
          }}
        />
      )}
      {snapshot.matches('reviewing') && (
        <p role="status" className="flex items-center gap-2 py-6 text-sm text-ink-2">
          <Spinner size="s" />
          {formatMessage('translationGroups.reviewing')}
        </p>
      )}
      {isReviewed(snapshot) && review !== null && (
        <ImportReview importing={importing} entries={review.entries} />
      )}
    </div>
  );
}

/** The dialog that imports a group: choose a file, review what it changes, then store it. */
export function GroupImportDialog({ importing }: GroupImportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(importing, (current) => current);
  const close = (): void => {
    importing.send({ type: 'import.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      size={isReviewed(snapshot) ? 'l' : 'm'}
      title={formatMessage('translationGroups.importTitle', {
        title: snapshot.context.group?.title ?? '',
      })}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <ReviewButtons importing={importing} />
        </>
      }
    >
      <ImportStep importing={importing} />
    </Dialog>
  );
}
