import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { articlePickerMachine } from '../../../../machines/quiz/editor/dialogs/article-picker-machine.ts';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

/** The dialog's content, loaded when the dialog first opens. */
export const articleTable = createLazyPart(() => import('./article-table.tsx'));

type PickerRef = ActorRefFrom<typeof articlePickerMachine>;

/** The dialog 'Articles' (QED-50 to QED-55), open while its actor runs. */
export function ArticlePicker(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const picker = useSelector(
    editor,
    ({ children }) => children['articlePicker'] as PickerRef | undefined,
  );
  return (
    <Dialog
      open={picker !== undefined}
      onClose={() => {
        editor.send({ type: 'picker.close' });
      }}
      title={formatMessage('quiz.editor.articles')}
      closeLabel={formatMessage('common.close')}
      size="l"
    >
      {picker !== undefined && <articleTable.Component picker={picker} />}
    </Dialog>
  );
}
