import { use, type ReactNode } from 'react';

import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { PlayableVideo } from '../../shared/player/playable-video.tsx';
import { VideoPlayerContext } from '../../shared/player/video-player-context.ts';
import { useEditorSelector, usePlaylistEditor } from './editor-context.ts';

/** Plays the video of an article in a dialog. */
export function PreviewDialog(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const machine = use(VideoPlayerContext);
  const article = useEditorSelector(({ history, previewed }) => {
    const entry = history.draft.entries.find(({ key }) => key === previewed);
    return entry?.type === 'article' ? entry.article : null;
  });
  return (
    <Dialog
      open={article !== null}
      onClose={() => {
        editor.send({ type: 'preview.close' });
      }}
      title={article?.title ?? ''}
      closeLabel={formatMessage('common.close')}
      size="l"
    >
      {article !== null && machine !== null && (
        <PlayableVideo
          key={article.id}
          machine={machine}
          article={article.id}
          title={article.title}
          image={article.image}
          playsAtOnce
        />
      )}
    </Dialog>
  );
}
