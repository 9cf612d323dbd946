import { listStates, type Chart, type ChartState } from './chart.ts';
import { describeBoxes, isInside, listBoxes } from './chart-boxes.ts';
import type { ChartLayout } from './chart-layout.ts';
import { getHeadSize } from './elk-graph.ts';
import { layoutChart, type LayoutEngine, type Room } from './layout-chart.ts';

/** Returns the states with states inside, except the root, in document order. */
export const listCompounds = (root: ChartState): readonly ChartState[] =>
  listStates(root)
    .slice(1)
    .filter(({ states }) => states.length > 0);

/** Returns how many states and transitions are inside of a state. */
function countInside({ transitions }: Chart, state: ChartState): number {
  const states = listStates(state).slice(1);
  const sources = new Set(states.map(({ id }) => id));
  return states.length + transitions.filter(({ source }) => sources.has(source)).length;
}

/**
 * Returns what a chart can be opened with, from everything shown to the least: no state folded,
 * those below the first level, and of the first level one more each time, the largest ones first.
 */
export function listFoldings(chart: Chart): readonly ReadonlySet<string>[] {
  const first = chart.root.states.filter(({ states }) => states.length > 0);
  const deeper = first.flatMap(listCompounds).map(({ id }) => id);
  const largestFirst = first
    .map((state) => ({ id: state.id, count: countInside(chart, state) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ id }) => id);
  return [
    new Set<string>(),
    ...(deeper.length === 0 ? [] : [new Set(deeper)]),
    ...largestFirst.map((_, index) => new Set([...deeper, ...largestFirst.slice(0, index + 1)])),
  ];
}

/** A chart as it is opened: which states are folded, and where everything is drawn. */
export interface OpenedChart {
  readonly folded: ReadonlySet<string>;
  readonly layout: ChartLayout;
}

/** Returns how many square pixels the boxes without boxes inside need: no drawing needs fewer. */
function computeLeastArea(chart: Chart, folded: ReadonlySet<string>): number {
  const areas = listBoxes(describeBoxes(chart, folded, 'boxes'))
    .filter(({ children }) => children.length === 0)
    .map(getHeadSize);
  return areas.reduce((sum, { width, height }) => sum + width * height, 0);
}

/**
 * Returns a chart with as few folded states as its whole drawing needs to fit into the room in its
 * own size. One that never fits has everything folded.
 */
export async function openChart(
  chart: Chart,
  engine: LayoutEngine,
  room: Room,
): Promise<OpenedChart> {
  const area = room.width * room.height;
  const foldings = listFoldings(chart).filter(
    (folded, index, all) => index === all.length - 1 || computeLeastArea(chart, folded) <= area,
  );
  let opened: OpenedChart | null = null;
  for (const folded of foldings) {
    // One that has more folded is only laid out where the one before it does not fit.
    const layout = await layoutChart(chart, folded, engine, room);
    opened = { folded, layout };
    if (layout.width <= room.width && layout.height <= room.height) break;
  }
  if (opened === null) throw new Error('a chart has at least one folding');
  return opened;
}

/**
 * Returns the chart of a state and what is inside of it; the whole chart where it has no such
 * state. Transitions that lead out keep their targets.
 */
export function focusChart(chart: Chart, stateId: string | null): Chart {
  const root = listStates(chart.root).find(({ id }) => id === stateId);
  if (root === undefined || root === chart.root) return chart;
  return {
    ...chart,
    root,
    transitions: chart.transitions.filter(({ source }) => isInside(source, root.id)),
  };
}

/** Returns a state and the states around it, outermost first; none where the chart lacks it. */
export const listPath = (chart: Chart, stateId: string): readonly ChartState[] =>
  listStates(chart.root).filter(({ id }) => isInside(stateId, id));
