import { useState, type ReactNode } from 'react';

import { classNames } from '../design/class-names.ts';
import { ImageOffIcon } from '../design/icons/icons.tsx';
import { useFormatMessage } from './format-message.tsx';

interface CoverImageProps {
  /** The picture's address, or null when there is none. */
  readonly src: string | null;
  /** Removes the colours, for an entry that cannot be selected. */
  readonly quiet?: boolean;
  /** Hides the text of the fallback, where there is no room. */
  readonly small?: boolean;
  /** Whether a button lies over the middle: the text of the fallback stands at the top. */
  readonly isCovered?: boolean;
}

/**
 * The picture of a video or article, decorative beside its title. A missing or broken one is
 * replaced by the coming-soon picture.
 */
export function CoverImage({
  src,
  quiet = false,
  small = false,
  isCovered = false,
}: CoverImageProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || src === broken ? (
    <span
      data-coming-soon=""
      className={classNames(
        'flex size-full flex-col items-center gap-1 bg-surface-2 text-xs text-ink-2',
        isCovered ? 'justify-start pt-[6%]' : 'justify-center',
      )}
    >
      <ImageOffIcon />
      <span className={small ? 'sr-only' : undefined}>{formatMessage('articles.comingSoon')}</span>
    </span>
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => {
        setBroken(src);
      }}
      className={classNames('size-full object-cover', quiet && 'opacity-50 grayscale')}
    />
  );
}
