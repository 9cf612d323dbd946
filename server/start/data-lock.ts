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

import { processBirth, processSpace } from './process-identity.ts';

const holderSchema = z.object({
  pid: z.int(),
  birth: z.string(),
  space: z.string(),
  address: z.string(),
  released: z.boolean(),
});

/** Who holds a data directory. */
export type Holder = z.output<typeof holderSchema>;

/** A data directory that is ours until `release`; `announce` tells others where we serve. */
export interface DataLock {
  readonly announce: (address: string) => void;
  readonly release: () => void;
}

/** The lock, or the one who has it. */
export type Locked =
  ({ readonly ok: true } & DataLock) | { readonly ok: false; readonly holder: Holder };

const lockName = /^lock\.(\d+)$/;
const heartbeatMilliseconds = 2000;
const silentAfterMilliseconds = 8000;
const askAgainMilliseconds = 250;

const pathOf = (folder: string, number: number): string => join(folder, `lock.${String(number)}`);

function newest(folder: string): number {
  return Math.max(0, ...readdirSync(folder).map((name) => Number(lockName.exec(name)?.[1] ?? 0)));
}

function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Whether the holder of the lock at `path` still runs; one whose processes we cannot see (another machine or container) by its heartbeat. */
async function isAlive(
  holder: Holder,
  path: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<boolean> {
  if (holder.released) return false;
  if (holder.space === processSpace()) return processBirth(holder.pid) === holder.birth;
  const beat = (): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const first = beat();
  for (let waited = 0; waited < silentAfterMilliseconds; waited += askAgainMilliseconds) {
    await wait(askAgainMilliseconds);
    if (beat() !== first) return true;
  }
  return false;
}

/** Creates the file at `path` with all of its content, or answers false when there is one already. */
function createWhole(path: string, content: string): boolean {
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
 * Takes `folder` for this process. Locks are numbered files and the highest counts: whoever finds its holder dead creates the
 * next one, which succeeds for one process only. A holder is named by its pid and its moment of birth, so neither `kill -9`
 * nor a pid that is used again leaves the folder locked.
 */
export async function lockData(
  folder: string,
  address: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Locked> {
  mkdirSync(folder, { recursive: true });
  const mine: Holder = {
    pid: process.pid,
    birth: processBirth(process.pid) ?? '',
    space: processSpace(),
    address,
    released: false,
  };
  for (;;) {
    const latest = newest(folder);
    const holder = latest === 0 ? null : readHolder(pathOf(folder, latest));
    if (holder !== null && (await isAlive(holder, pathOf(folder, latest), wait)))
      return { ok: false, holder };
    const number = latest + 1;
    const path = pathOf(folder, number);
    if (!createWhole(path, JSON.stringify(mine))) continue;
    if (newest(folder) > number) {
      rmSync(path, { force: true });
      continue;
    }
    for (const name of readdirSync(folder))
      if (Number(lockName.exec(name)?.[1] ?? number) < number)
        rmSync(join(folder, name), { force: true });
    return { ok: true, ...hold(path, mine) };
  }
}

/** Keeps the heartbeat of a lock going until it is released. The file stays, so that numbers only grow. */
function hold(path: string, mine: Holder): DataLock {
  const heart = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      clearInterval(heart);
    }
  }, heartbeatMilliseconds);
  heart.unref();
  const rewrite = (holder: Holder): void => {
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, JSON.stringify(holder));
    renameSync(temporary, path);
  };
  return {
    announce: (address) => {
      rewrite({ ...mine, address });
    },
    release: () => {
      clearInterval(heart);
      rewrite({ ...mine, released: true });
    },
  };
}
