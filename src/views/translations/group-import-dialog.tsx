import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import { countsOf, importFault, storedCount } from '../../domain/translations/import-review.ts';
import type { GroupImportRef } from '../../machines/translations/group-import-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Dropzone } from '../design/dropzone.tsx';
import { Spinner } from '../design/spinner.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { ImportReview } from './import-review.tsx';

interface GroupImportDialogProps {
  readonly importing: GroupImportRef;
}

/** A file is chosen, what it changes is looked through, and only then stored. */
export function GroupImportDialog({ importing }: GroupImportDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const snapshot = useSelector(importing, (current) => current);
  const { group, review, leavesOut, failure } = snapshot.context;
  const isReviewed = snapshot.matches('reviewed') || snapshot.matches('storing');
  const fault = review === null ? null : importFault(review.entries, leavesOut);
  const close = (): void => {
    importing.send({ type: 'import.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={sentence('common.close')}
      size={isReviewed ? 'l' : 'm'}
      title={sentence('translationGroups.importTitle', { title: group?.title ?? '' })}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          {isReviewed && review !== null && (
            <>
              <Button
                onClick={() => {
                  importing.send({ type: 'import.again' });
                }}
              >
                {sentence('translationGroups.otherFile')}
              </Button>
              <Button
                variant="primary"
                busy={snapshot.matches('storing')}
                whyDisabled={fault === null ? undefined : say(fault)}
                onClick={() => {
                  importing.send({ type: 'import.store' });
                }}
              >
                {sentence('translationGroups.store', {
                  count: storedCount(countsOf(review.entries)),
                })}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {failure !== null && (
          <Alert tone="bad">
            {say(failureMessage(failure, { key: 'translationGroups.importFailed' }))}
          </Alert>
        )}
        {snapshot.matches('choosing') && (
          <Dropzone
            label={sentence('translationGroups.drop')}
            hint={sentence('translationGroups.fileHint')}
            buttonLabel={sentence('translationGroups.chooseFile')}
            accept=".json,.csv,.tsv,.txt,application/json,text/csv"
            onFiles={([file]) => {
              if (file !== undefined) importing.send({ type: 'file.choose', file });
            }}
          />
        )}
        {snapshot.matches('reviewing') && (
          <p role="status" className="flex items-center gap-2 py-6 text-sm text-ink-2">
            <Spinner size="s" />
            {sentence('translationGroups.reviewing')}
          </p>
        )}
        {isReviewed && review !== null && (
          <ImportReview importing={importing} entries={review.entries} />
        )}
      </div>
    </Dialog>
  );
}
