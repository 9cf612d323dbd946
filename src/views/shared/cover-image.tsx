import { useState, type ReactNode } from 'react';

import { classNames } from '../design/class-names.ts';
import { ImageOffIcon } from '../design/icon.tsx';
import { useSentence } from './sentences.tsx';

interface CoverImageProps {
  /** The picture's address, or null when there is none. */
  readonly src: string | null;
  /** Takes the colours away, for what cannot be chosen. */
  readonly quiet?: boolean;
  /** Leaves the words of the fallback out, where there is no room. */
  readonly small?: boolean;
}

/** The picture of a video or article, decoration beside its title. A missing or broken one becomes the coming-soon picture. */
export function CoverImage({ src, quiet = false, small = false }: CoverImageProps): ReactNode {
  const sentence = useSentence();
  const [broken, setBroken] = useState<string | null>(null);
  return src === null || src === broken ? (
    <span
      data-coming-soon=""
      className="flex size-full flex-col items-center justify-center gap-1 bg-surface-2 text-xs text-ink-2"
    >
      <ImageOffIcon />
      <span className={small ? 'sr-only' : undefined}>{sentence('articles.comingSoon')}</span>
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
