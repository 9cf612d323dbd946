import type { ReactNode } from 'react';

import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { CopyIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector } from './open-editor.ts';

/**
 * Replaces the form while another tab edits this quiz or playlist, and offers to edit it here
 * instead.
 */
export function OpenInOtherTab(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const hasRequestedLock = useOpenEditorSelector(({ journal }) => journal.hasRequestedLock);
  return (
    <EmptyState
      icon={<CopyIcon />}
      title={formatMessage('quizJournal.elsewhere.title', { edited })}
      action={
        <Button
          variant="primary"
          onClick={() => {
            editor.send({ type: 'journal.requestLock' });
          }}
        >
          {formatMessage('quizJournal.elsewhere.editHere')}
        </Button>
      }
    >
      <p>{formatMessage('quizJournal.elsewhere.detail', { edited })}</p>
      <output>{hasRequestedLock && formatMessage('quizJournal.elsewhere.waiting')}</output>
    </EmptyState>
  );
}
