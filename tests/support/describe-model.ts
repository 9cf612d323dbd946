import { beforeAll, describe, expect, test } from 'vitest';

import type { ModelLevel } from '../../src/inspection/model-coverage.ts';
import { getPart, getWalks, keepEvents, type MachineModel } from './define-model.ts';
import { readStoredPath, walkPath } from './failing-path.ts';
import { createMachineDriver } from './machine-driver.ts';
import { checkErrorHandling, createCoverage } from './model-coverage.ts';
import { createReport, isWanted, type ModelReport } from './model-report.ts';
import { isFull } from './property-runs.ts';
import { runPath, samplePaths, type ModelDriver } from './model.ts';

declare module 'vitest' {
  interface TaskMeta {
    model?: ModelReport;
  }
}

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
    const generatedInMs = performance.now() - startedAt;
    beforeAll(() => {
      startedAt = performance.now() - generatedInMs;
    });

    test.each(paths)(`${model.requirements} $title`, ({ part, options, path }) =>
      walkPath(
        { machine: name, level: 'machine', part, model },
        path,
        createMachineDriver(options, coverage),
      ),
    );

    test(`${model.requirements} a transition takes the error of every actor that can fail`, () => {
      expect(checkErrorHandling(model.machine)).toEqual({
        unhandled: Object.keys(model.unhandled),
        needless: [],
      });
    });

    test.each(Object.entries(model.never))('%s', (_, isForbidden) => {
      const states = parts.flatMap(({ walks }) => walks.states);
      expect(states.filter(isForbidden)).toEqual([]);
    });

    test(`${model.requirements} the paths cover every state and transition`, ({ task }) => {
      const report = createReport(
        {
          machine: name,
          level: 'machine',
          paths: paths.length,
          walked: paths.length,
          model,
          startedAt,
        },
        coverage,
      );
      task.meta.model = report;
      const { missing, wronglyImpossible } = report;
      expect({ missing, wronglyImpossible }).toEqual({ missing: [], wronglyImpossible: [] });
    });
  });
}

/** How the walks of a part of a model are driven. */
export interface DrivenPart {
  /** Whether the driver can bring an event about; it can all unless this says otherwise. */
  readonly isDriven?: (event: string) => boolean;
  /** Whether an event, by its name, can be brought about in a state; all can without it. */
  readonly canHappen?: ((event: string, from: string) => boolean) | undefined;
  /** How much is walked, where it is not as much as on the machine. */
  readonly each?: 'edge' | 'transition';
  readonly createDriver: () => ModelDriver & { readonly stop: () => void };
  /** What was to be done by hand and was not in any walk. */
  readonly listUndone?: () => readonly string[];
}

/** A view that the walks of a model drive. */
export interface DrivenModel {
  readonly name: string;
  readonly level: ModelLevel;
  readonly requirements: string;
  readonly model: MachineModel;
  /** The driven parts by name; '' where the model has none. */
  readonly parts: Readonly<Record<string, DrivenPart>>;
  /** States and transitions that nobody can cause there, each with the reason. */
  readonly undrivable?: Readonly<Record<string, string>>;
}

/** How many steps `npm test` samples of the walks of a large model; the full run takes all. */
const maxSampledSteps = 50;

/**
 * Tests what drivers drive by the walks of a model. They must cover everything that can be driven
 * there.
 */
export function describeDrivenModel({
  name,
  level,
  requirements,
  model,
  parts,
  undrivable = {},
}: DrivenModel): void {
  const driven = Object.entries(parts).map(
    ([part, { isDriven = () => true, canHappen, each, ...rest }]) => {
      const options = getPart(model, part);
      const { paths, coverage } = getWalks({
        ...keepEvents(options, isDriven),
        canHappen: (event, from) =>
          options.canHappen?.(event, from) !== false && canHappen?.(event, from) !== false,
        each: each ?? options.each,
      });
      return { part, paths, coverage, ...rest };
    },
  );
  const paths = driven.flatMap((part) =>
    part.paths.map((path) => ({ ...path, title: `${part.part} ${path.title}`.trim(), path, part })),
  );
  const walked = isFull ? paths : samplePaths(paths, maxSampledSteps);
  describe.skipIf(!isWanted(name))(`${name}, ${level}`, () => {
    let startedAt = 0;
    beforeAll(() => {
      startedAt = performance.now();
    });

    test.each(walked)(
      `${requirements} $title`,
      { timeout: 60_000 },
      async ({ part: { part, createDriver }, path }) => {
        const driver = createDriver();
        try {
          await walkPath({ machine: name, level, part, model }, path, driver);
        } finally {
          driver.stop();
        }
      },
    );

    test(`${requirements} the walks cover what can be driven in the ${level}`, ({ task }) => {
      const coverage = createCoverage();
      for (const part of driven) coverage.addAll(part.coverage);
      const report = createReport(
        {
          machine: name,
          level,
          paths: paths.length,
          walked: walked.length,
          model,
          startedAt,
          undrivable,
        },
        coverage,
      );
      task.meta.model = report;
      const { missing, wronglyImpossible, viewless } = report;
      if (level === 'view') expect(viewless).toBeNull();
      const undone =
        walked.length < paths.length
          ? []
          : driven.flatMap(({ listUndone }) => listUndone?.() ?? []);
      expect({ missing, wronglyImpossible, undone }).toEqual({
        missing: [],
        wronglyImpossible: [],
        undone: [],
      });
    });
  });
}

/** Walks a stored path on its machine again, and prints each state. */
export function describeReplay(
  file: string,
  findModel: (machine: string) => MachineModel | undefined,
): void {
  test(`replay ${file}`, async () => {
    const { machine, part, start, steps } = readStoredPath(file);
    const model = findModel(machine);
    if (model === undefined) throw new Error(`there is no machine ${machine}`);
    const options = getPart(model, part);
    const events = steps.map((step) => ({
      ...step,
      event: options.events[step.name] ?? step.event,
    }));
    const driver = createMachineDriver(options, createCoverage());
    console.log(`${machine} ${part}\n  ${start}`);
    await runPath(
      { start, steps: events },
      {
        ...driver,
        perform: (step) => {
          console.log(`${step.name}\n  ${step.to}`);
          return driver.perform(step);
        },
      },
    );
  });
}
