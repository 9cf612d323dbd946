import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MessagePort, ResourceLimits } from 'node:worker_threads';

import { Piscina } from 'piscina';

import type { Log } from '../shared/log.ts';
import { UnavailableError } from '../shared/unavailable-error.ts';
import type { Tasks } from '../worker.ts';

type TaskName = keyof Tasks;
type TaskResult<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;

/** Work that needs more memory than one task may use. */
export class OutOfMemoryError extends Error {}

/** Runs tasks of server/worker.ts in threads, so that the main thread serves other requests. */
export interface Workers {
  /**
   * Runs a task in a thread of its pool. The buffers and ports of `transfer` are moved there, not
   * copied. Throws `UnavailableError` when the queue is full and `OutOfMemoryError`.
   */
  readonly run: <N extends TaskName>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    transfer?: readonly (ArrayBuffer | MessagePort)[],
  ) => Promise<TaskResult<N>>;
  /** Returns these workers for one request; its tasks end when `signal` aborts. */
  readonly withSignal: (signal: AbortSignal) => Workers;
  /** Ends all threads. */
  readonly close: () => Promise<void>;
}

/** The threads of a pool, its queue and the memory of each thread. */
interface PoolLimits {
  readonly maxThreads: number;
  readonly maxQueue: number;
  readonly resourceLimits: ResourceLimits;
}

const poolLimits = {
  bodies: {
    maxThreads: 2,
    maxQueue: 32,
    // V8 would use 48 MB for new objects: a save of 10,000 questions took 27 MB more, and no less time.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
  },
  packages: {
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    maxQueue: 32,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  },
} as const satisfies Readonly<Record<string, PoolLimits>>;

const pools: Readonly<Record<TaskName, keyof typeof poolLimits>> = {
  parseJsonBody: 'bodies',
  parseForm: 'bodies',
  readImport: 'packages',
  writePackage: 'packages',
  listExportRemarks: 'packages',
};

const idleTimeoutMs = 30_000;

/** Returns the script of the threads: beside the bundled server, or one that runs the sources. */
function findWorkerScript(): string {
  const bundled = fileURLToPath(new URL('./worker.mjs', import.meta.url));
  return existsSync(bundled)
    ? bundled
    : fileURLToPath(new URL('./worker-of-sources.mjs', import.meta.url));
}

function startPool(script: string, limits: PoolLimits, log: Log): Piscina {
  const pool = new Piscina({
    filename: script,
    ...limits,
    minThreads: 0,
    idleTimeout: idleTimeoutMs,
  });
  pool.on('error', (error) => {
    log.error('a worker thread failed', error);
  });
  return pool;
}

function toWorkError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new OutOfMemoryError('a task needed too much memory', { cause: error });
  return error.message === 'Task queue is at limit'
    ? new UnavailableError('workers', error)
    : error;
}

/**
 * Creates the pools of threads, which run `script`. A thread starts with the first task and ends
 * when it is idle.
 */
export function createWorkers(log: Log, script = findWorkerScript()): Workers {
  const started = new Map<keyof typeof poolLimits, Piscina>();
  const getPool = (name: keyof typeof poolLimits): Piscina => {
    const pool = started.get(name) ?? startPool(script, poolLimits[name], log);
    started.set(name, pool);
    return pool;
  };
  const create = (signal: AbortSignal | null): Workers => ({
    run: async <N extends TaskName>(
      name: N,
      input: Parameters<Tasks[N]>[0],
      transfer: readonly (ArrayBuffer | MessagePort)[] = [],
    ): Promise<TaskResult<N>> => {
      try {
        return (await getPool(pools[name]).run(
          { name, input },
          {
            transferList: [...transfer],
            ...(signal === null ? {} : { signal }),
          },
        )) as TaskResult<N>;
      } catch (error) {
        throw toWorkError(error);
      }
    },
    withSignal: create,
    close: async () => {
      await Promise.all([...started.values()].map((pool) => pool.destroy()));
      started.clear();
    },
  });
  return create(null);
}
