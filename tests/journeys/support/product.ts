import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort } from '../../support/postgres-cluster.ts';

/** A running product, started like `npm start`, with its own data folder. */
export interface Product {
  /** The console's address, ending in the route prefix and a slash. */
  readonly url: string;
  readonly origin: string;
  /** Kills the server without a clean shutdown. */
  readonly kill: () => Promise<void>;
  /** Stops the server with SIGTERM and waits for its end. */
  readonly stop: () => Promise<void>;
  /** Starts the server again with the same data and port. */
  readonly restart: () => Promise<void>;
  /** Stops the server and copies its data to `folder`. */
  readonly leaveDataIn: (folder: string) => Promise<void>;
  /** Stops the server and removes the data folder. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the built server (dist/server/main.mjs) and resolves when it is ready; rejects with its
 * output when it exits early. Its data is a copy of the demo library (JOURNEY_LIBRARY).
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lectern-journey-'));
  const library = process.env['JOURNEY_LIBRARY'];
  if (library !== undefined) await cp(library, join(dataFolder, 'data'), { recursive: true });
  const port = Number(environment['PORT'] ?? (await findFreePort()));
  const origin = `http://127.0.0.1:${port}`;
  const prefix = environment['ROUTE_PREFIX'] ?? '/admin';
  let server = await launch();

  async function launch(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['dist/server/main.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: join(dataFolder, 'data'),
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        SEED: 'demo',
        SHUTDOWN_DELAY_SECONDS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ready = new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes(origin)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => {
        reject(new Error(`the server ended with ${String(code)} before it was ready:\n${output}`));
      });
    });
    await ready;
    return child;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  return {
    url: `${origin}${prefix}/`,
    origin,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: async () => {
      server = await launch();
    },
    leaveDataIn: async (folder) => {
      await end('SIGTERM');
      await cp(join(dataFolder, 'data'), folder, { recursive: true });
    },
    close: async () => {
      await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
