import type { ReactNode } from 'react';

import {
  getRetryEvent,
  toSaveFailureMessages,
} from '../../../machines/shared/editor/save-failure.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector, useEditorTag } from './open-editor.ts';

/**
 * Shows why the last save failed, until the next save (PD-32). Notifications disappear by
 * themselves.
 */
export function SaveFailure(): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const hasFailed = useEditorTag('saveFailed');
  const failure = useOpenEditorSelector((context) => context.failure);
  const isGone = useOpenEditorSelector(
    ({ failure: last, input }) => last?.kind === 'notFound' && input.source.kind === 'stored',
  );
  const retry = useOpenEditorSelector(getRetryEvent);
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
                ? formatMessage('quizJournal.saveAsNew', { edited })
                : formatMessage('common.retry')}
            </Button>
          )
        }
      >
        <ul>
          {toSaveFailureMessages(failure, edited)
            .map((message) => formatMessage(message))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </Alert>
    </div>
  );
}
