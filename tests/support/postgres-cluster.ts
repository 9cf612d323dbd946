import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chown, chmod } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { createOnce } from './create-once.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or null when it is not installed. */
export function findPostgres(): string | null {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL and PgBouncer refuse to run as root; then they run as the user `postgres`. */
export function findPostgresAccount(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Where the systems that the tests run on take no port from by themselves. */
const fixedPorts = { min: 20_000, max: 32_000 };

/**
 * Returns a free port of the loopback address. It is none that the system gives to whoever asks for
 * any port, or to a client, so it stays free until a test listens there.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(fixedPorts.min, fixedPorts.max);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** A PostgreSQL cluster of one test's own, which it may stop and start. */
export interface Cluster {
  /** Without a database's name. */
  readonly address: string;
  readonly start: () => Promise<void>;
  /** Cuts every connection. */
  readonly stop: () => Promise<void>;
}

/** Creates a cluster in the empty `folder`. */
export async function createCluster(folder: string): Promise<Cluster> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is not installed');
  const as = findPostgresAccount();
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const options = { ...as, cwd: folder };
  await run(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'lectern',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    options,
  );
  const settings = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c max_connections=300`;
  const control = async (...command: string[]): Promise<void> => {
    await run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...command], options);
  };
  return {
    address: `postgres://lectern@127.0.0.1:${String(port)}`,
    start: () => control('-l', join(folder, 'log'), '-o', settings, 'start'),
    stop: () => control('-m', 'fast', 'stop'),
  };
}

/**
 * The address of the run's throw-away PostgreSQL cluster (without a database's name), started when
 * first asked for.
 */
export function startCluster(): Promise<string> {
  return createOnce('postgres', async (folder) => {
    await chmod(join(folder, '..'), 0o755);
    const cluster = await createCluster(folder);
    await cluster.start();
    return cluster.address;
  });
}

/** Stops the cluster below `sharedFolder`, if one was started. */
export async function stopCluster(sharedFolder: string): Promise<void> {
  const data = join(sharedFolder, 'postgres', 'data');
  const programs = findPostgres();
  if (programs === null || !existsSync(join(data, 'postmaster.pid'))) return;
  await run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
    ...findPostgresAccount(),
    cwd: join(sharedFolder, 'postgres'),
  });
}
