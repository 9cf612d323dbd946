import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildPlayer } from '../../scripts/build-player.mjs';
import { buildServer } from '../../scripts/build-server.mjs';
import { stopCluster } from './postgres-cluster.ts';

/**
 * Builds the player that SCORM packages hold and the server that tests start as a process, and makes
 * the folder the server tests share; at the end stops the PostgreSQL cluster if a test started one,
 * and removes everything.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-server-tests-'));
  process.env['LECTERN_TEST_SHARED'] = folder;
  await Promise.all([buildPlayer(), buildServer()]);
  return async () => {
    await stopCluster(folder);
    await rm(folder, { recursive: true, force: true });
  };
}
