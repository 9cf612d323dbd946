import type { ReactNode } from 'react';

import type { ChartLayout, PlacedBox } from '../../../inspection/chart/chart-layout.ts';

interface ChartMiniatureProps {
  readonly layout: ChartLayout;
  /** The ids of the active states. */
  readonly active?: ReadonlySet<string> | undefined;
}

function getFill(
  { state, isCollapsed }: PlacedBox,
  active: ReadonlySet<string> | undefined,
): string {
  if (state.states.length > 0 && !isCollapsed) return 'var(--surface)';
  return active?.has(state.id) === true ? 'var(--accent)' : 'var(--line-strong)';
}

/** The boxes of a chart without texts, for an SVG that shows the whole chart in small. */
export const ChartMiniature = ({ layout, active }: ChartMiniatureProps): ReactNode =>
  layout.boxes.map((box) => (
    <rect
      key={box.state.id}
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      fill={getFill(box, active)}
      stroke="var(--line-strong)"
      vectorEffect="non-scaling-stroke"
    />
  ));
