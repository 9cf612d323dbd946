import type { ReactNode } from 'react';

import { chartSizes } from '../../../inspection/chart/chart-boxes.ts';
import type { PlacedBox } from '../../../inspection/chart/chart-layout.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { chartFonts, ChartLines, outlinedMark, toButton } from './chart-lines.tsx';
import type { ChartMarks, ChartSending } from './chart-marks.ts';

function HistoryCircle({ box }: { readonly box: PlacedBox }): ReactNode {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    <>
      <circle cx={x} cy={y} r={14} fill="var(--surface)" stroke="var(--line-strong)" />
      <text {...chartFonts.title} x={x} y={y + 5} textAnchor="middle" fill="var(--ink)">
        {box.state.history === 'deep' ? 'H*' : 'H'}
      </text>
    </>
  );
}

/** The room of the control before the name of a state with states inside. */
const toggleWidth = 20;

interface ChartBoxProps extends Required<ChartMarks> {
  readonly sending: ChartSending | undefined;
  readonly box: PlacedBox;
  readonly onEnter: ((stateId: string) => void) | undefined;
  readonly renderToggle: ((box: PlacedBox) => ReactNode) | undefined;
}

/** Shows only a state, when its name is pressed. */
function EnterButton({
  stateKey,
  onPress,
  children,
}: {
  readonly stateKey: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <g
      {...toButton(onPress)}
      aria-label={formatMessage('inspector.showOnly', { state: stateKey })}
      data-enters=""
      transform={`translate(${String(toggleWidth)} 0)`}
      className="cursor-pointer hover:underline"
    >
      {children}
    </g>
  );
}

function getBoxFill(
  { state, depth, isCollapsed }: PlacedBox,
  isActive: boolean,
  isFound: boolean,
): string {
  if (isFound) return 'var(--warn-soft)';
  if (state.states.length > 0 && !isCollapsed)
    return depth % 2 === 0 ? 'var(--surface)' : 'var(--surface-2)';
  return isActive ? 'var(--accent-soft)' : 'var(--surface)';
}

/** A state: its title, its lines and what a toggle shows of it. */
export function ChartBox({
  box,
  active,
  taken,
  found,
  sending,
  onEnter,
  renderToggle,
}: ChartBoxProps): ReactNode {
  const { x, y, width, height, state, title, lines, isRegion, depth } = box;
  const isEntered = depth > 0 && state.states.length > 0;
  const isActive = active.has(state.id);
  const stroke = isActive ? 'var(--accent)' : 'var(--line-strong)';
  if (state.type === 'history') return <HistoryCircle box={box} />;
  const left = x + chartSizes.paddingX;
  const firstLine = y + chartSizes.paddingY + chartSizes.title;
  const name = (
    <text
      {...chartFonts.title}
      x={left}
      y={y + chartSizes.paddingY + 14}
      fill={isActive ? 'var(--accent)' : 'var(--ink)'}
    >
      {title}
    </text>
  );
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
        className={found.has(state.id) ? outlinedMark : undefined}
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
      {isEntered && onEnter !== undefined ? (
        <EnterButton
          stateKey={state.key}
          onPress={() => {
            onEnter(state.id);
          }}
        >
          {name}
        </EnterButton>
      ) : (
        name
      )}
      <ChartLines
        lines={lines}
        x={left}
        y={firstLine}
        width={width - 2 * chartSizes.paddingX}
        taken={taken}
        found={found}
        sending={sending}
      />
      {isEntered && renderToggle?.(box)}
    </g>
  );
}
