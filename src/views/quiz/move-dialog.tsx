import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Dialog } from '../design/dialog.tsx';
import { lazyPart } from '../shared/lazy-part.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

/** What stands in the dialog, fetched when it first opens. */
export const moveChoice = lazyPart(() => import('./dialogs/move-choice.tsx'));

/** Asks which activity an item moves to, and where in it (QED-16, QED-30). */
export function MoveDialog(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'movingItem' }));
  const item = useEditing(({ moving }) => moving);
  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        editor.send({ type: 'move.close' });
      }}
      title={sentence('quiz.editor.moveTitle')}
      closeLabel={sentence('common.close')}
    >
      {item !== null && <moveChoice.Part item={item} />}
    </Dialog>
  );
}
