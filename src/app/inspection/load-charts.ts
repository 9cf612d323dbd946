import type { Chart } from '../../inspection/chart/chart.ts';

/** The charts of the machines of the catalog by name. */
export type Charts = Readonly<Record<string, Chart>>;

let charts: Promise<Charts> | null = null;

function describeMachines(): Promise<Charts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('describe-machines.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Charts>) => {
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      charts = null;
      reject(new Error(`the machines could not be described: ${message}`));
    });
  });
}

/** Returns the charts of all machines, which are described once. */
export const loadCharts = (): Promise<Charts> => (charts ??= describeMachines());
