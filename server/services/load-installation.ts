import { createHash } from 'node:crypto';

import { loadSharedSecret } from '../auth/shared-secret.ts';
import type { Config } from '../config/config.ts';
import type { Random } from '../shared/system.ts';
import type { Database } from '../store/database.ts';

/**
 * Returns twelve letters and digits that tell this installation from all others: the same as long as
 * it keeps its database and its public address. A copy of the database under another address, such
 * as for tests, is another installation.
 */
export async function loadInstallation(
  db: Database,
  random: Random,
  { PUBLIC_URL = '' }: Pick<Config, 'PUBLIC_URL'>,
): Promise<string> {
  const secret = await loadSharedSecret(db, random, 'installation');
  return createHash('sha256').update(`${secret} ${PUBLIC_URL}`).digest('hex').slice(0, 12);
}
