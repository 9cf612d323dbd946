import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stopCluster } from './postgres-cluster.ts';

/** Makes the folder the server tests share; at the end stops the PostgreSQL cluster if a test started one, and removes everything. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-server-tests-'));
  process.env['LECTERN_TEST_SHARED'] = folder;
  return async () => {
    await stopCluster(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
