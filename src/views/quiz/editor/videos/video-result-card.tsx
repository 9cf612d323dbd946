import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { getArticleTypeLabel } from '../../../../domain/articles/article-type.ts';
import type { VideoResult } from '../../../../machines/shared/videos/video-picker-machine.ts';
import { Badge } from '../../../design/display/badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import { CheckIcon } from '../../../design/icons/icons.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface VideoResultCardProps {
  readonly video: VideoResult;
  /**
   * Whether the quiz contains the video already, so that it cannot be added again (QED-47, QED-48).
   */
  readonly isAdded: boolean;
  readonly onAdd: () => void;
}

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const maxAuthors = 3;

/** A search result of the Add Video dialog. A click anywhere on the card adds the video. */
export function VideoResultCard({ video, isAdded, onAdd }: VideoResultCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const { title, image, authors, publishedAt, type } = video;
  const facts = [
    publishedAt === null ? null : format.dateTime(new Date(publishedAt), dateFormat),
    formatMessage(getArticleTypeLabel(type)),
  ].filter((fact) => fact !== null);
  return (
    <article
      data-added={isAdded || undefined}
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border border-line max-md:flex-row',
        isAdded ? 'bg-surface-2' : 'bg-surface focus-within:border-accent hover:border-control',
      )}
    >
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
      <span className="grid min-w-0 grow content-start gap-1 p-3">
        <h3 className={classNames('text-sm font-semibold wrap-anywhere', isAdded && 'text-ink-2')}>
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
                  'text-start after:absolute after:inset-0 after:rounded-lg',
                  isAdded && 'cursor-not-allowed',
                )}
              >
                {title}
              </button>
            )}
          </Tooltip>
        </h3>
        {authors.length > 0 && (
          <p className="line-clamp-2 text-xs text-ink-2">
            <span>{authors.slice(0, maxAuthors).join(', ')}</span>
            <span>{authors.length > maxAuthors && ' …'}</span>
          </p>
        )}
        <p className="figures text-xs text-ink-2">{facts.join(' · ')}</p>
      </span>
    </article>
  );
}
