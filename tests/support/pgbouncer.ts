import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { Client } from 'pg';

import { poll } from './poll.ts';
import { findFreePort, findPostgresAccount } from './postgres-cluster.ts';

/** The path of PgBouncer, or null when it is not installed. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return (
    folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null
  );
}

/** A PgBouncer in transaction mode with two connections to each database. */
export interface Pgbouncer {
  /** Returns the address of the pooler for a database. */
  readonly toPooledUrl: (url: string) => string;
  readonly close: () => Promise<void>;
}

const canConnect = async (url: string): Promise<true | null> => {
  const client = new Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts PgBouncer in front of the cluster at `address`. */
export async function startPgbouncer(address: string): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (program === null) throw new Error('PgBouncer is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pgbouncer-'));
  const account = findPostgresAccount();
  const [port, server] = [await findFreePort(), new URL(address)];
  await writeFile(join(folder, 'users.txt'), '"lectern" ""\n');
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${server.port} user=lectern
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  );
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(folder, account.uid, account.gid);
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const toPooledUrl = (url: string): string => url.replace(`:${server.port}/`, `:${String(port)}/`);
  await poll('PgBouncer accepts connections', () => canConnect(toPooledUrl(`${address}/postgres`)));
  return {
    toPooledUrl,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
