import type { ReactNode } from 'react';

import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useDocumentEditor } from './document-editor.ts';
import { useJournalStatus } from './use-journal-status.ts';

/** Warns while changes are not stored in this browser, and says why. */
export function JournalWarning(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor } = useDocumentEditor();
  const status = useJournalStatus();
  if (status.kind !== 'notStored') return null;
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
        action={status.error === 'full' || status.error === 'failing' ? retry : undefined}
      >
        {formatMessage(`quizJournal.storageError.${status.error}`)}
      </Alert>
    </div>
  );
}
