import { memo, type ReactNode } from 'react';

import type { DraftItem } from '../../../domain/quiz/draft.ts';
import { PlayIcon } from '../../design/icon.tsx';
import { CoverImage } from '../../shared/cover-image.tsx';

interface SheetVideoProps {
  readonly item: DraftItem;
}

/** A video of an activity behind its cover image. */
export const SheetVideo = memo(function SheetVideo({ item }: SheetVideoProps): ReactNode {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative aspect-video max-h-80 w-full overflow-hidden bg-accent-soft">
        <CoverImage src={item.article?.image ?? null} />
        <span aria-hidden="true" className="absolute inset-0 m-auto flex size-12 items-center justify-center rounded-full bg-ink/70 text-surface"><PlayIcon /></span>
      </div>
      <figcaption className="px-4 py-3 text-base font-semibold wrap-anywhere">{item.article?.title ?? item.title}</figcaption>
    </figure>
  );
});
