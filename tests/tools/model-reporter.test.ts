import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { expect, test, vi } from 'vitest';

import { ModelReporter } from '../../scripts/model-reporter.mjs';

const machinesTest = '/tests/machines/machines.model.test.ts';
const viewTest = '/tests/views/mail.model.test.tsx';

interface Case {
  readonly fullName: string;
  readonly state?: 'passed' | 'failed';
  readonly errors?: readonly object[];
  readonly meta?: object;
}

const createTests = (cases: readonly Case[]) => ({
  *allTests(state?: string) {
    for (const { fullName, state: found = 'passed', errors, meta = {} } of cases)
      if (state === undefined || state === found)
        yield { fullName, meta: () => meta, result: () => ({ state: found, errors }) };
  },
});

/** A file with a suite for each name, as vitest hands them to a reporter. */
function createModule(moduleId: string, suites: Readonly<Record<string, readonly Case[]>>) {
  const module = { type: 'module', moduleId, errors: () => [] };
  const list = Object.entries(suites).map(([name, cases]) => ({
    type: 'suite',
    name,
    module,
    parent: module,
    children: createTests(cases),
  }));
  return {
    ...module,
    suites: list,
    children: Object.assign([...list], createTests(Object.values(suites).flat())),
  };
}

const report = (machine: string, level: string, viewless: string | null = null): Case => ({
  fullName: `${machine} ${level}`,
  meta: { model: { machine, level, viewless } },
});

function start(modules: readonly { readonly moduleId: string }[], isTTY = false) {
  const written: string[] = [];
  let nowMs = 0;
  const reporter = new ModelReporter({
    machines: ['mail', 'theme', 'rebuildUndo', 'session'],
    findMachines: (paths) => (paths.includes('/src/machines/mail.ts') ? ['mail'] : []),
    now: () => nowMs,
    output: { isTTY, columns: 65, write: (text) => written.push(text) },
  });
  reporter.onInit({
    state: { getTestModules: () => modules },
    watcher: { invalidates: new Set(['/src/domain/mail.ts', '/src/machines/mail.ts']) },
  });
  reporter.onTestRunStart(modules);
  return {
    reporter,
    written,
    passTo: (ms: number) => {
      nowMs = ms;
    },
  };
}

const failed: Case = {
  fullName: 'mail, view reveal',
  state: 'failed',
  errors: [{ message: 'in step 2', cause: { diff: '\u001b[32m- one\u001b[39m\n+ two' } }],
};

const walkedModules = [
  createModule(machinesTest, {
    mail: [report('mail', 'machine')],
    theme: [report('theme', 'machine')],
    rebuildUndo: [report('rebuildUndo', 'machine', 'notices show it')],
  }),
  createModule(viewTest, { 'mail, view': [failed], 'theme, view': [report('theme', 'view')] }),
];

test('what a run has found so far says which machines passed, failed or were not run', () => {
  const { reporter } = start(walkedModules);
  const { reports, results, failures, failedSuites } = reporter.read();
  expect(Object.fromEntries(results)).toEqual({
    mail: 'failed',
    theme: 'passed',
    rebuildUndo: 'passed',
    session: 'not run',
  });
  expect(reports).toHaveLength(4);
  expect(failedSuites).toEqual(['mail, view']);
  expect(failures).toEqual(['mail, view reveal\nin step 2\n\n- one\n+ two']);
});

test('a run of views alone says which machines passed there', () => {
  const { reporter } = start(walkedModules.slice(1));
  expect(Object.fromEntries(reporter.read().results)).toMatchObject({
    theme: 'passed',
    session: 'not run',
  });
});

test('the progress names what is walked, what is done, and the time left at that pace', () => {
  const [machines, views] = walkedModules;
  if (machines === undefined || views === undefined) throw new Error('no modules');
  const { reporter, written, passTo } = start([machines, views]);
  reporter.onTestModuleQueued(machines);
  reporter.onTestSuiteReady(views.suites[0] ?? {});
  passTo(5000);
  reporter.printProgress();
  reporter.onTestModuleStart(machines);
  reporter.onTestSuiteResult(machines.suites[0] ?? {});
  reporter.onTestSuiteReady(machines.suites[1] ?? {});
  passTo(20_000);
  reporter.printProgress();
  reporter.onTestRunEnd([], []);
  reporter.printProgress();
  expect(written).toEqual([
    '0:05  generating paths; mail, view  0 of 4 machines  0 of 1 view tests\n',
    '0:20  mail, view; theme  1 of 4 machines  0 of 1 view tests  about 0:45 left\n',
  ]);
});

test('on a terminal the progress takes one line', () => {
  const { reporter, written } = start(walkedModules, true);
  reporter.printProgress();
  reporter.clearProgress();
  expect(written).toEqual([
    '\r\u001b[K0:00  loading tests  0 of 4 machines  0 of 1 view tests',
    '\r\u001b[K',
  ]);
});

test('a change walks the machines that it concerns, and those of the view tests', () => {
  vi.stubEnv('LECTERN_MODELS', '');
  const { reporter } = start(walkedModules);
  reporter.onWatcherRerun([machinesTest], 'src/domain/mail.ts');
  expect(process.env['LECTERN_MODELS']).toBe('mail');
  reporter.onWatcherRerun([viewTest], 'src/views/mail.tsx');
  expect(process.env['LECTERN_MODELS']).toBe('mail,theme');
  vi.unstubAllEnvs();
});

test('a name that no machine has ends the command with similar ones', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/test-model.mjs', 'quizEditr', 'mail'],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^No machine is called quizEditr\. Similar names: quizEditor\b.*\.\n$/);
  expect(status).toBe(1);
});

test('Ctrl+C ends the command at once with the table', async () => {
  const child = spawn(process.execPath, ['scripts/test-model.mjs', 'theme', 'mail']);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output === '') child.kill('SIGINT');
    output += text;
  });
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(output).toMatch(/^theme +not run .*\n/m);
  expect(output).toMatch(/\nStopped: 0 passed, 0 failed, 2 not run\n$/);
});
