import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { Dialog } from '../../../design/overlays/dialog.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';

/** The dialog's content, loaded when the dialog first opens. */
export const moveForm = createLazyPart(() => import('./move-form.tsx'));

/** Asks which activity an item moves to, and to which position (QED-16, QED-30). */
export function MoveDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'movingItem' }));
  const items = useEditorSelector(({ movingItems }) => movingItems);
  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        editor.send({ type: 'move.close' });
      }}
      title={formatMessage('quiz.editor.moveTitle')}
      closeLabel={formatMessage('common.close')}
    >
      {items.length > 0 && <moveForm.Component items={items} />}
    </Dialog>
  );
}
