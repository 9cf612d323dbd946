import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { videoPickerMachine } from '../../../../machines/shared/videos/video-picker-machine.ts';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

/** The dialog's content, loaded when the dialog first opens. */
export const videoSearch = createLazyPart(() => import('./video-search.tsx'));

/** The dialog Add Video (QED-15). It stays open so that several videos can be added. */
export function AddVideoDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const picker = useSelector(
    editor,
    ({ children }) =>
      children['videoPicker'] as ActorRefFrom<typeof videoPickerMachine> | undefined,
  );
  return (
    <Dialog
      open={picker !== undefined}
      onClose={() => {
        editor.send({ type: 'videos.close' });
      }}
      title={formatMessage('quizDialogs.video.title')}
      closeLabel={formatMessage('common.close')}
      size="l"
    >
      {picker !== undefined && <videoSearch.Component picker={picker} />}
    </Dialog>
  );
}
