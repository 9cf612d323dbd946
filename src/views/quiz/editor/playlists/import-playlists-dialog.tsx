import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { playlistImportMachine } from '../../../../machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

/** The dialog's content, loaded when the dialog first opens. */
const playlistPicker = createLazyPart(() => import('./playlist-picker.tsx'));

/** The dialog that imports playlists (QED-12). */
export function ImportPlaylistsDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const picker = useSelector(
    editor,
    ({ children }) =>
      children['playlistImport'] as ActorRefFrom<typeof playlistImportMachine> | undefined,
  );
  return (
    <Dialog
      open={picker !== undefined}
      onClose={() => {
        editor.send({ type: 'import.close' });
      }}
      title={formatMessage('quizDialogs.playlists.title')}
      closeLabel={formatMessage('common.close')}
      size="l"
    >
      {picker !== undefined && <playlistPicker.Component picker={picker} />}
    </Dialog>
  );
}
