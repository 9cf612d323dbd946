import { sql } from 'drizzle-orm';

import type { Services } from '../services/services.ts';
import type { Store } from '../store/database.ts';

/** Returns whether the process should get requests. */
export type CheckReadiness = () => Promise<boolean>;

const maxWaitMs = 2000;

/**
 * Creates the check behind /readyz: false as soon as `stopping` aborts, and while the database does
 * not answer within two seconds. A process whose callers wait for its connections is busy, not
 * unready: taking it away would leave the other processes with its load.
 */
export const createReadinessCheck =
  (
    services: Pick<Services, 'withSignal'>,
    { countConnections }: Pick<Store, 'countConnections'>,
    stopping: AbortSignal,
  ): CheckReadiness =>
  async () => {
    if (stopping.aborted) return false;
    const { db } = services.withSignal('light', AbortSignal.timeout(maxWaitMs));
    return db.execute(sql`select 1`).then(
      () => !stopping.aborted,
      () => countConnections().some(({ name, waiting }) => name === 'light' && waiting > 0),
    );
  };
