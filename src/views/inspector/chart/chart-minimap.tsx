import type { ReactNode } from 'react';

import type { ChartLayout } from '../../../inspection/chart/chart-layout.ts';
import type { PanZoom } from '../../design/hooks/use-pan-zoom.ts';
import { ChartMiniature } from './chart-miniature.tsx';

interface ChartMinimapProps extends Pick<PanZoom, 'view' | 'frame' | 'show'> {
  readonly layout: ChartLayout;
  readonly active: ReadonlySet<string> | undefined;
}

/** Whether everything of a drawing can be seen; a pixel more or less is nobody's loss. */
export const isWholeVisible = (
  { width, height }: Pick<ChartLayout, 'width' | 'height'>,
  view: PanZoom['view'],
  frame: PanZoom['frame'],
): boolean =>
  view !== null &&
  frame !== null &&
  Math.min(view.x, view.y) >= -1 &&
  view.x + width * view.scale <= frame.width + 1 &&
  view.y + height * view.scale <= frame.height + 1;

/** How large the map is at most, in pixels and as a share of the frame. */
const maxSize = { width: 200, height: 130, share: 0.35 };

/** The whole chart in small with the part that is visible. A press moves there. */
export function ChartMinimap({ layout, active, view, frame, show }: ChartMinimapProps): ReactNode {
  if (view === null || frame === null || isWholeVisible(layout, view, frame)) return null;
  const { x, y, scale } = view;
  const ratio = Math.min(
    Math.min(maxSize.width, frame.width * maxSize.share) / layout.width,
    Math.min(maxSize.height, frame.height * maxSize.share) / layout.height,
  );
  return (
    <svg
      aria-hidden="true"
      width={layout.width * ratio}
      height={layout.height * ratio}
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
      className="absolute end-2 bottom-2 cursor-pointer rounded-md border border-line-strong bg-surface"
      onDoubleClick={(event) => {
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        const { left, top } = event.currentTarget.getBoundingClientRect();
        show({
          x: (event.clientX - left) / ratio,
          y: (event.clientY - top) / ratio,
          width: 0,
          height: 0,
        });
      }}
    >
      <ChartMiniature layout={layout} active={active} />
      <rect
        x={-x / scale}
        y={-y / scale}
        width={frame.width / scale}
        height={frame.height / scale}
        fill="var(--accent)"
        fillOpacity={0.12}
        stroke="var(--accent)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
