import { describeChart } from '../../src/inspection/chart/describe-chart.ts';
import type { ModelLevel } from '../../src/inspection/model-coverage.ts';
import { hashChart } from '../../src/inspection/recording/recording.ts';
import type { MachineModel } from './define-model.ts';
import { measureCoverage, type ChartCoverage, type Coverage } from './model-coverage.ts';
import { viewlessMachines } from './viewless-machines.ts';

/** What `npm run test:model` prints of a machine. */
export interface ModelReport extends ChartCoverage {
  readonly machine: string;
  readonly level: ModelLevel;
  readonly chartHash: string;
  readonly paths: number;
  /** How many of the paths are walked in this run; the others are walked in the full one. */
  readonly walked: number;
  readonly seconds: number;
  /** What cannot be caused at this level, each with the reason. */
  readonly undrivable: Readonly<Record<string, string>>;
  /** Why no view renders the machine; null when one does. */
  readonly viewless: string | null;
}

/** Whether `npm run test:model` wants a machine; without names it wants all. */
export const isWanted = (machine: string): boolean =>
  (process.env['LECTERN_MODELS'] ?? machine).split(',').includes(machine);

/** Returns the report of the paths of a machine that were walked from `startedAt` on. */
export function createReport(
  walked: Pick<ModelReport, 'machine' | 'level' | 'paths' | 'walked'> & {
    readonly model: MachineModel;
    readonly startedAt: number;
    readonly undrivable?: Readonly<Record<string, string>>;
  },
  coverage: Pick<Coverage, 'states' | 'transitions'>,
): ModelReport {
  const { model, startedAt, undrivable = {}, ...rest } = walked;
  return {
    ...rest,
    undrivable,
    chartHash: hashChart(describeChart(model.machine)),
    viewless: viewlessMachines[rest.machine] ?? null,
    ...measureCoverage(model.machine, { ...model.impossible, ...undrivable }, coverage),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
