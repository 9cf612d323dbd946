import { memo, use, type ReactNode } from 'react';

import type { VideoItem } from '../../../../domain/quiz/draft/draft.ts';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { VideoPlayerContext } from '../player/video-player-context.ts';
import { PlayableVideo } from '../player/playable-video.tsx';
import { VideoFigure } from '../player/video-figure.tsx';

interface VideoViewProps {
  readonly item: VideoItem;
}

/**
 * A video of an activity (QVIEW-07): its player, or only its cover when there is no player or no
 * article.
 */
export const VideoView = memo(function VideoView({ item }: VideoViewProps): ReactNode {
  const machine = use(VideoPlayerContext);
  const title = item.article?.title ?? item.title;
  const image = item.article?.image ?? null;
  if (machine === null || item.article === null)
    return (
      <VideoFigure title={title} type={null}>
        <div className="aspect-video w-full overflow-hidden bg-accent-soft">
          <CoverImage src={image} />
        </div>
      </VideoFigure>
    );
  return <PlayableVideo machine={machine} article={item.article.id} title={title} image={image} />;
});
