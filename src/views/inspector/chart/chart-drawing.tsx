import { type KeyboardEvent, memo, type ReactNode } from 'react';

import { chartSizes, type ChartLine } from '../../../inspection/chart/chart-boxes.ts';
import type {
  ChartLayout,
  ChartPoint,
  PlacedArrow,
  PlacedBox,
} from '../../../inspection/chart/chart-layout.ts';

const none: ReadonlySet<string> = new Set();

/** What stands out in a drawing, by the ids of states and transitions. */
export interface ChartMarks {
  /** The states a running actor is in. */
  readonly active?: ReadonlySet<string>;
  /** The transitions it took last. */
  readonly taken?: ReadonlySet<string>;
  /** The states and transitions a search found. */
  readonly found?: ReadonlySet<string>;
}

/** Transitions that a press sends: which, how they are called, and what then happens. */
export interface ChartSending {
  readonly transitions: ReadonlySet<string>;
  readonly getLabel: (transitionId: string) => string;
  readonly onSend: (transitionId: string) => void;
}

interface ChartDrawingProps extends ChartMarks {
  readonly layout: ChartLayout;
  readonly sending?: ChartSending | undefined;
  /** The control at the upper right corner of a state with states inside. */
  readonly renderToggle?: (box: PlacedBox) => ReactNode;
}

const fonts = {
  title: { fontFamily: 'var(--font)', fontSize: 13, fontWeight: 600 },
  line: { fontFamily: 'var(--mono)', fontSize: 11 },
} as const;

/** About the width of a character of a line. */
const characterWidth = 6.7;

const lineColors = {
  tag: 'var(--ink-3)',
  action: 'var(--ink-2)',
  invoke: 'var(--info)',
  transition: 'var(--ink)',
} as const;

interface LinesProps {
  readonly lines: readonly ChartLine[];
  readonly x: number;
  /** The upper edge of the first line. */
  readonly y: number;
  readonly width: number;
  readonly taken: ReadonlySet<string>;
  readonly found: ReadonlySet<string>;
  readonly sending: ChartSending | undefined;
}

/** The attributes of a line that sends its transition when it is pressed. */
function getSendProps(id: string, { getLabel, onSend }: ChartSending) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': getLabel(id),
    'data-sends': id,
    className: 'cursor-pointer',
    onClick: () => {
      onSend(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onSend(id);
    },
  } as const;
}

/** Splits the event, which is written in bold, from its guard and actions. */
function splitEvent({ text, kind }: ChartLine): readonly [string, string] {
  const at = kind === 'transition' && !text.startsWith(' ') ? text.search(/ [[/→]/) : -1;
  if (at !== -1) return [text.slice(0, at), text.slice(at)];
  return kind === 'transition' && !text.startsWith(' ') ? [text, ''] : ['', text];
}

const Lines = ({ lines, x, y, width, taken, found, sending }: LinesProps): ReactNode =>
  lines.map((line, index) => {
    const [event, rest] = splitEvent(line);
    const top = y + index * chartSizes.line;
    const id = line.transitionId;
    const isTaken = id !== null && taken.has(id);
    const isSent = id !== null && sending?.transitions.has(id) === true;
    return (
      <g
        key={`${String(index)} ${line.text}`}
        {...(isSent && !line.text.startsWith(' ') && getSendProps(id, sending))}
      >
        {isSent && (
          <rect
            data-send-mark=""
            x={x - 4}
            y={top}
            width={Math.min(width, line.text.length * characterWidth) + 8}
            height={chartSizes.line}
            rx={3}
            fill="var(--good-soft)"
          />
        )}
        {id !== null && found.has(id) && (
          <rect
            x={x - 4}
            y={top}
            width={width + 8}
            height={chartSizes.line}
            fill="var(--warn-soft)"
          />
        )}
        <text
          {...fonts.line}
          x={x}
          y={top + 12}
          fill={isTaken ? 'var(--accent)' : lineColors[line.kind]}
          xmlSpace="preserve"
        >
          {event !== '' && <tspan fontWeight={600}>{event}</tspan>}
          {rest}
        </text>
      </g>
    );
  });

function HistoryCircle({ box }: { readonly box: PlacedBox }): ReactNode {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    <>
      <circle cx={x} cy={y} r={14} fill="var(--surface)" stroke="var(--line-strong)" />
      <text {...fonts.title} x={x} y={y + 5} textAnchor="middle" fill="var(--ink)">
        {box.state.history === 'deep' ? 'H*' : 'H'}
      </text>
    </>
  );
}

interface BoxProps extends Required<ChartMarks> {
  readonly sending: ChartSending | undefined;
  readonly box: PlacedBox;
  readonly renderToggle: ((box: PlacedBox) => ReactNode) | undefined;
}

function getBoxFill({ state, depth }: PlacedBox, isActive: boolean, isFound: boolean): string {
  if (isFound) return 'var(--warn-soft)';
  if (state.states.length > 0) return depth % 2 === 0 ? 'var(--surface)' : 'var(--surface-2)';
  return isActive ? 'var(--accent-soft)' : 'var(--surface)';
}

function Box({ box, active, taken, found, sending, renderToggle }: BoxProps): ReactNode {
  const { x, y, width, height, state, title, lines, isRegion } = box;
  const isActive = active.has(state.id);
  const stroke = isActive ? 'var(--accent)' : 'var(--line-strong)';
  if (state.type === 'history') return <HistoryCircle box={box} />;
  const left = x + chartSizes.paddingX;
  const firstLine = y + chartSizes.paddingY + chartSizes.title;
  return (
    <g data-state={state.id} data-active={isActive || undefined}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        fill={getBoxFill(box, isActive, found.has(state.id))}
        stroke={stroke}
        strokeWidth={isActive ? 2 : 1}
        strokeDasharray={isRegion ? '5 4' : undefined}
      />
      {state.type === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={5}
          fill="none"
          stroke={stroke}
        />
      )}
      <text
        {...fonts.title}
        x={left}
        y={y + chartSizes.paddingY + 14}
        fill={isActive ? 'var(--accent)' : 'var(--ink)'}
      >
        {title}
      </text>
      <Lines
        lines={lines}
        x={left}
        y={firstLine}
        width={width - 2 * chartSizes.paddingX}
        taken={taken}
        found={found}
        sending={sending}
      />
      {state.states.length > 0 && renderToggle?.(box)}
    </g>
  );
}

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

interface ArrowProps extends Required<Omit<ChartMarks, 'active'>> {
  readonly arrow: PlacedArrow;
  readonly sending: ChartSending | undefined;
}

function Arrow({ arrow: { points, label, lines }, taken, found, sending }: ArrowProps): ReactNode {
  const isTaken = lines.some(
    ({ transitionId }) => transitionId !== null && taken.has(transitionId),
  );
  const color = isTaken ? 'var(--accent)' : 'var(--control)';
  return (
    <g data-taken={isTaken || undefined}>
      <path d={toPath(points)} fill="none" stroke={color} strokeWidth={isTaken ? 2.5 : 1.25} />
      <ArrowHead points={points} color={color} />
      {label !== null && (
        <>
          <rect {...label} rx={4} fill="var(--ground)" fillOpacity={0.92} />
          <Lines
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
  renderToggle,
}: ChartDrawingProps): ReactNode {
  return (
    <>
      {layout.boxes.map((box) => (
        <Box
          key={box.state.id}
          box={box}
          active={active}
          taken={taken}
          found={found}
          sending={sending}
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
        <Arrow key={arrow.id} arrow={arrow} taken={taken} found={found} sending={sending} />
      ))}
    </>
  );
});
