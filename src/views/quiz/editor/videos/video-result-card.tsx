import { use, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { getArticleTypeLabel } from '../../../../domain/articles/article-type.ts';
import { formatLength } from '../../../../domain/playlist/format-length.ts';
import type { VideoResult } from '../../../../machines/shared/videos/video-picker-machine.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import { CheckIcon, PlayIcon } from '../../../design/icons/icons.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { createLazyPart } from '../../../shared/lazy-part.tsx';
import { VideoPlayerContext } from '../../../shared/player/video-player-context.ts';

const player = createLazyPart(async () => ({
  default: (await import('../../../shared/player/playable-video.tsx')).PlayableVideo,
}));

interface VideoResultCardProps {
  readonly video: VideoResult;
  /**
   * Whether the quiz contains the video already, so that it cannot be added again (QED-47, QED-48).
   */
  readonly isAdded: boolean;
  /** Whether the card shows the player instead of the picture. */
  readonly isPreviewed: boolean;
  readonly onPreview: () => void;
  readonly onAdd: () => void;
}

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const maxAuthors = 3;

/**
 * A search result of the Add Video dialog. A click anywhere on the card adds the video; a button on
 * its picture tells the length and plays it.
 */
export function VideoResultCard(props: VideoResultCardProps): ReactNode {
  const { video, isAdded, isPreviewed } = props;
  return (
    <article
      data-added={isAdded || undefined}
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border border-line',
        isPreviewed ? 'border-control' : 'max-md:flex-row',
        isAdded ? 'bg-surface-2' : 'bg-surface focus-within:border-accent hover:border-control',
      )}
    >
      <VideoPicture {...props} />
      <span className="grid min-w-0 grow content-start gap-1 p-3">
        <AddVideoButton {...props} />
        <VideoFacts video={video} />
      </span>
      <PreviewButton {...props} />
    </article>
  );
}

function VideoPicture({ video, isAdded, isPreviewed }: VideoResultCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const machine = use(VideoPlayerContext);
  const { id, title, image } = video;
  return isPreviewed && machine !== null ? (
    <player.Component machine={machine} article={id} title={title} image={image} playsAtOnce />
  ) : (
    <>
      <span className="aspect-video shrink-0 overflow-hidden bg-accent-soft max-md:aspect-auto max-md:w-28">
        <CoverImage src={image} quiet={isAdded} />
      </span>
      {isAdded && (
        <span className="absolute start-2 top-2">
          <Badge tone="neutral" icon={<CheckIcon />}>
            {formatMessage('quizDialogs.video.inQuiz')}
          </Badge>
        </span>
      )}
    </>
  );
}

/** The title, which adds the video. Under the player, which has the title, it is a plain button. */
function AddVideoButton({ video, isAdded, isPreviewed, onAdd }: VideoResultCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { title } = video;
  return (
    <h3
      className={classNames(
        'text-sm font-semibold wrap-anywhere',
        isPreviewed && 'order-last mt-1',
        isAdded && 'text-ink-2',
      )}
    >
      <Tooltip text={isAdded ? formatMessage('quizDialogs.video.added') : undefined}>
        {(trigger) => (
          <button
            {...trigger}
            type="button"
            aria-label={formatMessage('quizDialogs.video.add', { title })}
            aria-disabled={isAdded || undefined}
            onClick={() => {
              if (!isAdded) onAdd();
            }}
            className={classNames(
              'text-start',
              isPreviewed
                ? 'min-h-8 rounded-md border border-control px-3 pointer-coarse:min-h-10'
                : 'after:absolute after:inset-0 after:rounded-lg',
              isAdded && 'cursor-not-allowed',
            )}
          >
            {isPreviewed ? formatMessage('quizDialogs.video.open') : title}
          </button>
        )}
      </Tooltip>
    </h3>
  );
}

function VideoFacts({ video }: { readonly video: VideoResult }): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { authors, publishedAt, type } = video;
  const facts = [
    publishedAt === null ? null : format.dateTime(new Date(publishedAt), dateFormat),
    formatMessage(getArticleTypeLabel(type)),
  ].filter((fact) => fact !== null);
  return (
    <>
      {authors.length > 0 && (
        <p className="line-clamp-2 text-xs text-ink-2">
          <span>{formatMessage({ list: authors.slice(0, maxAuthors) })}</span>
          <span>{authors.length > maxAuthors && ' …'}</span>
        </p>
      )}
      <p className="figures text-xs text-ink-2">{facts.join(' · ')}</p>
    </>
  );
}

/** Plays the video in the card, or closes the player. */
function PreviewButton({ video, isPreviewed, onPreview }: VideoResultCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { title, durationSeconds } = video;
  // null says that the article has no video.
  if (durationSeconds === null) return null;
  return (
    <button
      type="button"
      aria-label={isPreviewed ? undefined : formatMessage('quizDialogs.video.play', { title })}
      aria-expanded={isPreviewed}
      onPointerEnter={player.preload}
      onFocus={player.preload}
      onClick={onPreview}
      className={classNames(
        'figures absolute flex items-center gap-1 rounded-md font-semibold pointer-coarse:min-h-10',
        isPreviewed
          ? 'end-3 bottom-3 min-h-8 border border-control px-3 text-sm hover:bg-surface-2'
          : 'end-2 top-2 min-h-7 bg-ink px-2 text-xs text-surface max-md:start-2 max-md:end-auto max-md:top-auto max-md:bottom-2 [&_.lucide]:size-3.5',
      )}
    >
      {isPreviewed ? (
        formatMessage('quizDialogs.video.stop')
      ) : (
        <>
          <PlayIcon />
          <span>{durationSeconds === undefined ? null : formatLength(durationSeconds)}</span>
        </>
      )}
    </button>
  );
}
