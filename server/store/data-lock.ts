import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { readProcessBirth, readProcessSpace } from './process-identity.ts';

const holderSchema = z.object({
  pid: z.int(),
  birth: z.string(),
  space: z.string(),
  address: z.string(),
  released: z.boolean(),
});

/** The process that holds a data directory. */
export type Holder = z.output<typeof holderSchema>;

/**
 * A data directory locked for this process until `release`; `publishAddress` stores the address it
 * serves.
 */
export interface DataLock {
  readonly publishAddress: (address: string) => void;
  readonly release: () => void;
}

/** The lock, or the process that holds it. */
export type LockResult =
  | ({ readonly ok: true } & DataLock)
  | { readonly ok: false; readonly holder: Holder };

const lockName = /^lock\.(\d+)$/;
const heartbeatMs = 2000;
const maxSilenceMs = 8000;
const checkIntervalMs = 250;

const getLockPath = (folder: string, number: number): string =>
  join(folder, `lock.${String(number)}`);

function findLatestNumber(folder: string): number {
  return Math.max(0, ...readdirSync(folder).map((name) => Number(lockName.exec(name)?.[1] ?? 0)));
}

function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Whether the process that holds the lock at `path` is running. A process on another machine or in
 * another container is recognised by the lock's heartbeat.
 */
async function isAlive(
  holder: Holder,
  path: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<boolean> {
  if (holder.released) return false;
  if (holder.space === readProcessSpace()) return readProcessBirth(holder.pid) === holder.birth;
  const readHeartbeat = (): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const first = readHeartbeat();
  for (let waited = 0; waited < maxSilenceMs; waited += checkIntervalMs) {
    await wait(checkIntervalMs);
    if (readHeartbeat() !== first) return true;
  }
  return false;
}

/** Creates the file at `path` with all of its content, or returns false when it exists. */
function createAtomically(path: string, content: string): boolean {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, content, { flush: true });
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Locks `folder` for this process. Locks are numbered files and the highest counts: a process that
 * finds its holder dead creates the next one, which succeeds for one process only. A holder is
 * identified by its pid and start time, so neither `kill -9` nor a reused pid leaves the folder
 * locked.
 */
export async function lockDataFolder(
  folder: string,
  address: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<LockResult> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const self: Holder = {
    pid: process.pid,
    birth: readProcessBirth(process.pid) ?? '',
    space: readProcessSpace(),
    address,
    released: false,
  };
  for (;;) {
    const latest = findLatestNumber(folder);
    const holder = latest === 0 ? null : readHolder(getLockPath(folder, latest));
    if (holder !== null && (await isAlive(holder, getLockPath(folder, latest), wait)))
      return { ok: false, holder };
    const number = latest + 1;
    const path = getLockPath(folder, number);
    if (!createAtomically(path, JSON.stringify(self))) continue;
    if (findLatestNumber(folder) > number) {
      rmSync(path, { force: true });
      continue;
    }
    for (const name of readdirSync(folder))
      if (Number(lockName.exec(name)?.[1] ?? number) < number)
        rmSync(join(folder, name), { force: true });
    return { ok: true, ...startHeartbeat(path, self) };
  }
}

/**
 * Updates the lock's modification time until it is released. The file stays, so that the numbers
 * only grow.
 */
function startHeartbeat(path: string, self: Holder): DataLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      clearInterval(heartbeat);
    }
  }, heartbeatMs);
  heartbeat.unref();
  const rewrite = (holder: Holder): void => {
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, JSON.stringify(holder));
    renameSync(temporary, path);
  };
  return {
    publishAddress: (address) => {
      rewrite({ ...self, address });
    },
    release: () => {
      clearInterval(heartbeat);
      rewrite({ ...self, released: true });
    },
  };
}
