import { describeChart } from '../../inspection/chart/describe-chart.ts';
import { machines } from './machines.ts';

/**
 * Posts the charts of all machines by name, once. A worker describes them, because a page that
 * imported every machine would change what the bundler puts into the chunks of all other pages.
 */
self.postMessage(
  Object.fromEntries(
    Object.entries(machines).map(([name, machine]) => [name, describeChart(machine)]),
  ),
);
self.close();
