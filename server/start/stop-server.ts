import type { Config } from '../config/config.ts';
import type { RunningRequests } from '../http/running-requests.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Store } from '../store/database.ts';
import type { Workers } from '../workers/worker-pool.ts';
import type { Listening } from './listen.ts';

/** What a running server consists of. */
interface ServerParts {
  readonly config: Config;
  readonly requests: RunningRequests;
  readonly listening: Listening;
  readonly metricsListening: Listening | null;
  readonly queue: Queue;
  /** Resolves when the workers of the queue have started, or will not. */
  readonly working: Promise<void>;
  readonly workers: Workers;
  readonly store: Store;
}

/** How long aborted requests have to send their 503 and aborted jobs to end. */
const abortedMs = 500;

/**
 * Stops a server, which is no longer ready: answers what arrives during `SHUTDOWN_DELAY_SECONDS`
 * (unless `isUrgent`), waits for requests and jobs until `SHUTDOWN_TIMEOUT_SECONDS`, aborts the rest,
 * and then closes the database.
 */
export async function stopServer(
  { config, requests, listening, metricsListening, queue, working, workers, store }: ServerParts,
  isUrgent: boolean,
): Promise<void> {
  const timeoutMs = config.SHUTDOWN_TIMEOUT_SECONDS * 1000;
  const acceptMs = isUrgent ? 0 : Math.min(config.SHUTDOWN_DELAY_SECONDS * 1000, timeoutMs);
  const limit = setTimeout(requests.abortAll, timeoutMs);
  await Promise.all([
    listening.stop(timeoutMs + abortedMs, acceptMs),
    working.then(() => queue.stop(timeoutMs)),
  ]);
  clearTimeout(limit);
  await metricsListening?.stop(0);
  await workers.close();
  await store.close();
}
