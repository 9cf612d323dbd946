import { parseArgs } from 'node:util';

import * as z from 'zod';

import { createAdmin } from './services/accounts/create-admin.ts';
import { removeSetupToken } from './services/accounts/setup-token.ts';
import { readConfig, type Config } from './config/config.ts';
import { createLog } from './shared/log.ts';
import { systemClock, systemRandom } from './shared/system.ts';
import { explainFailure } from './start/explain-failure.ts';
import { openStore } from './start/open-store.ts';
import { checkSchema, migrate } from './store/migrate.ts';
import { findMigrationsFolder } from './store/migrations.ts';

const usage = 'Usage: npm run create-admin -- --email someone@example.org [--yes]';

/** Prints the lines as errors and ends with code 1. */
function exitWithError(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Returns the address after --email and whether --yes was given, or null without an address. */
function readArguments(
  args: readonly string[],
): { readonly email: string; readonly mayChange: boolean } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' }, yes: { type: 'boolean', default: false } },
    });
    const parsed = z.email().max(254).safeParse(values.email?.trim());
    return parsed.success ? { email: parsed.data, mayChange: values.yes } : null;
  } catch {
    return null;
  }
}

/**
 * Creates the super admin in the configured database and prints the link. Changes an account that
 * exists only when `mayChange` says so.
 */
async function run(config: Config, email: string, mayChange: boolean): Promise<void> {
  const log = createLog((line) => {
    process.stderr.write(line);
  }, systemClock.now);
  const opened = await openStore(config, log, new AbortController().signal);
  if (!opened.ok)
    exitWithError([
      opened.reason,
      ...(opened.isInUse === true
        ? ['The embedded database is used by one process at a time, and this command is another.']
        : []),
    ]);
  const { store, lock } = opened;
  try {
    await (config.MIGRATE === 'on'
      ? migrate(store, findMigrationsFolder(), { log })
      : checkSchema(store, findMigrationsFolder()));
    const context = { db: store.db, clock: systemClock, random: systemRandom, config };
    const admin = await createAdmin(context, email, mayChange);
    if (admin.kind === 'otherAccount') {
      const changes = [
        ...(admin.isSuperAdmin ? [] : ['made a super admin']),
        ...(admin.isDisabled ? ['enabled again'] : []),
      ];
      console.error(
        `${admin.email} has an account. Add --yes if it is to be ${changes.join(' and ')}.`,
      );
      process.exitCode = 1;
      return;
    }
    removeSetupToken(config);
    console.log(
      [
        `${admin.email} ${admin.isNew ? 'was created as' : 'is'} a super admin. Choose the password here:`,
        `  ${admin.link}`,
        `The link works once, until ${admin.expiresAt.toISOString()}. Set PUBLIC_URL when the server has another address.`,
      ].join('\n'),
    );
  } catch (error) {
    const reason = explainFailure(error, config);
    if (reason === null) throw error;
    console.error(reason);
    process.exitCode = 1;
  } finally {
    await store.close();
    lock.release();
  }
}

// Files that this process creates are for its user only.
process.umask(0o077);
const given = readArguments(process.argv.slice(2));
if (given === null) exitWithError(['Give the e-mail of the super admin.', usage]);
const read = readConfig(process.env);
if ('errors' in read)
  exitWithError(['The configuration is invalid:', ...read.errors.map((error) => `  ${error}`)]);
await run(read.config, given.email, given.mayChange);
