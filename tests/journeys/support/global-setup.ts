import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct } from './product.ts';

/**
 * Starts the server that the journeys share, and sets BASE_URL. Journeys that kill or change a
 * server start their own on a copy of the demo library, which is created here once
 * (JOURNEY_LIBRARY).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-library-'));
  const product = await startProduct();
  await product.leaveDataIn(join(folder, 'data'));
  await product.restart();
  process.env['BASE_URL'] = product.url;
  process.env['JOURNEY_LIBRARY'] = join(folder, 'data');
  return async () => {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  };
}
