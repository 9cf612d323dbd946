import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct } from './product.ts';

/**
 * Starts the one server the journeys share and tells its address in BASE_URL. A journey that kills or changes a server starts its own; the demo library
 * is made once, here, and copied for those (JOURNEY_LIBRARY).
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
