import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { toSaveFailureMessages } from '../../../../machines/quiz/editor/save.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';

/**
 * Shows why the last save failed, until the next save (decision 32). Notifications disappear by
 * themselves.
 */
export function SaveFailure(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const hasFailed = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { editing: { changes: 'saveFailed' } } }),
  );
  const failure = useEditorSelector((context) => context.failure);
  const isGone = useEditorSelector(
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
                editor.send({ type: 'quiz.saveAsNew' });
              }}
            >
              {formatMessage('quizJournal.saveAsNew')}
            </Button>
          )
        }
      >
        <ul>
          {toSaveFailureMessages(failure)
            .map((message) => formatMessage(message))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </Alert>
    </div>
  );
}
