import { once } from 'node:events';

import { Client } from 'pg';

import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/shared/system.ts';
import { createLog } from '../../server/shared/log.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { rebuildJob } from '../../server/services/rebuilds/rebuild-job.ts';
import { requeueJob } from '../../server/services/rebuilds/requeue-job.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { createTestConfig } from './server-template.ts';

/**
 * A process that, once told to, works on rebuilds at the PostgreSQL database of the first argument
 * and is killed (SIGKILL, by its own hand, so that the moment is exact) when it is about to send,
 * or has just sent, its n-th statement. Without the second argument it lives on.
 */
const [, , url = '', killAt = '', when = 'before'] = process.argv;
const kill = (): void => {
  process.kill(process.pid, 'SIGKILL');
};
let statements = Number.NEGATIVE_INFINITY;
const { query } = Client.prototype as unknown as {
  readonly query: (this: Client, ...args: unknown[]) => unknown;
};
Client.prototype.query = function counted(this: Client, ...args: unknown[]): unknown {
  statements += 1;
  const isLast = statements === Number(killAt);
  if (isLast && when === 'before') kill();
  const answer = query.apply(this, args);
  if (isLast) setImmediate(kill);
  return answer;
} as typeof Client.prototype.query;

await once(process, 'message');
const log = createLog(
  () => undefined,
  () => new Date(),
);
const store = await openPostgres(url, () => undefined);
const queue = await openQueue(store, log);
const services = await createServices(
  store,
  queue,
  createTestConfig('/nowhere'),
  log,
  systemClock,
  systemRandom,
);
await queue.work([rebuildJob, requeueJob], services);
if (killAt !== '') statements = 0;
process.disconnect();
