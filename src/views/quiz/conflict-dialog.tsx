import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditor } from './editor-context.ts';

/** Tells that somebody else saved in the meantime and asks what to do (decision 39). */
export function ConflictDialog(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ form: 'conflict' }));
  const dismiss = (): void => { editor.send({ type: 'conflict.dismiss' }); };
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={sentence('quiz.editor.conflictTitle')}
      description={sentence('quiz.editor.conflictDetail')}
      footer={(
        <>
          <Button variant="danger" onClick={() => { editor.send({ type: 'quiz.reload' }); }}>{sentence('quiz.editor.conflictOpen')}</Button>
          <Button onClick={() => { editor.send({ type: 'conflict.overwrite' }); }}>{sentence('quiz.editor.conflictOverwrite')}</Button>
          <Button variant="primary" data-autofocus="" onClick={dismiss}>{sentence('quiz.editor.conflictKeep')}</Button>
        </>
      )}
    />
  );
}
