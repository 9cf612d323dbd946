import type { ReactNode } from 'react';

import { toSaveFailureMessages } from '../../../machines/shared/editor/save-failure.ts';
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
  if (!hasFailed) return null;
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert
        tone="bad"
        title={formatMessage('quiz.editor.saveFailed')}
        action={
          isGone && (
            <Button
              onClick={() => {
                editor.send({ type: 'editor.saveAsNew' });
              }}
            >
              {formatMessage('quizJournal.saveAsNew', { document })}
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
