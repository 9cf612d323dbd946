import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server process and its output. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly getOutput: () => string;
  /** Resolves with the address it serves, or null when the process ends before it is ready. */
  readonly ready: Promise<string | null>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

const running = new Set<ChildProcess>();

/** Starts the built server (dist/server, which the setup of the server tests builds) as a process. */
export function startServerProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'production',
    PORT: '0',
    SEED: 'demo',
    SHUTDOWN_DELAY_SECONDS: '0',
    ALLOW_DEMO_ACCOUNTS: '1',
    ...environment,
  };
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  const ready = new Promise<string | null>((resolve) => {
    const readOutput = (chunk: Buffer): void => {
      text += chunk.toString();
      const address = /is running at (http:\S+?)\/admin\//.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.once('close', () => {
      resolve(null);
    });
  });
  return { child, getOutput: () => text, ready, ended };
}

/** Kills the processes that still run. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Signs the demo super admin in to a server process and returns the access token. */
export async function signInToServer(address: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/security/get_access_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'super@lectern.test', password: 'lectern-demo' }),
  });
  return ((await response.json()) as { content: { token: { accessToken: string } } }).content.token
    .accessToken;
}

/** Creates a folder for the data of server processes. */
export const createServerFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lectern-main-'));

/** Kills the server processes that still run, and removes their folder. */
export async function removeServerFolder(folder: string): Promise<void> {
  killServerProcesses();
  await rm(folder, { recursive: true, force: true });
}
