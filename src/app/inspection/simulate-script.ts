import type { MachineExamples } from '../../inspection/simulation/machine-examples.ts';
import type { SimulationResult, SimulationScript } from '../../inspection/simulation/simulation.ts';

/** What the result describes: a step, without one the last, and which examples it would take. */
export interface SimulateOptions {
  readonly shownStep?: number | null;
  readonly examples?: MachineExamples;
}

/** What the worker is asked. */
export interface SimulateMessage extends SimulateOptions {
  readonly id: number;
  readonly script: SimulationScript;
}

/** What the worker answers. */
export interface SimulateReply {
  readonly id: number;
  readonly result: SimulationResult;
}

type Settle = (result: SimulationResult) => void;

/** How long a script may run: a guard or an action may loop for ever. */
const maxRunMs = 20_000;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();

const fail = (error: string): SimulationResult => ({
  ok: false,
  error,
  failedCommand: null,
  view: null,
});

function stopWorker(error: string): void {
  worker?.terminate();
  worker = null;
  for (const settle of [...waiting.values()]) settle(fail(error));
}

function startWorker(): Worker {
  const started = new Worker(new URL('simulate.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<SimulateReply>) => {
    waiting.get(data.id)?.(data.result);
  });
  started.addEventListener('error', ({ message }) => {
    stopWorker(`the simulation could not run: ${message}`);
  });
  return started;
}

/**
 * Runs a script in a worker, which holds all machines. Every failure is a value; a script that takes too long is ended.
 */
export function simulateScript(
  script: SimulationScript,
  options: SimulateOptions = {},
): Promise<SimulationResult> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      stopWorker('the simulation did not end');
    }, maxRunMs);
    const settle: Settle = (result) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(result);
    };
    waiting.set(id, settle);
    worker ??= startWorker();
    try {
      worker.postMessage({ ...options, id, script } satisfies SimulateMessage);
    } catch (error) {
      // A value that cannot be copied, such as a function.
      settle(fail(error instanceof Error ? error.message : String(error)));
    }
  });
}
