import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { videoPickerMachine } from '../../../machines/quiz/video-picker-machine.ts';
import { Dialog } from '../../design/dialog.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditor } from '../editor-context.ts';

/** What stands in the dialog, fetched when it first opens. */
export const videoSearch = lazyPart(() => import('./video-search.tsx'));

/** The dialog Add Video (QED-15); it stays open so that several can be added. */
export function AddVideo(): ReactNode {
  const sentence = useSentence();
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
      title={sentence('quizDialogs.video.title')}
      closeLabel={sentence('common.close')}
      size="l"
    >
      {picker !== undefined && <videoSearch.Part picker={picker} />}
    </Dialog>
  );
}
