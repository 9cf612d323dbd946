import type { ReactNode } from 'react';

import {
  getRetryEvent,
  toSaveFailureMessages,
} from '../../../machines/shared/editor/save-failure.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useDocumentEditor, useDocumentSelector, useEditorTag } from './document-editor.ts';

/**
 * Shows why the last save failed, until the next save (PD-32). Notifications disappear by
 * themselves.
 */
export function SaveFailure(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, document } = useDocumentEditor();
  const hasFailed = useEditorTag('saveFailed');
  const failure = useDocumentSelector((context) => context.failure);
  const isGone = useDocumentSelector(
    ({ failure: last, input }) => last?.kind === 'notFound' && input.source.kind === 'stored',
  );
  const retry = useDocumentSelector(getRetryEvent);
  const event = isGone ? ({ type: 'editor.saveAsNew' } as const) : retry;
  if (!hasFailed) return null;
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert
        tone="bad"
        title={formatMessage('quiz.editor.saveFailed')}
        action={
          event !== null && (
            <Button
              onClick={() => {
                editor.send(event);
              }}
            >
              {isGone
                ? formatMessage('quizJournal.saveAsNew', { document })
                : formatMessage('common.retry')}
            </Button>
          )
        }
      >
        <ul>
          {toSaveFailureMessages(failure, document)
            .map((message) => formatMessage(message))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </Alert>
    </div>
  );
}
