import { type ReactNode, useMemo, useRef, useState } from 'react';

import type { Chart } from '../../../inspection/chart/chart.ts';
import { chartSizes } from '../../../inspection/chart/chart-boxes.ts';
import { findInChart } from '../../../inspection/chart/find-in-chart.ts';
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
import { ChartDrawing, type ChartMarks, type ChartSending } from './chart-drawing.tsx';
import { ChartMinimap } from './chart-minimap.tsx';
import { ChartTools } from './chart-tools.tsx';
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
  readonly onToggle: (stateId: string) => void;
  readonly onSave: (file: ExportedFile) => void;
}

/** From here on the texts of a chart are easy to read. */
const readableScale = 0.75;

/** Returns the places of states and transitions. */
function listPlaces(layout: ChartLayout, found: ReadonlySet<string>): readonly ChartRectangle[] {
  const findLine = ({ lines }: Pick<PlacedBox, 'lines'>): number =>
    lines.findIndex(({ transitionId }) => transitionId !== null && found.has(transitionId));
  const { paddingX, paddingY, title, line, letter } = chartSizes;
  return [
    ...layout.boxes.flatMap((box): readonly ChartRectangle[] => {
      if (found.has(box.state.id)) return [{ ...box, height: Math.min(box.height, 80) }];
      const index = findLine(box);
      const text = box.lines[index]?.text;
      if (text === undefined) return [];
      const y = box.y + paddingY + title + index * line;
      return [{ x: box.x + paddingX, y, width: text.length * letter, height: line }];
    }),
    ...layout.arrows.flatMap((arrow) =>
      arrow.label !== null && findLine(arrow) !== -1 ? [arrow.label] : [],
    ),
  ];
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
function useFound(chart: Chart, text: string): ReadonlySet<string> {
  return useMemo(() => {
    const { states, transitions } = findInChart(chart, text);
    return new Set([...states, ...transitions]);
  }, [chart, text]);
}

const frameClasses = classNames(
  'relative h-[calc(100dvh-var(--bar,0px)-13rem)] min-h-80 grow cursor-grab',
  'touch-none overflow-hidden rounded-lg border border-line bg-ground',
  'active:cursor-grabbing',
);

/** Shows the first of these states and transitions whenever they change. */
function useShowFirst(
  layout: ChartLayout,
  ids: ReadonlySet<string> | undefined,
  show: PanZoom['show'],
): void {
  useExternalSync(ids, (changed) => {
    const [first] = changed === undefined ? [] : listPlaces(layout, changed);
    if (first !== undefined) show(first);
  });
}

const toTransform = ({ x, y, scale }: PanZoomView): string =>
  `translate(${String(x)} ${String(y)}) scale(${String(scale)})`;

/** A chart that is panned, zoomed, searched, collapsed and saved as a file. */
export function ChartView({
  name,
  chart,
  layout,
  onToggle,
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
  useShowFirst(layout, isFollowing && frame !== null ? marks.taken : undefined, show);
  const save = (kind: ExportKind): void => {
    const { current } = drawing;
    if (current !== null)
      void exportChart(kind, { name, chart, layout, drawing: current }).then(onSave);
  };
  return (
    <div className="flex grow flex-col gap-3">
      <ChartTools
        text={text}
        places={listPlaces(layout, found)}
        panZoom={panZoom}
        onChange={setText}
        onSave={save}
      />
      <div
        {...frameProps}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys pan and zoom the chart
        tabIndex={0}
        aria-label={formatMessage('inspector.chartOf', { name })}
        className={frameClasses}
      >
        <svg className="absolute inset-0 size-full select-none">
          {view !== null && (
            <g ref={drawing} transform={toTransform(view)}>
              <ChartDrawing
                {...marks}
                layout={layout}
                found={found}
                sending={sending}
                renderToggle={(box) => <CollapseToggle box={box} onToggle={onToggle} />}
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
