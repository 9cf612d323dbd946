import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { playlistImportMachine } from '../../../machines/quiz/playlist-import-machine.ts';
import { Dialog } from '../../design/dialog.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';

/** What stands in the dialog, fetched when it first opens. */
export const playlistPicker = lazyPart(() => import('./playlist-picker.tsx'));

/** The dialog that imports playlists (QED-12). */
export function ImportPlaylists(): ReactNode {
  const sentence = useSentence();
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
      title={sentence('quizDialogs.playlists.title')}
      closeLabel={sentence('common.close')}
      size="l"
    >
      {picker !== undefined && <playlistPicker.Part picker={picker} />}
    </Dialog>
  );
}
