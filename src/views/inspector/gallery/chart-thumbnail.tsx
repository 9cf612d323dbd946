import type { ReactNode } from 'react';

import type { ChartLayout } from '../../../inspection/chart/chart-layout.ts';
import { ChartMiniature } from '../chart/chart-miniature.tsx';

interface ChartThumbnailProps {
  readonly layout: ChartLayout;
}

/** A picture of a chart: its boxes and arrows without texts. */
export const ChartThumbnail = ({ layout }: ChartThumbnailProps): ReactNode => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
    className="size-full"
  >
    <ChartMiniature layout={layout} />
    {layout.arrows.map(({ id, points }) => (
      <polyline
        key={id}
        points={points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')}
        fill="none"
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);
