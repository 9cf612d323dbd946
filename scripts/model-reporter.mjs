import { stripVTControlCharacters } from 'node:util';

const machinesTest = 'machines.model.test.ts';

/** Returns a time as minutes and seconds. */
const formatTime = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Returns how long the rest takes at the pace of what is done; none while nothing is done. */
const estimateMs = (ms, done, total) => (done === 0 ? [] : [(ms * (total - done)) / done]);

const isMachinesTest = (moduleId) => moduleId.endsWith(machinesTest);
/** A suite of a machine is called `quizEditor`, one of its view `quizEditor, view`. */
export const nameSuite = ({ machine, level }) =>
  level === 'machine' ? machine : `${machine}, ${level}`;
const nameMachine = ({ name }) => name.split(',')[0];
const listSuites = (module) => [...module.children].filter(({ type }) => type === 'suite');
const hasFailed = (task) => [...task.children.allTests('failed')].length > 0;

/** Returns the message of an error and, whole, the differences that it or its cause found. */
const formatError = ({ message, diff, cause }) =>
  stripVTControlCharacters([message, diff || cause?.diff || []].flat().join('\n\n'));

/**
 * A reporter of vitest for `npm run test:model`: prints the machines at work, and tells what a run
 * has found so far.
 */
export class ModelReporter {
  #vitest;
  #now;
  #output;
  #onEnd;
  #findMachines;
  #startedAt;
  #walkedSince;
  #wanted;
  #machines;
  #modules = [];
  #done = new Set();
  #running = new Map();

  /**
   * @param machines The names of the machines that are walked.
   * @param onEnd Gets what `read` returns at the end of a run.
   * @param findMachines Returns the machines that changed files concern, by the paths of the files
   *   and of all that import them.
   */
  constructor({
    machines,
    onEnd = () => undefined,
    findMachines = () => machines,
    now = () => performance.now(),
    output = process.stdout,
  }) {
    this.#wanted = machines;
    this.#machines = machines;
    this.#onEnd = onEnd;
    this.#findMachines = findMachines;
    this.#now = now;
    this.#output = output;
    this.#startedAt = now();
  }

  onInit(vitest) {
    this.#vitest = vitest;
  }

  /** Before files run again: walks only the machines that the changes concern. */
  onWatcherRerun(files, trigger) {
    const ofViews = this.#vitest.state
      .getTestModules()
      .filter((module) => files.includes(module.moduleId) && !isMachinesTest(module.moduleId))
      .flatMap((module) => listSuites(module).map(nameMachine));
    const changed = this.#findMachines([...this.#vitest.watcher.invalidates]);
    this.#machines = this.#wanted.filter((name) => [...changed, ...ofViews].includes(name));
    process.env.LECTERN_MODELS = this.#machines.join(',');
    this.#output.write(`\n${trigger} has changed.\n`);
  }

  onTestRunStart(specifications) {
    this.#startedAt = this.#now();
    this.#walkedSince = this.#startedAt;
    this.#modules = specifications.map(({ moduleId }) => moduleId);
    this.#done.clear();
    this.#running.clear();
  }

  onTestModuleQueued(module) {
    if (isMachinesTest(module.moduleId)) this.#running.set(module.moduleId, 'generating paths');
  }

  onTestModuleStart({ moduleId }) {
    // The paths have been generated.
    if (isMachinesTest(moduleId)) this.#walkedSince = this.#now();
  }

  onTestSuiteReady(suite) {
    if (suite.parent.type === 'module') this.#running.set(suite.module.moduleId, suite.name);
  }

  onTestSuiteResult(suite) {
    if (suite.parent.type !== 'module') return;
    this.#running.delete(suite.module.moduleId);
    if (isMachinesTest(suite.module.moduleId)) this.#done.add(suite.name);
  }

  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId);
    this.#done.add(moduleId);
  }

  onTestRunEnd(_, errors) {
    this.#startedAt = null;
    this.clearProgress();
    const outcome = this.read();
    this.#onEnd({ ...outcome, failures: [...outcome.failures, ...errors.map(formatError)] });
  }

  /**
   * Prints what is walked at the moment, how much is done, and the time: on a terminal over the line
   * before, elsewhere as a line. Prints nothing between two runs.
   */
  printProgress() {
    if (this.#startedAt === null) return;
    const now = this.#now();
    const count = (names) => names.filter((name) => this.#done.has(name)).length;
    const views = this.#modules.filter((moduleId) => !isMachinesTest(moduleId));
    const parts = [
      { names: this.#machines, of: 'machines', since: this.#walkedSince },
      { names: views, of: 'view tests', since: this.#startedAt },
    ].filter(({ names }) => names.length > 0);
    // The machines and the views have a worker each.
    const leftMs = Math.max(
      0,
      ...parts.flatMap(({ names, since }) => estimateMs(now - since, count(names), names.length)),
    );
    const line = [
      formatTime(now - this.#startedAt),
      [...this.#running.values()].join('; ') || 'loading tests',
      ...parts.map(({ names, of }) => `${String(count(names))} of ${String(names.length)} ${of}`),
      ...(leftMs === 0 ? [] : [`about ${formatTime(leftMs)} left`]),
    ].join('  ');
    this.#output.write(
      this.#output.isTTY
        ? `\r\u001b[K${line.slice(0, (this.#output.columns ?? 80) - 1)}`
        : `${line}\n`,
    );
  }

  /** Removes the line of the progress from a terminal. */
  clearProgress() {
    if (this.#output.isTTY) this.#output.write('\r\u001b[K');
  }

  /**
   * Returns the reports of the models, the names of the suites that failed, the text of each
   * failure, and by machine whether it passed, failed or has not been run, at all levels.
   */
  read() {
    const modules = (this.#vitest?.state.getTestModules() ?? []).filter(({ moduleId }) =>
      this.#modules.includes(moduleId),
    );
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const reports = tests.flatMap((test) => test.meta().model ?? []);
    const failedSuites = modules.flatMap((module) => listSuites(module).filter(hasFailed));
    const failedMachines = failedSuites.map(nameMachine);
    const isWalked = (machine, level) =>
      reports.some((report) => report.machine === machine && report.level === level);
    // When only a view has changed, only the view is walked again.
    const isOfViews = this.#modules.length > 0 && !this.#modules.some(isMachinesTest);
    const getResult = (machine) => {
      if (failedMachines.includes(machine)) return 'failed';
      const isViewless = reports.some(
        (report) => report.machine === machine && report.viewless !== null,
      );
      return (isOfViews || isWalked(machine, 'machine')) &&
        (isViewless || isWalked(machine, 'view'))
        ? 'passed'
        : 'not run';
    };
    return {
      reports,
      failedSuites: failedSuites.map(({ name }) => name),
      failures: [
        ...modules.flatMap((module) =>
          module.errors().map((error) => `${module.moduleId}\n${formatError(error)}`),
        ),
        ...tests
          .filter((test) => test.result().state === 'failed')
          .map((test) =>
            [test.fullName, ...(test.result().errors ?? []).map(formatError)].join('\n'),
          ),
      ],
      results: new Map(this.#machines.map((machine) => [machine, getResult(machine)])),
    };
  }
}
