import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { getWalks, type MachineModel } from './define-model.ts';
import { createMachineDriver } from './machine-driver.ts';
import {
  createCoverage,
  measureCoverage,
  type ChartCoverage,
  type Coverage,
} from './model-coverage.ts';
import { runPath, type ModelDriver, type ModelOptions, type ModelPath } from './model.ts';

/** Where a model is walked. */
export type ModelLevel = 'machine' | 'view' | 'browser';

/** What `npm run test:model` prints of a machine. */
export interface ModelReport extends Pick<
  ChartCoverage,
  'states' | 'transitions' | 'covered' | 'missing'
> {
  readonly machine: string;
  readonly level: ModelLevel;
  readonly paths: number;
  readonly seconds: number;
}

declare module 'vitest' {
  interface TaskMeta {
    model?: ModelReport;
  }
}

const folder = join(import.meta.dirname, '../../node_modules/.cache/lectern/failing-paths');

/** What JSON cannot hold is named instead. */
const toJson = (_: string, value: unknown): unknown => {
  if (value instanceof File) return `File ${value.name}`;
  if (value instanceof Error) return `Error ${value.message}`;
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return typeof value === 'function' ? 'a function' : value;
};

/** Writes a failing path to a file that replays it, and returns the error that names the file. */
function createPathError(
  where: { readonly machine: string; readonly part: string; readonly input: unknown },
  { start, steps, title }: ModelPath,
  at: number,
  cause: unknown,
): Error {
  mkdirSync(folder, { recursive: true });
  const number = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7);
  const file = join(folder, `${where.machine}-${number.toString(16)}.json`);
  const failed = { ...where, start, steps, failedStep: at };
  writeFileSync(file, JSON.stringify(failed, toJson, 2));
  const step = steps[at - 1];
  const place =
    step === undefined ? 'at the start' : `in step ${String(at)}, ${step.name}, from ${step.from}`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${place}: ${reason}\nReplay: npm run test:model -- --replay ${file}`, {
    cause,
  });
}

/** Walks a path; when it fails, the error says in which step and how to replay it. */
async function walkPath(
  where: { readonly machine: string; readonly part: string; readonly input: unknown },
  path: ModelPath,
  driver: ModelDriver,
): Promise<void> {
  let at = 0;
  try {
    await runPath(path, {
      ...driver,
      perform: (step) => {
        at += 1;
        return driver.perform(step);
      },
    });
  } catch (error) {
    throw createPathError(where, path, at, error);
  }
}

/** Whether `npm run test:model` wants a machine; without names it wants all. */
export const isWanted = (machine: string): boolean =>
  (process.env['LECTERN_MODELS'] ?? machine).split(',').includes(machine);

/** Returns the report of a level at which all paths passed. */
const createReport = (
  machine: string,
  level: ModelLevel,
  model: MachineModel,
  coverage: Pick<Coverage, 'states' | 'transitions'>,
  run: { readonly paths: number; readonly startedAt: number },
): ModelReport => {
  const { states, transitions, covered, missing } = measureCoverage(
    model.machine,
    model.impossible,
    coverage,
  );
  const seconds = (performance.now() - run.startedAt) / 1000;
  return { machine, level, states, transitions, covered, missing, paths: run.paths, seconds };
};

/** Tests a machine by its model: each path on a running actor, then what they cover together. */
export function describeModel(name: string, model: MachineModel): void {
  describe(name, () => {
    let startedAt = performance.now();
    const coverage = createCoverage();
    const parts = Object.entries(model.parts).map(([part, options]) => ({
      part,
      options,
      walks: getWalks(options),
    }));
    const paths = parts.flatMap(({ part, options, walks }) =>
      walks.paths.map((path) => ({ part, options, path, title: `${part} ${path.title}`.trim() })),
    );
    const generatedIn = performance.now() - startedAt;
    beforeAll(() => {
      startedAt = performance.now() - generatedIn;
    });

    test.each(paths)(`${model.requirements} $title`, ({ part, options, path }) =>
      walkPath(
        { machine: name, part, input: options.input as unknown },
        path,
        createMachineDriver(options, coverage),
      ),
    );

    test.each(Object.entries(model.never))('%s', (_, isForbidden) => {
      const states = parts.flatMap(({ walks }) => walks.states);
      expect(states.filter(isForbidden)).toEqual([]);
    });

    test(`${model.requirements} the paths cover every state and transition`, ({ task }) => {
      task.meta.model = createReport(name, 'machine', model, coverage, {
        paths: paths.length,
        startedAt,
      });
      const { missing, wronglyImpossible } = measureCoverage(
        model.machine,
        model.impossible,
        coverage,
      );
      expect({ missing, wronglyImpossible }).toEqual({ missing: [], wronglyImpossible: [] });
    });
  });
}

/** A view, or the whole app, that the walks of a model drive. */
export interface DrivenModel {
  readonly name: string;
  readonly level: ModelLevel;
  readonly requirements: string;
  readonly model: MachineModel;
  readonly walks: ModelOptions<AnyStateMachine>;
  /** Whether the walks pass every state of the chart. */
  readonly reachesEveryState?: boolean;
  readonly createDriver: () => ModelDriver & { readonly stop: () => void };
}

/** Tests what a driver drives by the walks of a model, and reports what they cover. */
export function describeDrivenModel(driven: DrivenModel): void {
  const {
    name,
    level,
    requirements,
    model,
    walks,
    createDriver,
    reachesEveryState = false,
  } = driven;
  const { paths, coverage } = getWalks(walks);
  describe(`${name}, ${level}`, () => {
    let startedAt = 0;
    beforeAll(() => {
      startedAt = performance.now();
    });

    test.each(paths)(`${requirements} $title`, { timeout: 60_000 }, async (path) => {
      const driver = createDriver();
      try {
        await walkPath({ machine: name, part: level, input: walks.input as unknown }, path, driver);
      } finally {
        driver.stop();
      }
    });

    test(`${requirements} the walks pass the states of the ${level}`, ({ task }) => {
      const report = createReport(name, level, model, coverage, { paths: paths.length, startedAt });
      task.meta.model = report;
      const states = report.missing.filter((missing) => !missing.includes(' '));
      expect(reachesEveryState ? states : []).toEqual([]);
    });
  });
}
