import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { poll } from '../support/poll.ts';
import { createCluster, type Cluster } from '../support/postgres-cluster.ts';
import { createNginxConfig } from './nginx-config.ts';
import { endProcess, findFreePort, startProcess, type ManagedProcess } from './processes.ts';

const serverCount = 3;
const s3Version = '3.7.1';

/** Three servers behind nginx, with PostgreSQL and S3-compatible storage, on this machine only. */
export interface Topology {
  /** The address of nginx. */
  readonly address: string;
  readonly postgres: Cluster;
  readonly databaseUrl: string;
  readonly bucket: ManagedProcess;
  /** Kills a server and starts it again. */
  readonly killServer: (index: number) => Promise<void>;
  /** Stops a server with SIGTERM, waits for its end and starts it again. */
  readonly restartServer: (index: number) => Promise<void>;
  /** The servers that ended without being asked to, with the end of their output. */
  readonly listDeadServers: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Returns the program of s3rver, which it installs beside the packages when it is missing. */
function installS3(root: string): string {
  const folder = join(root, 'node_modules/.cache/s3rver');
  const program = join(folder, 'node_modules/s3rver/bin/s3rver.js');
  if (!existsSync(program))
    execFileSync(
      'npm',
      ['install', '--silent', '--no-save', '--prefix', folder, `s3rver@${s3Version}`],
      { stdio: 'inherit' },
    );
  return program;
}

/** Starts everything and waits until each server is ready. What started is stopped when it fails. */
export async function startTopology(root: string): Promise<Topology> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  try {
    return await startParts(root, stop, (cleanUp) => cleanUps.push(cleanUp));
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  root: string,
  stop: () => Promise<void>,
  onStop: (cleanUp: () => Promise<unknown>) => void,
): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const postgresFolder = join(folder, 'postgres');
  await mkdir(postgresFolder);
  const postgres = await createCluster(postgresFolder);
  await postgres.start();
  onStop(() => postgres.stop());
  const admin = new Client({ connectionString: `${postgres.address}/postgres` });
  await admin.connect();
  await admin.query('create database lectern');
  await admin.end();
  const databaseUrl = `${postgres.address}/lectern`;

  const s3Port = await findFreePort();
  const bucket = startProcess('s3', process.execPath, [
    installS3(root),
    ...['--directory', join(folder, 'bucket'), '--address', '127.0.0.1', '--port', String(s3Port)],
    ...['--silent', '--configure-bucket', 'lectern'],
  ]);

  onStop(() => {
    bucket.child.kill('SIGCONT');
    return endProcess(bucket, 'SIGKILL');
  });

  const ports: number[] = [];
  while (ports.length < serverCount) ports.push(await findFreePort());
  const nginxPort = await findFreePort();
  const address = `http://127.0.0.1:${String(nginxPort)}`;
  const startServer = (index: number): ManagedProcess =>
    startProcess(
      `server ${String(index + 1)}`,
      process.execPath,
      ['--enable-source-maps', join(root, 'dist/server/main.mjs')],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(ports[index]),
          DATA_DIR: join(folder, `data-${String(index)}`),
          DATABASE_URL: databaseUrl,
          DATABASE_POOL_SIZE: '10',
          DATABASE_POOL_WAIT_SECONDS: '2',
          DATABASE_LOCK_TIMEOUT_SECONDS: '3',
          SEED: 'demo',
          ALLOW_DEMO_ACCOUNTS: '1',
          PUBLIC_URL: address,
          TRUSTED_PROXIES: '1',
          S3_ENDPOINT: `http://127.0.0.1:${String(s3Port)}`,
          S3_BUCKET: 'lectern',
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
        },
      },
    );
  const servers = ports.map((_, index) => startServer(index));
  onStop(() => Promise.all(servers.map((server) => endProcess(server, 'SIGTERM'))));
  const waitUntilReady = (index: number): Promise<true> =>
    poll(
      `server ${String(index + 1)} is ready`,
      async () => {
        if (servers[index]?.isRunning() === false)
          throw new Error(`server ${String(index + 1)} ended: ${servers[index].getOutput()}`);
        const response = await fetch(`http://127.0.0.1:${String(ports[index])}/readyz`).catch(
          () => null,
        );
        return response?.ok === true ? true : null;
      },
      120,
    );
  await Promise.all(ports.map((_, index) => waitUntilReady(index)));

  const nginxFolder = join(folder, 'nginx');
  await mkdir(nginxFolder);
  const configFile = join(nginxFolder, 'nginx.conf');
  await writeFile(configFile, createNginxConfig(nginxFolder, nginxPort, ports));
  const nginx = startProcess('nginx', 'nginx', ['-c', configFile, '-p', nginxFolder]);
  onStop(() => endProcess(nginx, 'SIGTERM'));
  await poll('nginx answers', async () => {
    if (!nginx.isRunning()) throw new Error(`nginx ended: ${nginx.getOutput()}`);
    return (await fetch(`${address}/readyz`).catch(() => null))?.ok === true ? true : null;
  });

  const replaceServer = async (index: number, signal: NodeJS.Signals): Promise<void> => {
    const server = servers[index];
    if (server === undefined) throw new Error(`there is no server ${String(index + 1)}`);
    await endProcess(server, signal);
    servers[index] = startServer(index);
    await waitUntilReady(index);
  };
  return {
    address,
    postgres,
    databaseUrl,
    bucket,
    killServer: (index) => replaceServer(index, 'SIGKILL'),
    restartServer: (index) => replaceServer(index, 'SIGTERM'),
    listDeadServers: () =>
      servers
        .filter((server) => !server.isRunning())
        .map(({ name, getOutput }) => `${name}: ${getOutput().slice(-2000)}`),
    stop,
  };
}
