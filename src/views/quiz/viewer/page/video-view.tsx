import { memo, use, type ReactNode } from 'react';

import type { VideoItem } from '../../../../domain/quiz/draft/draft.ts';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { VideoPlayerContext } from '../../../shared/player/video-player-context.ts';
import { PlayableVideo } from '../../../shared/player/playable-video.tsx';
import { useQuizPage } from './quiz-page-context.ts';
import { VideoFigure } from '../../../shared/player/video-figure.tsx';

interface VideoViewProps {
  readonly item: VideoItem;
}

/**
 * A video of an activity (QVIEW-07): its player, or only its cover when there is no player or no
 * article.
 */
export const VideoView = memo(function VideoView({ item }: VideoViewProps): ReactNode {
  const machine = use(VideoPlayerContext);
  const { videos, withCaptions } = useQuizPage();
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
  return (
    <PlayableVideo
      machine={machine}
      article={item.article.id}
      title={title}
      image={image}
      video={videos.get(item.article.id) ?? null}
      withCaptions={withCaptions}
    />
  );
});
