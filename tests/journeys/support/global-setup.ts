import { startProduct } from './product.ts';

/** Starts the one server the journeys share and tells its address in BASE_URL; a journey that kills a server starts its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env['BASE_URL'] = product.url;
  return () => product.close();
}
