import { expect, test, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

import { getPart, keepEvents, type MachineModel } from '../../support/define-model.ts';
import { walkPath } from '../../support/failing-path.ts';
import { createCoverage, type Coverage } from '../../support/model-coverage.ts';
import { createReport, isWanted } from '../../support/model-report.ts';
import { createModel, samplePaths, type Model, type ModelDriver } from '../../support/model.ts';
import { HeldCall } from './held-call.ts';

/** Whether every walk is asked for; `npm test` takes a sample. */
const isWhole = process.env['LECTERN_TEST_FULL'] === '1';
const maxSampledSteps = 6;

/** The machines that are walked in `npm test`; the others have journeys of their own there. */
const quickMachines: readonly string[] = ['quizEditor'];

/** A page with the whole app, and its calls that a walk answers, by name. */
export interface DrivenPage<Call extends string> {
  readonly page: Page;
  readonly calls: Readonly<Record<Call, HeldCall>>;
}

/** What is walked of a model, and how the app does it. */
export interface BrowserWalks<M extends AnyStateMachine, Call extends string> {
  /** The addresses of calls that are answered by steps. */
  readonly calls: Readonly<Record<Call, string | RegExp>>;
  /** Opens the app where the machine starts. */
  readonly open: (page: Page) => Promise<void>;
  /** What a person, another tab or the network does for an event; others are not walked. */
  readonly steps: Readonly<Record<string, (driven: DrivenPage<Call>) => Promise<unknown>>>;
  /** Whether an event can be brought about in a state. */
  readonly canHappen?: (name: string, from: string) => boolean;
  /** Fails unless the screen shows a state. */
  readonly expectScreen: (page: Page, snapshot: SnapshotFrom<M>, state: string) => Promise<void>;
}

/** The whole app in Chromium over the real server, as the walks of a model drive it. */
interface BrowserModel<M extends AnyStateMachine> {
  readonly name: string;
  readonly requirements: string;
  readonly model: MachineModel<M>;
  /** States and transitions that nobody can cause in a browser, each with the reason. */
  readonly undrivable?: Readonly<Record<string, string>>;
}

/** What no machine comes to in a browser, unless a step breaks an actor after all. */
const listUndrivable = ({ events }: AnyStateMachine, { transitions }: Coverage) => {
  const isBreaking = (name: unknown): boolean => String(name).includes('xstate.error.actor.');
  return events.some(isBreaking) && ![...transitions].some(isBreaking)
    ? { '* xstate.error.actor.*': 'nothing that a person does makes an actor break' }
    : {};
};

/** Generates the walks of a part of a model that the steps of the app can do. */
function createWalks<M extends AnyStateMachine, Call extends string>(
  model: MachineModel<M>,
  part: string,
  { steps, canHappen }: BrowserWalks<M, Call>,
): Model {
  return createModel({
    ...keepEvents(getPart(model, part), (event) => event in steps),
    canHappen,
    each: 'transition',
    longest: 12,
  } as never);
}

/** Returns a driver of the whole app in a page. */
function createPageDriver<M extends AnyStateMachine, Call extends string>(
  page: Page,
  { calls, open, steps, expectScreen }: BrowserWalks<M, Call>,
  { snapshots }: Model,
): ModelDriver {
  const names = Object.keys(calls) as Call[];
  const held = Object.fromEntries(names.map((call) => [call, new HeldCall()])) as Record<
    Call,
    HeldCall
  >;
  return {
    start: async () => {
      page.setDefaultTimeout(10_000);
      for (const call of names) await held[call].hold(page, calls[call]);
      await open(page);
    },
    perform: async (step) => {
      for (const call of names) held[call].holdAgain();
      await steps[step.name]?.({ page, calls: held });
    },
    expectState: (state) =>
      expectScreen(page, snapshots.get(state) as AnyMachineSnapshot as never, state),
  };
}

/**
 * Tests the whole app by the walks of several parts of a model. `npm run test:model -- --browser`
 * takes them all.
 */
export function describeBrowserParts<M extends AnyStateMachine, Call extends string>(
  { name, requirements, model, undrivable = {} }: BrowserModel<M>,
  parts: Readonly<Record<string, BrowserWalks<M, Call>>>,
): void {
  const coverage = createCoverage();
  const paths = Object.entries(parts).flatMap(([part, walks]) => {
    const generated = createWalks(model, part, walks);
    coverage.addAll(generated.coverage);
    return generated.paths.map((path) => ({ ...path, part, walks, generated }));
  });
  const walked = isWhole ? paths : samplePaths(paths, maxSampledSteps);
  const report = createReport(
    {
      machine: name,
      level: 'browser',
      paths: paths.length,
      walked: walked.length,
      model,
      startedAt: performance.now(),
      undrivable: { ...listUndrivable(model.machine, coverage), ...undrivable },
    },
    coverage,
  );
  const annotate = (): void => {
    test.info().annotations.push({ type: 'model', description: JSON.stringify(report) });
  };

  test.describe(`${name}, browser`, { tag: quickMachines.includes(name) ? '@quick' : [] }, () => {
    test.skip(!isWanted(name));
    // A sample is walked by one worker, which generates the walks.
    if (!isWhole) test.describe.configure({ mode: 'default' });

    for (const path of walked)
      test(`${requirements} ${`${path.part} ${path.title}`.trim()}`, async ({ page }) => {
        annotate();
        const { part, walks, generated } = path;
        await walkPath(
          { machine: name, level: 'browser', part, model },
          path,
          createPageDriver(page, walks, generated),
        );
      });

    test(`${requirements} the walks cover what can be driven in the browser`, () => {
      annotate();
      const { missing, wronglyImpossible } = report;
      expect({ missing, wronglyImpossible }).toEqual({ missing: [], wronglyImpossible: [] });
    });
  });
}

/** Tests the whole app by the walks of a model, or of one part of it. */
export function describeBrowserModel<M extends AnyStateMachine, Call extends string>({
  part = '',
  ...options
}: BrowserModel<M> & BrowserWalks<M, Call> & { readonly part?: string }): void {
  describeBrowserParts(options, { [part]: options });
}
