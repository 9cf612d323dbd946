import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { Chart, ChartState } from '../../../inspection/chart/chart.ts';
import { addHolders, findInChart, findOwner } from '../../../inspection/chart/find-in-chart.ts';
import type { ChartLayout, PlacedBox } from '../../../inspection/chart/chart-layout.ts';
import { classNames } from '../../design/class-names.ts';
import { useExternalSync } from '../../design/hooks/use-external-sync.ts';
import { useLatest } from '../../design/hooks/use-latest.ts';
import { type PanZoom, type PanZoomView, usePanZoom } from '../../design/hooks/use-pan-zoom.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartMarks, ChartSending } from './chart-marks.ts';
import { ChartMinimap, isWholeVisible } from './chart-minimap.tsx';
import { ChartPath } from './chart-path.tsx';
import { findAnchor, findCompoundAt, findPlace, findStart } from './chart-places.ts';
import { ChartTools, type Folding } from './chart-tools.tsx';
import { CollapseToggle } from './collapse-toggle.tsx';
import {
  exportChart,
  type ExportedFile,
  type ExportKind,
  type NamedChart,
} from './export-chart.ts';

/** The props of a chart on the screen. */
export interface ChartViewProps extends Pick<ChartMarks, 'active' | 'taken'> {
  readonly sending?: ChartSending | undefined;
  /** What the chart is called, also in the names of its files. */
  readonly name: string;
  readonly chart: Chart;
  /** The whole machine, of which the chart may show only a state. */
  readonly machine: NamedChart;
  /** The root of the chart and the states around it, outermost first. */
  readonly path: readonly ChartState[];
  readonly layout: ChartLayout;
  /** Moves to the transitions that were taken last whenever they change. */
  readonly isFollowing?: boolean;
  /** The state to show first, which is visible. */
  readonly shownState?: string | null;
  /** Another drawing of the chart is being computed. */
  readonly isChanging: boolean;
  readonly onToggle: (stateId: string) => void;
  /** Unfolds the states around a state, and the state itself where its inside is to be seen. */
  readonly onReveal: (stateId: string, isItsInside: boolean) => void;
  /** Unfolds all states, or folds those that are folded when the chart opens. */
  readonly onFold: (isExpanding: boolean) => void;
  /** Shows only a state and what is inside of it. */
  readonly onFocus: (stateId: string) => void;
  readonly onSave: (file: ExportedFile) => void;
}

/** From here on the texts of a chart, of 11 px in its own size, are easy to read. */
const readableScale = 1;

/** Returns the ids of the states and transitions that a text occurs in. */
function useFound(chart: Chart, text: string): readonly string[] {
  return useMemo(() => {
    const { states, transitions } = findInChart(chart, text);
    return [...states, ...transitions];
  }, [chart, text]);
}

const roomClasses = 'h-[calc(100dvh-var(--bar,0px)-13rem-var(--room-below,0px))] min-h-80';

const frameClasses = classNames(
  `group relative ${roomClasses} grow cursor-grab`,
  'touch-none overflow-hidden rounded-lg border border-line bg-ground',
  'active:cursor-grabbing',
);

interface ChartRoomProps {
  readonly onMeasure: (room: { readonly width: number; readonly height: number }) => void;
}

/** The empty room of a chart, which tells its size before the chart is laid out. */
export const ChartRoom = ({ onMeasure }: ChartRoomProps): ReactNode => (
  <div
    className={roomClasses}
    ref={(element) => {
      if (element !== null) onMeasure({ width: element.clientWidth, height: element.clientHeight });
    }}
  />
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
 * Returns the function that shows a state or transition as soon as it is drawn, once; null forgets
 * it. `first` is shown when the frame's size is known.
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
    if (found === null) return;
    if (!isWholeVisible(layout, view, frame)) show(found);
    setGoal(null);
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

/** A chart that is panned, zoomed, searched, folded, entered state by state and saved as a file. */
export function ChartView({
  name,
  chart,
  machine,
  path,
  layout,
  shownState = null,
  isChanging,
  onToggle,
  onReveal,
  onFold,
  onFocus,
  onSave,
  sending,
  isFollowing = false,
  ...marks
}: ChartViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const drawing = useRef<SVGGElement>(null);
  const [text, setText] = useState('');
  const [toggled, setToggled] = useState<string | null>(null);
  const found = useFound(chart, text);
  const start = findStart(layout, marks.active);
  const panZoom = usePanZoom(
    layout,
    { x: start.x, y: start.y, scale: readableScale },
    (from) =>
      [...(toggled === null ? [] : [toggled]), ...(marks.active ?? [])]
        .map((id) => findAnchor(from, layout, id))
        .find((anchor) => anchor !== null) ?? null,
  );
  const { view, frame, frameProps, hold, show } = panZoom;
  const setGoal = useGoal(layout, shownState, panZoom);
  useShowFirst({ chart, layout }, isFollowing && frame !== null ? marks.taken : undefined, show);
  const marked = useMemo(() => addHolders(chart, layout, new Set(found)), [chart, layout, found]);
  const toggle = (stateId: string): void => {
    hold();
    setGoal(null);
    setToggled(stateId);
    onToggle(stateId);
  };
  const focusOn = (stateId: string): void => {
    // What was pressed is not drawn any more; the keys of the chart go on working.
    drawing.current?.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
    setGoal(null);
    setToggled(null);
    onFocus(stateId);
  };
  // The drawing is only drawn again when it changes, not while it is moved.
  const presses = useLatest({ toggle, focusOn });
  const enter = useCallback(
    (stateId: string) => {
      presses.current.focusOn(stateId);
    },
    [presses],
  );
  const renderToggle = useCallback(
    (box: PlacedBox) => (
      <CollapseToggle
        box={box}
        onToggle={(stateId) => {
          presses.current.toggle(stateId);
        }}
      />
    ),
    [presses],
  );
  const handlers = {
    onKeyDown: (event: KeyboardEvent): void => {
      const outer = path.at(-2);
      if (event.key !== 'Backspace' || outer === undefined) {
        frameProps.onKeyDown(event);
        return;
      }
      event.preventDefault();
      focusOn(outer.id);
    },
    onDoubleClick: ({ currentTarget, target, clientX, clientY }: MouseEvent): void => {
      if (view === null || (target as Element).closest('nav, [role=button]') !== null) return;
      const { left, top } = currentTarget.getBoundingClientRect();
      const entered = findCompoundAt(layout, {
        x: (clientX - left - view.x) / view.scale,
        y: (clientY - top - view.y) / view.scale,
      });
      if (entered !== null) focusOn(entered);
    },
  };
  const save = (kind: ExportKind): void => {
    const { current } = drawing;
    if (current !== null)
      void exportChart(kind, { name, chart, machine, layout, drawing: current }).then(onSave);
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
          const owner = findOwner(chart, id);
          if (findPlace(layout, id) === null) onReveal(owner, owner !== id);
          setGoal(id);
        }}
        onSave={save}
      />
      <div
        {...frameProps}
        {...handlers}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys pan and zoom the chart
        tabIndex={0}
        aria-label={formatMessage('inspector.chartOf', { name })}
        aria-busy={isChanging}
        className={frameClasses}
      >
        <svg className="absolute inset-0 size-full transition-opacity select-none group-aria-busy:opacity-50 group-aria-busy:delay-200">
          {view !== null && (
            <g ref={drawing} transform={toTransform(view)}>
              <ChartDrawing
                {...marks}
                layout={layout}
                found={marked}
                sending={sending}
                onEnter={enter}
                renderToggle={renderToggle}
              />
            </g>
          )}
        </svg>
        <ChartPath path={path} onFocus={focusOn} />
        <ChartMinimap layout={layout} active={marks.active} view={view} frame={frame} show={show} />
      </div>
      <p className="text-xs text-ink-2">{formatMessage('inspector.chartKeys')}</p>
    </div>
  );
}
