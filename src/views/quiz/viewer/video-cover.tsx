import type { ReactNode } from 'react';

import { PlayIcon } from '../../design/icon.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { CoverImage } from '../../shared/cover-image.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface VideoCoverProps {
  readonly title: string;
  readonly image: string | null;
  readonly isLoading: boolean;
  /** A pointer or the focus is on it. */
  readonly onIntent: () => void;
  readonly onPlay: () => void;
}

/** The cover of a video: one large button that plays it. */
export function VideoCover({
  title,
  image,
  isLoading,
  onIntent,
  onPlay,
}: VideoCoverProps): ReactNode {
  const sentence = useSentence();
  return (
    <button
      type="button"
      aria-label={sentence(isLoading ? 'quizViewer.video.loading' : 'quizViewer.video.playTitled', {
        title,
      })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={isLoading ? undefined : onPlay}
      className="group relative block aspect-video w-full overflow-hidden bg-accent-soft outline-offset-[-4px]"
    >
      <CoverImage src={image} />
      <span
        aria-hidden="true"
        className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-rail/85 text-rail-ink transition-colors group-hover:bg-rail [&_.lucide]:size-6"
      >
        {isLoading ? <Spinner /> : <PlayIcon />}
      </span>
    </button>
  );
}
