import { useState, type ReactNode } from 'react';

import { CoverImage } from '../../../shared/cover-image.tsx';

interface QuestionImageViewProps {
  readonly src: string;
  readonly alt: string;
}

/** The image of a question. A broken image is replaced by the coming-soon picture (QVIEW-16). */
export function QuestionImageView({ src, alt }: QuestionImageViewProps): ReactNode {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <span
      role="img"
      aria-label={alt}
      className="block aspect-video w-full max-w-80 overflow-hidden rounded-md border border-line"
    >
      <CoverImage src={null} />
    </span>
  ) : (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => {
        setBroken(true);
      }}
      className="max-h-80 max-w-full rounded-md border border-line object-contain"
    />
  );
}
