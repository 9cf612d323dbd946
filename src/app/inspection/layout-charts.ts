import ElkApi from 'elkjs/lib/elk-api.js';

import type { Chart } from '../../inspection/chart/chart.ts';
import type { ChartLayout } from '../../inspection/chart/chart-layout.ts';
import {
  layoutChart,
  usualRoom,
  type LayoutEngine,
  type Room,
} from '../../inspection/chart/layout-chart.ts';
import { focusChart, openChart, type OpenedChart } from '../../inspection/chart/open-chart.ts';

let engine: LayoutEngine | null = null;

/** Returns the layout engine, which works in a worker of its own. */
const getEngine = (): LayoutEngine =>
  (engine ??= new ElkApi({
    workerFactory: () =>
      new Worker(new URL('../../../node_modules/elkjs/lib/elk-worker.min.js', import.meta.url), {
        type: 'module',
      }),
  }));

/** Returns the promise that a chart has for a key already, or creates it. */
function createCache<T>(): (chart: Chart, key: string, create: () => Promise<T>) => Promise<T> {
  const known = new WeakMap<Chart, Map<string, Promise<T>>>();
  return (chart, key, create) => {
    const ofChart = known.get(chart) ?? new Map<string, Promise<T>>();
    known.set(chart, ofChart);
    const promise = ofChart.get(key) ?? create();
    ofChart.set(key, promise);
    return promise;
  };
}

/** What is drawn of a chart: a state and what is inside, null for all, in a room. */
export interface DrawnPart {
  readonly focused: string | null;
  readonly room: Room;
}

const formatPart = ({ focused, room: { width, height } }: DrawnPart): string =>
  [focused ?? '', String(width), String(height)].join(' ');

const cacheLayout = createCache<ChartLayout>();
const cacheOpened = createCache<OpenedChart>();

/** Returns where everything of a part is drawn. Equal requests share one computation. */
export const loadLayout = (
  chart: Chart,
  part: DrawnPart,
  folded: readonly string[],
): Promise<ChartLayout> =>
  cacheLayout(chart, [formatPart(part), ...folded].join(' '), async () =>
    layoutChart(focusChart(chart, part.focused), new Set(folded), getEngine(), part.room),
  );

/** Returns a part as it is opened. Equal requests share one computation. */
export const loadOpened = (
  chart: Chart,
  part: DrawnPart = { focused: null, room: usualRoom },
): Promise<OpenedChart> =>
  cacheOpened(chart, formatPart(part), async () =>
    openChart(focusChart(chart, part.focused), getEngine(), part.room),
  );
