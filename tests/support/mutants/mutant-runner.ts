import { startTests } from '@vitest/runner';
import type { Test } from '@vitest/runner';
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

import { readExports } from '../find-models.ts';
import {
  clearMutant,
  findFile,
  listMutants,
  setMutant,
  takeStartedFiles,
  type MutantOfMachines,
} from './mutable-machines.ts';
import { chooseSample } from './sample.ts';

/** What `scripts/test-mutants.mjs` asks for. */
interface Plan {
  /** The test files that concern each file of src/machines, in the order in which they judge. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** The machines or charts that are wanted; all when it is empty. */
  readonly names: readonly string[];
  /** How many mutants of all charts are judged; null for all. */
  readonly sampleSize: number | null;
  readonly seed: number;
  /** Mutants that an earlier run has judged. */
  readonly judged: readonly string[];
  /** The file that takes a line for each finding. */
  readonly results: string;
}

interface MutatedChart {
  readonly file: string;
  readonly name: string;
  readonly machines: readonly string[];
  readonly mutants: readonly MutantOfMachines[];
}

interface WorkerState {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly file: string }>;
    readonly invalidateModule: (module: { readonly file: string }) => void;
  };
}

const toCamelCase = (text: string): string =>
  text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A chart that makes one machine has its name; one that makes several has that of its file. */
function nameChart(file: string, machines: readonly string[]): string {
  const [only, ...others] = machines;
  if (only !== undefined && others.length === 0) return only;
  const [, name = file] = /([^/]+?)(?:-machines?)?\.ts$/.exec(file) ?? [];
  return toCamelCase(name);
}

async function findCharts(): Promise<readonly MutatedChart[]> {
  const machinesOf = new Map<string, [name: string, machine: AnyStateMachine][]>();
  for (const [name, machine] of await readExports('src/machines', (file) => file.endsWith('.ts'))) {
    const file = machine instanceof StateMachine ? findFile(machine as AnyStateMachine) : null;
    if (file === null) continue;
    const found = machinesOf.get(file) ?? [];
    found.push([name.replace(/Machine$/, ''), machine as AnyStateMachine]);
    machinesOf.set(file, found);
  }
  return [...machinesOf].map(([file, found]) => {
    const machines = found.map(([name]) => name);
    const name = nameChart(file, machines);
    return {
      file,
      name,
      machines,
      mutants: listMutants(name, found),
    };
  });
}

/** Runs test files without telling vitest of them, until a test fails. */
class Judge extends VitestTestRunner {
  failure: string | null = null;
  slowestMs = 0;

  override async onBeforeRunTask(test: Test): Promise<void> {
    if (this.failure !== null) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    this.slowestMs = Math.max(this.slowestMs, test.result?.duration ?? 0);
    if (test.result?.state === 'fail') this.failure ??= test.name;
  }
}

/** Judges mutants before the only test of its run. */
export default class MutantRunner extends VitestTestRunner {
  async onBeforeRunFiles(): Promise<void> {
    const plan = JSON.parse(readFileSync(process.env['LECTERN_MUTANTS'] ?? '', 'utf8')) as Plan;
    const judge = new Judge(this.config);
    Object.assign(judge, {
      trace: this.trace,
      importFile: (path: string, source: 'collect' | 'setup') => this.importFile(path, source),
    });
    await judgeMutants(plan, judge);
  }
}

/** Lets test files and their helpers be evaluated again: they look at machines when they are. */
function forgetTests(): void {
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: WorkerState })
    .__vitest_worker__;
  for (const module of evaluatedModules.idToModuleMap.values())
    if (module.file.includes('/tests/') && !module.file.includes('/tests/support/mutants/'))
      evaluatedModules.invalidateModule(module);
}

/** A test file, and after how long a test of it would not end. */
interface TestFile {
  readonly path: string;
  readonly maxMsOfTest: number;
}

/** Who judges, and where the findings go. */
interface Judging {
  readonly judge: Judge;
  readonly report: (line: object) => void;
}

/** Returns what fails in test files, or null when everything passes. */
async function findFailure(
  files: readonly TestFile[],
  { judge, report }: Judging,
): Promise<string | null> {
  let unhandled: string | null = null;
  const note = (error: unknown): void => {
    unhandled ??= `unhandled: ${String(error)}`;
  };
  process.on('uncaughtException', note).on('unhandledRejection', note);
  forgetTests();
  judge.failure = null;
  try {
    for (const { path, maxMsOfTest } of files) {
      report({ file: path });
      judge.config.testTimeout = maxMsOfTest;
      const [result] = await startTests([path], judge);
      const broken = result?.result?.errors?.[0]?.message;
      judge.failure ??= broken ?? null;
      vi.useRealTimers();
      vi.restoreAllMocks();
      if (judge.failure !== null) break;
    }
    await wait(0);
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note);
  }
  return judge.failure ?? unhandled;
}

/** What a test file does without a fault. */
interface Baseline extends TestFile {
  readonly failure: string | null;
  /** The files of src/machines whose machines it starts. */
  readonly startedFiles: ReadonlySet<string>;
}

const baselines = new Map<string, Baseline>();

/**
 * Runs a test file without a fault. A file runs once for all charts, except the one that walks the
 * models of some machines: it does something else for each chart.
 */
async function runBaseline(
  path: string,
  machines: readonly string[],
  judging: Judging,
): Promise<Baseline> {
  const key = path.endsWith('.model.test.ts') ? [path, ...machines].join(' ') : path;
  const known = baselines.get(key);
  if (known !== undefined) return known;
  process.env['LECTERN_MODELS'] = machines.join(',');
  takeStartedFiles();
  judging.judge.slowestMs = 0;
  const failure = await findFailure([{ path, maxMsOfTest: 60_000 }], judging);
  const maxMsOfTest = Math.max(5000, 10 * judging.judge.slowestMs);
  const baseline = { path, maxMsOfTest, failure, startedFiles: takeStartedFiles() };
  baselines.set(key, baseline);
  return baseline;
}

/** Of the machines in which a fault is, the models of the first ones judge it. */
const maxModels = 2;

/** Runs the tests of a chart without a fault, then with each fault those that start the chart. */
async function judgeChart(
  { file, name, machines }: MutatedChart,
  mutants: readonly MutantOfMachines[],
  tests: readonly string[],
  judging: Judging,
): Promise<void> {
  const { report } = judging;
  report({ chart: name, started: 'no mutant' });
  const judges: TestFile[] = [];
  for (const path of tests) {
    const baseline = await runBaseline(path, machines, judging);
    if (baseline.startedFiles.has(file)) judges.push(baseline);
    if (baseline.failure !== null) report({ chart: name, baseline: baseline.failure });
  }
  for (const mutant of mutants) {
    report({ chart: name, started: mutant.name });
    setMutant(file, mutant);
    process.env['LECTERN_MODELS'] = mutant.machines.slice(0, maxModels).join(',');
    const startedAt = performance.now();
    const killedBy = await findFailure(judges, judging);
    const ms = performance.now() - startedAt;
    clearMutant();
    report({ chart: name, mutant: mutant.name, killedBy, ms });
  }
}

async function judgeMutants(plan: Plan, judge: Judge): Promise<void> {
  const report = (line: object): void => {
    appendFileSync(plan.results, `${JSON.stringify(line)}\n`);
  };
  const charts = (await findCharts()).filter(
    ({ name, machines }) =>
      plan.names.length === 0 ||
      plan.names.some((each) => each === name || machines.includes(each)),
  );
  for (const { name, machines, mutants } of charts)
    report({ chart: name, machines, mutants: mutants.map((mutant) => mutant.name) });
  const names = charts.flatMap(({ mutants }) => mutants.map(({ name }) => name));
  const chosen = chooseSample(names, plan.sampleSize, plan.seed);
  for (const chart of charts) {
    const mutants = chart.mutants.filter(
      ({ name }) => chosen.has(name) && !plan.judged.includes(name),
    );
    if (mutants.length > 0)
      await judgeChart(chart, mutants, plan.tests[chart.file] ?? [], { judge, report });
  }
}
