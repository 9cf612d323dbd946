import type { ReactNode, Ref } from 'react';

import { videoHeader } from '../../../domain/videos/video-header.ts';
import { useSentence } from '../../shared/sentences.tsx';

interface VideoFigureProps {
  readonly title: string;
  /** The type of its article, null while it is not known. */
  readonly type: string | null;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A video below its header: the label of its article's type (QVIEW-13, QVIEW-14) and its title. */
export function VideoFigure({ title, type, children, ref }: VideoFigureProps): ReactNode {
  const sentence = useSentence();
  const label = videoHeader(type);
  return (
    <figure ref={ref} className="overflow-clip rounded-lg border border-line bg-surface">
      <figcaption className="grid gap-0.5 px-4 py-3">
        {label !== null && (
          <span data-video-label="" className="text-xs font-semibold text-accent">
            {sentence(label)}
          </span>
        )}
        <span className="text-base font-semibold wrap-anywhere">{title}</span>
      </figcaption>
      {children}
    </figure>
  );
}
