import { type ReactNode, useMemo, useRef, useState } from 'react';

import type { Chart } from '../../../inspection/chart/chart.ts';
import { chartSizes } from '../../../inspection/chart/chart-boxes.ts';
import { addHolders, findInChart, findOwner } from '../../../inspection/chart/find-in-chart.ts';
import type {
  ChartLayout,
  ChartPoint,
  ChartRectangle,
  PlacedBox,
} from '../../../inspection/chart/chart-layout.ts';
import { classNames } from '../../design/class-names.ts';
import { useExternalSync } from '../../design/hooks/use-external-sync.ts';
import { type PanZoom, type PanZoomView, usePanZoom } from '../../design/hooks/use-pan-zoom.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartMarks, ChartSending } from './chart-marks.ts';
import { ChartMinimap, isWholeVisible } from './chart-minimap.tsx';
import { ChartTools, type Folding } from './chart-tools.tsx';
import { CollapseToggle } from './collapse-toggle.tsx';
import { exportChart, type ExportedFile, type ExportKind } from './export-chart.ts';

/** The props of a chart on the screen. */
export interface ChartViewProps extends Pick<ChartMarks, 'active' | 'taken'> {
  readonly sending?: ChartSending | undefined;
  /** The name of the machine, which exported files get. */
  readonly name: string;
  readonly chart: Chart;
  readonly layout: ChartLayout;
  /** Moves to the transitions that were taken last whenever they change. */
  readonly isFollowing?: boolean;
  /** The state to show first, which is visible. */
  readonly shownState?: string | null;
  /** Another drawing of the chart is being computed. */
  readonly isChanging: boolean;
  readonly onToggle: (stateId: string) => void;
  /** Expands the states around a state. */
  readonly onReveal: (stateId: string) => void;
  /** Expands all states, or collapses those that make the chart too large. */
  readonly onFold: (isExpanding: boolean) => void;
  readonly onSave: (file: ExportedFile) => void;
}

/** From here on the texts of a chart, of 11 px, are easy to read. */
const readableScale = 0.85;

/** How much of a large state is its head. */
const headSize = { width: 300, height: 80 };

/** Returns the place of a state's head or of a transition's text; null where it is not drawn. */
function findPlace(layout: ChartLayout, id: string): ChartRectangle | null {
  const findLine = ({ lines }: Pick<PlacedBox, 'lines'>): number =>
    lines.findIndex(({ transitionId }) => transitionId === id);
  const { paddingX, paddingY, title, line, letter } = chartSizes;
  for (const box of layout.boxes) {
    const { x, y, width, height, state } = box;
    if (state.id === id)
      return {
        x,
        y,
        width: Math.min(width, headSize.width),
        height: Math.min(height, headSize.height),
      };
    const index = findLine(box);
    const text = box.lines[index]?.text;
    if (text !== undefined)
      return {
        x: x + paddingX,
        y: y + paddingY + title + index * line,
        width: text.length * letter,
        height: line,
      };
  }
  for (const arrow of layout.arrows) {
    const index = findLine(arrow);
    if (arrow.label !== null && index !== -1)
      return { ...arrow.label, y: arrow.label.y + index * line, height: line };
  }
  return null;
}

/** Returns the place to look at first: an innermost active state, or the outermost initial one. */
function findStart(layout: ChartLayout, active: ChartMarks['active']): ChartPoint {
  const lit = layout.boxes.find(
    ({ state, isCollapsed }) =>
      active?.has(state.id) === true && (state.states.length === 0 || isCollapsed),
  );
  return lit ?? layout.markers[0] ?? { x: 0, y: 0 };
}

/** Returns the ids of the states and transitions that a text occurs in. */
function useFound(chart: Chart, text: string): readonly string[] {
  return useMemo(() => {
    const { states, transitions } = findInChart(chart, text);
    return [...states, ...transitions];
  }, [chart, text]);
}

const frameClasses = classNames(
  'relative h-[calc(100dvh-var(--bar,0px)-13rem)] min-h-80 grow cursor-grab',
  'touch-none overflow-hidden rounded-lg border border-line bg-ground',
  'active:cursor-grabbing',
);

/**
 * Shows the first of these states and transitions, or the collapsed state around it, whenever they
 * change.
 */
function useShowFirst(
  { chart, layout }: Pick<ChartViewProps, 'chart' | 'layout'>,
  ids: ReadonlySet<string> | undefined,
  show: PanZoom['show'],
): void {
  useExternalSync(ids, (changed) => {
    if (changed === undefined) return;
    const places = [...addHolders(chart, layout, changed)].map((id) => findPlace(layout, id));
    const first = places.find((place) => place !== null);
    if (first !== undefined) show(first);
  });
}

/**
 * Returns the function that shows a state or transition as soon as it is drawn. `first` is shown
 * when the frame's size is known.
 */
function useGoal(
  layout: ChartLayout,
  first: string | null,
  { view, frame, show }: PanZoom,
): (id: string | null) => void {
  const [goal, setGoal] = useState(first === null ? null : { id: first });
  const isReady = view !== null;
  const place = useMemo(
    () => (goal === null || !isReady ? null : findPlace(layout, goal.id)),
    [goal, isReady, layout],
  );
  useExternalSync(place, (found) => {
    if (found !== null && !isWholeVisible(layout, view, frame)) show(found);
  });
  return (id) => {
    setGoal(id === null ? null : { id });
  };
}

const toTransform = ({ x, y, scale }: PanZoomView): string =>
  `translate(${String(x)} ${String(y)}) scale(${String(scale)})`;

/** Returns what the button for all states does; null where no state has states inside. */
function getFolding({ boxes }: ChartLayout, onFold: ChartViewProps['onFold']): Folding | null {
  const inner = boxes.filter(({ depth, state }) => depth > 0 && state.states.length > 0);
  if (inner.length === 0) return null;
  const isExpanding = inner.some(({ isCollapsed }) => isCollapsed);
  return {
    isExpanding,
    onPress: () => {
      onFold(isExpanding);
    },
  };
}

/** A chart that is panned, zoomed, searched, collapsed and saved as a file. */
export function ChartView({
  name,
  chart,
  layout,
  shownState = null,
  isChanging,
  onToggle,
  onReveal,
  onFold,
  onSave,
  sending,
  isFollowing = false,
  ...marks
}: ChartViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const drawing = useRef<SVGGElement>(null);
  const [text, setText] = useState('');
  const found = useFound(chart, text);
  const start = findStart(layout, marks.active);
  const panZoom = usePanZoom(layout, { x: start.x, y: start.y, scale: readableScale });
  const { view, frame, frameProps, show } = panZoom;
  const setGoal = useGoal(layout, shownState, panZoom);
  useShowFirst({ chart, layout }, isFollowing && frame !== null ? marks.taken : undefined, show);
  const marked = useMemo(() => addHolders(chart, layout, new Set(found)), [chart, layout, found]);
  const toggle = (stateId: string): void => {
    onToggle(stateId);
    setGoal(stateId);
  };
  const save = (kind: ExportKind): void => {
    const { current } = drawing;
    if (current !== null)
      void exportChart(kind, { name, chart, layout, drawing: current }).then(onSave);
  };
  return (
    <div className="flex grow flex-col gap-3">
      <ChartTools
        text={text}
        found={found}
        panZoom={panZoom}
        folding={getFolding(layout, onFold)}
        onChange={setText}
        onShow={(id) => {
          if (findPlace(layout, id) === null) onReveal(findOwner(chart, id));
          setGoal(id);
        }}
        onSave={save}
      />
      <div
        {...frameProps}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys pan and zoom the chart
        tabIndex={0}
        aria-label={formatMessage('inspector.chartOf', { name })}
        aria-busy={isChanging}
        className={frameClasses}
      >
        <svg className="absolute inset-0 size-full select-none">
          {view !== null && (
            <g ref={drawing} transform={toTransform(view)}>
              <ChartDrawing
                {...marks}
                layout={layout}
                found={marked}
                sending={sending}
                renderToggle={(box) => <CollapseToggle box={box} onToggle={toggle} />}
              />
            </g>
          )}
        </svg>
        <ChartMinimap layout={layout} active={marks.active} view={view} frame={frame} show={show} />
      </div>
      <p className="text-xs text-ink-2">{formatMessage('inspector.chartKeys')}</p>
    </div>
  );
}
