import type { ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { ListVideoIcon, PlusIcon, VideoIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { PreviewButton } from '../preview/preview-dialog.tsx';

/**
 * The buttons that add a question, videos or playlists to the selected activity; on a phone also
 * Preview.
 */
export function AddItemButtons(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Button
        variant="primary"
        icon={<PlusIcon />}
        onClick={() => {
          editor.send({ type: 'question.add' });
        }}
      >
        {formatMessage('quiz.editor.addQuestion')}
      </Button>
      <Button
        icon={<VideoIcon />}
        onClick={() => {
          editor.send({ type: 'videos.open' });
        }}
      >
        {formatMessage('quizDialogs.video.open')}
      </Button>
      <Button
        icon={<ListVideoIcon />}
        onClick={() => {
          editor.send({ type: 'import.open' });
        }}
      >
        {formatMessage('quizDialogs.playlists.open')}
      </Button>
      <PreviewButton position="page" />
    </span>
  );
}
