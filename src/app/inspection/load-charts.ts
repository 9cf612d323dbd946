import { askMachines, type Charts } from './ask-machines.ts';

let charts: Promise<Charts> | null = null;

async function describeMachines(): Promise<Charts> {
  try {
    return await askMachines({ kind: 'describe' });
  } catch (error) {
    charts = null;
    throw error;
  }
}

/** Returns the charts of all machines, which are described once. */
export const loadCharts = (): Promise<Charts> => (charts ??= describeMachines());
