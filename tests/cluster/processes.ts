import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A process of the cluster, with the end of its output. */
export interface ManagedProcess {
  readonly name: string;
  readonly child: ChildProcess;
  readonly getOutput: () => string;
  readonly ended: Promise<void>;
  readonly isRunning: () => boolean;
}

const maxOutput = 20_000;

/** Starts a program. Only processes that were started here are ever signalled. */
export function startProcess(
  name: string,
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): ManagedProcess {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-maxOutput);
    });
  let isRunning = true;
  const ended = once(child, 'close').then(
    () => {
      isRunning = false;
    },
    (error: unknown) => {
      isRunning = false;
      output += String(error);
    },
  );
  return { name, child, getOutput: () => output, ended, isRunning: () => isRunning };
}

/** Sends `signal` to a process that still runs and waits until it has ended. */
export async function endProcess(process: ManagedProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.isRunning()) process.child.kill(signal);
  await process.ended;
}

/** Returns a port of this machine that nobody uses now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
