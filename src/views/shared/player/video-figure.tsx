import type { ReactNode, Ref } from 'react';

import { getVideoLabel } from '../../../domain/videos/video-label.ts';
import { useFormatMessage } from '../format-message.tsx';

interface VideoFigureProps {
  readonly title: string;
  /** The type of the article, null while it is unknown. */
  readonly type: string | null;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A video with its header: the label of its article's type (QVIEW-13, QVIEW-14) and its title. */
export function VideoFigure({ title, type, children, ref }: VideoFigureProps): ReactNode {
  const formatMessage = useFormatMessage();
  const label = getVideoLabel(type);
  return (
    <figure ref={ref} className="overflow-clip rounded-lg border border-line bg-surface">
      <figcaption className="grid gap-0.5 px-4 py-3">
        {label !== null && (
          <span data-video-label="" className="text-xs font-semibold text-accent">
            {formatMessage(label)}
          </span>
        )}
        <span className="text-base font-semibold wrap-anywhere">{title}</span>
      </figcaption>
      {children}
    </figure>
  );
}
