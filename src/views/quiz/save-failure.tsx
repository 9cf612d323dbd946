import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { saveFailureMessages } from '../../machines/quiz/save-failure-messages.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

/** Why the last save failed, for as long as it stands (decision 32); the notifications go away by themselves. */
export function SaveFailure(): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const editor = useEditor();
  const hasFailed = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { editing: { changes: 'saveFailed' } } }),
  );
  const failure = useEditing((context) => context.failure);
  const isGone = useEditing(
    ({ failure: last, input }) => last?.kind === 'notFound' && input.source.kind === 'stored',
  );
  if (!hasFailed) return null;
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert
        tone="bad"
        title={sentence('quiz.editor.saveFailed')}
        action={
          isGone && (
            <Button
              onClick={() => {
                editor.send({ type: 'quiz.saveAsNew' });
              }}
            >
              {sentence('quizJournal.saveAsNew')}
            </Button>
          )
        }
      >
        <ul>
          {saveFailureMessages(failure)
            .map(say)
            .map((words) => (
              <li key={words}>{words}</li>
            ))}
        </ul>
      </Alert>
    </div>
  );
}
