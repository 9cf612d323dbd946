import ElkApi from 'elkjs/lib/elk-api.js';

import type { Chart } from '../../inspection/chart/chart.ts';
import type { ChartLayout } from '../../inspection/chart/chart-layout.ts';
import { layoutChart, type LayoutEngine } from '../../inspection/chart/layout-chart.ts';

let engine: LayoutEngine | null = null;

/** Returns the layout engine, which works in a worker of its own. */
const getEngine = (): LayoutEngine =>
  (engine ??= new ElkApi({
    workerFactory: () =>
      new Worker(new URL('../../../node_modules/elkjs/lib/elk-worker.min.js', import.meta.url), {
        type: 'module',
      }),
  }));

const layouts = new WeakMap<Chart, Map<string, Promise<ChartLayout>>>();

/** Returns where everything of a chart is drawn. Equal requests share one computation. */
export function loadLayout(chart: Chart, collapsed: ReadonlySet<string>): Promise<ChartLayout> {
  const key = [...collapsed].sort().join(' ');
  const ofChart = layouts.get(chart) ?? new Map<string, Promise<ChartLayout>>();
  layouts.set(chart, ofChart);
  const layout = ofChart.get(key) ?? layoutChart(chart, collapsed, getEngine());
  ofChart.set(key, layout);
  return layout;
}
