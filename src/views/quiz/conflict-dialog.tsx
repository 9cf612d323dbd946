import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { chunk } from '../design/chunk.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Spinner } from '../design/spinner.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { countUnchosen } from '../../machines/quiz/resolving.ts';
import { useEditing, useEditor } from './editor-context.ts';

const comparison = chunk(async () => (await import('./conflict/comparison.tsx')).Comparison, {
  Waiting: () => <Spinner size="s" />,
});

/** Loads the code of the comparison ahead of the first conflict. */
export const preloadComparison = comparison.preload;

/** Tells that somebody else saved in the meantime, shows both versions together and asks what stays (decision 39). */
export function ConflictDialog(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isReading = useSelector(editor, (snapshot) => snapshot.matches({ form: 'readingTheirs' }));
  const isUnread = useSelector(editor, (snapshot) => snapshot.matches({ form: 'theirsUnread' }));
  const isComparing = useSelector(editor, (snapshot) => snapshot.matches({ form: 'conflict' }));
  const who = useEditing(({ conflict }) => conflict?.theirs.savedBy ?? 'nobody');
  const unchosen = useEditing(({ conflict }) => (conflict === null ? 0 : countUnchosen(conflict)));
  const dismiss = (): void => {
    editor.send({ type: 'conflict.dismiss' });
  };
  return (
    <Dialog
      open={isReading || isUnread || isComparing}
      onClose={dismiss}
      title={sentence('quizConflict.title', { who })}
      description={sentence('quizConflict.detail')}
      closeLabel={sentence('common.close')}
      size="l"
      footer={
        <>
          {isComparing && (
            <Button
              variant="quiet"
              onClick={() => {
                editor.send({ type: 'conflict.openTheirs' });
              }}
            >
              {sentence('quizConflict.openTheirs')}
            </Button>
          )}
          <Button data-autofocus={isComparing ? undefined : ''} onClick={dismiss}>
            {sentence('quizConflict.go')}
          </Button>
          {isUnread && (
            <Button
              variant="primary"
              onClick={() => {
                editor.send({ type: 'conflict.readAgain' });
              }}
            >
              {sentence('common.retry')}
            </Button>
          )}
          {isComparing && (
            <Button
              variant="primary"
              data-autofocus=""
              whyDisabled={
                unchosen === 0 ? undefined : sentence('quizConflict.toChoose', { count: unchosen })
              }
              onClick={() => {
                editor.send({ type: 'conflict.save' });
              }}
            >
              {sentence('quizConflict.save')}
            </Button>
          )}
        </>
      }
    >
      {isReading && (
        <output className="flex items-center gap-2">
          <Spinner size="s" />
          {sentence('quizConflict.reading')}
        </output>
      )}
      {isUnread && <Alert tone="bad">{sentence('quizConflict.unread')}</Alert>}
      {isComparing && <comparison.Part />}
    </Dialog>
  );
}
