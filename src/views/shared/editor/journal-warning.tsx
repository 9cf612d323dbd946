import type { ReactNode } from 'react';

import type { JournalError } from '../../../machines/shared/editor/journal.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector } from './open-editor.ts';
import { useJournalStatus } from './use-journal-status.ts';

const canRetry: ReadonlySet<JournalError> = new Set(['full', 'failing', 'locked']);

function UnencryptedWarning(): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert tone="warn">{formatMessage('quizJournal.unencrypted')}</Alert>
    </div>
  );
}

/**
 * Warns while changes are not stored in this browser, and says why; or that they are stored without
 * encryption.
 */
export function JournalWarning(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useOpenEditor();
  const status = useJournalStatus();
  const isEncrypted = useOpenEditorSelector(({ journal }) => journal.isEncrypted);
  if (status.kind !== 'notStored') return isEncrypted ? null : <UnencryptedWarning />;
  const retry = (
    <Button
      onClick={() => {
        editor.send({ type: 'journal.retry' });
      }}
    >
      {formatMessage('quizJournal.storageError.retry')}
    </Button>
  );
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert
        tone="warn"
        title={formatMessage('quizJournal.storageError.title')}
        action={canRetry.has(status.error) ? retry : undefined}
      >
        {formatMessage(`quizJournal.storageError.${status.error}`)}
      </Alert>
    </div>
  );
}

/** Says that this browser has drafts that only a newer version of the console can read. */
export function NewerDrafts(): ReactNode {
  const formatMessage = useFormatMessage();
  const count = useOpenEditorSelector(({ journal }) => journal.newerDraftCount);
  return (
    count > 0 && (
      <div className="mx-auto mb-4 max-w-4xl">
        <Alert tone="warn">{formatMessage('quizJournal.offer.newer', { count })}</Alert>
      </div>
    )
  );
}
