import type { KeyboardEvent, ReactNode } from 'react';

import { chartSizes, type ChartLine } from '../../../inspection/chart/chart-boxes.ts';
import type { ChartSending } from './chart-marks.ts';

/** Without geometric precision a browser rounds the width of small letters, and lines overflow. */
const textRendering = 'geometricPrecision';

/** The fonts of a chart, as attributes of a `text` element. */
export const chartFonts = {
  title: { fontFamily: 'var(--font)', fontSize: 13, fontWeight: 600, textRendering },
  line: { fontFamily: 'var(--mono)', fontSize: 11, textRendering },
} as const;

/** About the width of a character of a line. */
const characterWidth = 6.7;

const lineColors = {
  tag: 'var(--ink-3)',
  action: 'var(--ink-2)',
  invoke: 'var(--info)',
  transition: 'var(--ink)',
  hidden: 'var(--ink-3)',
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

/** Returns the attributes of a part of the drawing that is pressed like a button. */
export const toButton = (onPress: () => void) =>
  ({
    role: 'button',
    tabIndex: 0,
    onClick: onPress,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    },
  }) as const;

/** The attributes of a line that sends its transition when it is pressed. */
const getSendProps = (id: string, { getLabel, onSend }: ChartSending) =>
  ({
    ...toButton(() => {
      onSend(id);
    }),
    'aria-label': getLabel(id),
    'data-sends': id,
    className: 'cursor-pointer',
  }) as const;

/** A mark whose soft ground cannot be told from the page's with forced colours. */
export const outlinedMark = 'forced-colors:stroke-[Highlight] forced-colors:[stroke-width:3px]';

/** Splits the event, which is written in bold, from its guard and actions. */
function splitEvent({ text, kind }: ChartLine): readonly [string, string] {
  const at = kind === 'transition' && !text.startsWith(' ') ? text.search(/ [[/→]/) : -1;
  if (at !== -1) return [text.slice(0, at), text.slice(at)];
  return kind === 'transition' && !text.startsWith(' ') ? [text, ''] : ['', text];
}

/** Lines of text in a box or on an arrow: what a state or a transition does. */
export const ChartLines = ({ lines, x, y, width, taken, found, sending }: LinesProps): ReactNode =>
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
            className={outlinedMark}
          />
        )}
        {id !== null && found.has(id) && (
          <rect
            x={x - 4}
            y={top}
            width={width + 8}
            height={chartSizes.line}
            fill="var(--warn-soft)"
            className={outlinedMark}
          />
        )}
        <text
          {...chartFonts.line}
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
