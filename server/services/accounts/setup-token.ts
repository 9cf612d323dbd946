import { createHash, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { Config } from '../../config/config.ts';
import type { Services } from '../services.ts';
import { users } from '../../store/schema/auth.ts';

type SetupConfig = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

/** Returns the file that holds the token of the set-up page. */
export const getSetupTokenPath = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'setup-token');

/** Whether the installation can be set up at /setup: an embedded database without accounts. */
export const isSetupOpen = (config: SetupConfig): boolean =>
  config.DATABASE_URL === undefined && existsSync(getSetupTokenPath(config));

/** Whether `token` is the one in the file. */
export function isSetupToken(config: SetupConfig, token: string): boolean {
  if (!isSetupOpen(config)) return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(
    digest(readFileSync(getSetupTokenPath(config), 'utf8').trim()),
    digest(token.trim()),
  );
}

/** Closes the set-up page for good. */
export const removeSetupToken = (config: Pick<Config, 'DATA_DIR'>): void => {
  rmSync(getSetupTokenPath(config), { force: true });
};

/** Whether the database has no account. */
export async function hasNoAccounts({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from ${users}) as empty`,
  );
  return rows[0]?.empty === true;
}

/**
 * Opens the set-up page of an embedded database without accounts: writes a new token that only the
 * operator can read. Closes it on every other database. Returns whether it is open.
 */
export async function prepareSetup(
  services: Pick<Services, 'db' | 'config' | 'random'>,
): Promise<boolean> {
  const { config, random } = services;
  if (config.DATABASE_URL !== undefined) return false;
  if (!(await hasNoAccounts(services))) {
    removeSetupToken(config);
    return false;
  }
  const path = getSetupTokenPath(config);
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    writeFileSync(path, `${random.secret(24)}\n`, { mode: 0o600 });
  }
  chmodSync(path, 0o600);
  return true;
}
