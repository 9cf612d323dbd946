import type { ReactNode } from 'react';

import type { ChartPoint, PlacedArrow } from '../../../inspection/chart/chart-layout.ts';
import { ChartLines } from './chart-lines.tsx';
import type { ChartMarks, ChartSending } from './chart-marks.ts';

const cornerRadius = 6;

/** Returns the path along points with rounded corners. */
function toPath(points: readonly ChartPoint[]): string {
  const cut = (from: ChartPoint, to: ChartPoint): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = length === 0 ? 0 : Math.min(cornerRadius, length / 2) / length;
    return `${String(from.x + (to.x - from.x) * share)} ${String(from.y + (to.y - from.y) * share)}`;
  };
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M ${String(point.x)} ${String(point.y)}`;
      if (after === undefined) return `L ${String(point.x)} ${String(point.y)}`;
      return `L ${cut(point, before)} Q ${String(point.x)} ${String(point.y)} ${cut(point, after)}`;
    })
    .join(' ');
}

/** The head of an arrow at its last point. */
function ArrowHead({
  points,
  color,
}: {
  readonly points: readonly ChartPoint[];
  readonly color: string;
}): ReactNode {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <path
      d="M 0 0 L -8 -4 L -8 4 Z"
      transform={`translate(${String(end.x)} ${String(end.y)}) rotate(${String(Math.round(angle))})`}
      fill={color}
    />
  );
}

interface ChartArrowProps extends Required<Omit<ChartMarks, 'active'>> {
  readonly arrow: PlacedArrow;
  readonly sending: ChartSending | undefined;
}

/** The transitions between two states: a line with a head and a label. */
export function ChartArrow({ arrow, taken, found, sending }: ChartArrowProps): ReactNode {
  const { points, label, lines, transitions } = arrow;
  const isTaken = transitions.some((id) => taken.has(id));
  const color = isTaken ? 'var(--accent)' : 'var(--control)';
  return (
    <g data-taken={isTaken || undefined}>
      <path d={toPath(points)} fill="none" stroke={color} strokeWidth={isTaken ? 2.5 : 1.25} />
      <ArrowHead points={points} color={color} />
      {label !== null && (
        <>
          <rect {...label} rx={4} fill="var(--ground)" fillOpacity={0.92} />
          <ChartLines
            lines={lines}
            x={label.x + 4}
            y={label.y + 2}
            width={label.width - 8}
            taken={taken}
            found={found}
            sending={sending}
          />
        </>
      )}
    </g>
  );
}
