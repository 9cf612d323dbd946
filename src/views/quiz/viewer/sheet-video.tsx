import { memo, use, type ReactNode } from 'react';

import type { DraftItem } from '../../../domain/quiz/draft.ts';
import { CoverImage } from '../../shared/cover-image.tsx';
import { VideoPlayerContext } from './video-player-context.ts';
import { SheetPlayer } from './sheet-player.tsx';
import { VideoFigure } from './video-figure.tsx';

interface SheetVideoProps {
  readonly item: DraftItem;
}

/** A video of an activity (QVIEW-07): its player, or only its cover where nobody supplies one or it has no article. */
export const SheetVideo = memo(function SheetVideo({ item }: SheetVideoProps): ReactNode {
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
  return <SheetPlayer machine={machine} article={item.article.id} title={title} image={image} />;
});
