import { memo, type ReactNode } from 'react';

import type { ChartLayout, PlacedBox } from '../../../inspection/chart/chart-layout.ts';
import { ChartArrow } from './chart-arrow.tsx';
import { ChartBox } from './chart-box.tsx';
import type { ChartMarks, ChartSending } from './chart-marks.ts';

const none: ReadonlySet<string> = new Set();

interface ChartDrawingProps extends ChartMarks {
  readonly layout: ChartLayout;
  readonly sending?: ChartSending | undefined;
  /** Shows only a state, when the name of a state with states inside is pressed. */
  readonly onEnter?: (stateId: string) => void;
  /** The control before the name of a state with states inside. */
  readonly renderToggle?: (box: PlacedBox) => ReactNode;
}

/**
 * Everything of a chart as the content of an `svg` element, in the colours of the theme. Boxes are
 * below arrows, and arrows below their labels.
 */
export const ChartDrawing = memo(function ChartDrawing({
  layout,
  active = none,
  taken = none,
  found = none,
  sending,
  onEnter,
  renderToggle,
}: ChartDrawingProps): ReactNode {
  return (
    <>
      {layout.boxes.map((box) => (
        <ChartBox
          key={box.state.id}
          box={box}
          active={active}
          taken={taken}
          found={found}
          sending={sending}
          onEnter={onEnter}
          renderToggle={renderToggle}
        />
      ))}
      {layout.markers.map(({ x, y, width, height }) => (
        <circle
          key={`${String(x)} ${String(y)}`}
          cx={x + width / 2}
          cy={y + height / 2}
          r={width / 2}
          fill="var(--ink)"
        />
      ))}
      {layout.arrows.map((arrow) => (
        <ChartArrow key={arrow.id} arrow={arrow} taken={taken} found={found} sending={sending} />
      ))}
    </>
  );
});
