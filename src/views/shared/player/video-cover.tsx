import type { ReactNode } from 'react';

import { PlayIcon } from '../../design/icons/icons.tsx';
import { Spinner } from '../../design/feedback/spinner.tsx';
import { CoverImage } from '../cover-image.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { classNames } from '../../design/class-names.ts';

interface VideoCoverProps {
  readonly title: string;
  readonly image: string | null;
  readonly isLoading: boolean;
  /** Called when the button is hovered or focused. */
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
  const formatMessage = useFormatMessage();
  return (
    <button
      type="button"
      aria-label={formatMessage(
        isLoading ? 'quizViewer.video.loading' : 'quizViewer.video.playTitled',
        {
          title,
        },
      )}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={isLoading ? undefined : onPlay}
      className="group relative block aspect-video w-full overflow-hidden bg-accent-soft outline-offset-[-4px]"
    >
      <CoverImage src={image} isCovered />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full',
          'bg-rail/85 text-rail-ink transition-colors',
          'group-hover:bg-rail [&_.lucide]:size-6',
        )}
      >
        {isLoading ? <Spinner /> : <PlayIcon />}
      </span>
    </button>
  );
}
