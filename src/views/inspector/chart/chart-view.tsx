import { type ReactNode, useMemo, useRef, useState } from 'react';

import type { Chart } from '../../../inspection/chart/chart.ts';
import { findInChart } from '../../../inspection/chart/find-in-chart.ts';
import type {
  ChartLayout,
  ChartPoint,
  ChartRectangle,
  PlacedBox,
} from '../../../inspection/chart/chart-layout.ts';
import { classNames } from '../../design/class-names.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { usePanZoom, type PanZoom } from '../../design/hooks/use-pan-zoom.ts';
import { DownloadIcon, MinusIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ChartDrawing, type ChartMarks, type ChartSending } from './chart-drawing.tsx';
import { ChartMinimap } from './chart-minimap.tsx';
import { exportChart, exportKinds, type ExportedFile, type ExportKind } from './export-chart.ts';

/** The props of a chart on the screen. */
export interface ChartViewProps extends Pick<ChartMarks, 'active' | 'taken'> {
  readonly sending?: ChartSending | undefined;
  /** The name of the machine, which exported files get. */
  readonly name: string;
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly onToggle: (stateId: string) => void;
  readonly onSave: (file: ExportedFile) => void;
}

/** From here on the texts of a chart are easy to read. */
const readableScale = 0.75;

/** Returns the places of what a search found. */
function listPlaces(layout: ChartLayout, found: ReadonlySet<string>): readonly ChartRectangle[] {
  const hasFoundLine = ({ lines }: Pick<PlacedBox, 'lines'>): boolean =>
    lines.some(({ transitionId }) => transitionId !== null && found.has(transitionId));
  return [
    ...layout.boxes
      .filter((box) => found.has(box.state.id) || hasFoundLine(box))
      .map((box) => ({ ...box, height: Math.min(box.height, 80) })),
    ...layout.arrows.flatMap((arrow) =>
      arrow.label !== null && hasFoundLine(arrow) ? [arrow.label] : [],
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

interface ChartSearchProps {
  readonly text: string;
  readonly places: readonly ChartRectangle[];
  readonly onChange: (text: string) => void;
  readonly onShow: (place: ChartRectangle) => void;
}

/** Highlights what it finds; Enter moves from one to the next. */
function ChartSearch({ text, places, onChange, onShow }: ChartSearchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [next, setNext] = useState(0);
  return (
    <form
      className="flex min-w-0 items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const place = places[next % places.length];
        if (place === undefined) return;
        onShow(place);
        setNext(next + 1);
      }}
    >
      <SearchField
        label={formatMessage('inspector.findInChart')}
        value={text}
        onChange={(value) => {
          setNext(0);
          onChange(value);
        }}
        clearLabel={formatMessage('inspector.clearSearch')}
      />
      <span role="status" className="figures text-sm whitespace-nowrap text-ink-2">
        {text.trim() !== '' && formatMessage('inspector.found', { count: places.length })}
      </span>
    </form>
  );
}

const ZoomButtons = ({ view, zoomIn, zoomOut, fit }: PanZoom): ReactNode => {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={formatMessage('inspector.zoomOut')}
        kbd="-"
        icon={<MinusIcon />}
        onClick={zoomOut}
      />
      <span className="figures w-12 text-center text-sm text-ink-2">
        {formatMessage('inspector.scale', { percent: Math.round((view?.scale ?? 1) * 100) })}
      </span>
      <IconButton
        label={formatMessage('inspector.zoomIn')}
        kbd="+"
        icon={<PlusIcon />}
        onClick={zoomIn}
      />
      <Button variant="quiet" onClick={fit}>
        {formatMessage('inspector.fit')}
      </Button>
    </div>
  );
};

interface CollapseToggleProps {
  readonly box: PlacedBox;
  readonly onToggle: (stateId: string) => void;
}

/** The control of a state that shows or hides the states inside. */
function CollapseToggle({ box, onToggle }: CollapseToggleProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { isCollapsed, state, x, y, width } = box;
  const center = { x: x + width - 16, y: y + 16 };
  const toggle = (): void => {
    onToggle(state.id);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-expanded={!isCollapsed}
      aria-label={formatMessage('inspector.statesInside', { state: state.key })}
      className="cursor-pointer"
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
      }}
    >
      <circle cx={center.x} cy={center.y} r={9} fill="var(--surface)" stroke="var(--control)" />
      <path
        d={`M ${String(center.x - 4)} ${String(center.y)} h 8${isCollapsed ? ' m -4 -4 v 8' : ''}`}
        stroke="var(--ink-2)"
        strokeWidth={1.5}
      />
    </g>
  );
}

interface SaveMenuProps {
  readonly onSave: (kind: ExportKind) => void;
}

/** The menu that saves the chart as a file. */
function SaveMenu({ onSave }: SaveMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Menu
      label={formatMessage('inspector.saveAs')}
      items={exportKinds.map((kind) => ({
        kind: 'action',
        label: formatMessage(`inspector.exports.${kind}`),
        onSelect: () => {
          onSave(kind);
        },
      }))}
    >
      {(trigger) => (
        <Button {...trigger} icon={<DownloadIcon />}>
          {formatMessage('inspector.saveAs')}
        </Button>
      )}
    </Menu>
  );
}

interface ChartToolsProps extends Omit<ChartSearchProps, 'onShow'>, SaveMenuProps {
  readonly panZoom: PanZoom;
}

/** The search, the zoom and the files of a chart. */
const ChartTools = ({ panZoom, onSave, ...search }: ChartToolsProps): ReactNode => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <ChartSearch {...search} onShow={panZoom.show} />
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <ZoomButtons {...panZoom} />
      <SaveMenu onSave={onSave} />
    </div>
  </div>
);

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

/** A chart that is panned, zoomed, searched, collapsed and saved as a file. */
export function ChartView({
  name,
  chart,
  layout,
  onToggle,
  onSave,
  sending,
  ...marks
}: ChartViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const drawing = useRef<SVGGElement>(null);
  const [text, setText] = useState('');
  const start = findStart(layout, marks.active);
  const panZoom = usePanZoom(layout, { ...start, scale: readableScale });
  const { view, frame, frameProps, show } = panZoom;
  const found = useFound(chart, text);
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
            <g
              ref={drawing}
              transform={`translate(${String(view.x)} ${String(view.y)}) scale(${String(view.scale)})`}
            >
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
