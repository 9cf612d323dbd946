import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockDataFolder, type Holder } from '../../../server/store/data-lock.ts';
import { readProcessBirth, readProcessSpace } from '../../../server/store/process-identity.ts';

let folder: string;
let other: ChildProcess | null = null;
const atOnce = (): Promise<void> => Promise.resolve();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-lock-'));
});
afterEach(async () => {
  other?.kill('SIGKILL');
  other = null;
  await rm(folder, { recursive: true, force: true });
});

async function startOther(): Promise<{ pid: number; birth: string }> {
  const child = spawn(process.execPath, ['-e', "console.log('up'); setInterval(() => {}, 1000)"], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  other = child;
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  return { pid, birth: readProcessBirth(pid) ?? '' };
}

const left = (holder: Partial<Holder>, number = 1): Promise<void> =>
  writeFile(
    join(folder, `lock.${String(number)}`),
    JSON.stringify({
      pid: 1,
      birth: 'x',
      space: readProcessSpace(),
      address: 'http://a',
      released: false,
      ...holder,
    }),
  );

describe('LIM-42 the lock of the data directory', () => {
  it('refuses a second server and names the first by pid and address', async () => {
    const running = await startOther();
    await left({ ...running, address: 'http://127.0.0.1:4000' });
    expect(await lockDataFolder(folder, 'http://b', atOnce)).toMatchObject({
      ok: false,
      holder: { pid: running.pid, address: 'http://127.0.0.1:4000' },
    });
  });

  it('is taken over from a killed process', async () => {
    const running = await startOther();
    await left(running);
    const killed = other === null ? null : once(other, 'exit');
    other?.kill('SIGKILL');
    await killed;
    expect((await lockDataFolder(folder, 'http://b', atOnce)).ok).toBe(true);
  });

  it('is taken over when the pid belongs to another process now', async () => {
    const { pid } = await startOther();
    await left({ pid, birth: '1' });
    expect((await lockDataFolder(folder, 'http://b', atOnce)).ok).toBe(true);
  });

  it('is taken over from an incomplete lock file', async () => {
    await writeFile(join(folder, 'lock.4'), '');
    expect((await lockDataFolder(folder, 'http://b', atOnce)).ok).toBe(true);
    expect(await readdir(folder)).toEqual(['lock.5']);
  });

  it('is free after its release, and locked before', async () => {
    const first = await lockDataFolder(folder, 'http://a', atOnce);
    expect(await lockDataFolder(folder, 'http://b', atOnce)).toMatchObject({
      ok: false,
      holder: { pid: process.pid, address: 'http://a' },
    });
    if (first.ok) first.release();
    expect((await lockDataFolder(folder, 'http://b', atOnce)).ok).toBe(true);
  });

  it('is taken over by exactly one of many processes that find it stale at once', async () => {
    await left({ birth: '1' });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => lockDataFolder(folder, 'http://b', atOnce)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('of another machine or container holds while its heartbeat continues, and is taken over afterwards', async () => {
    await left({ space: 'elsewhere' });
    const beat = async (): Promise<void> => {
      const later = new Date(Date.now() + 60_000);
      await utimes(join(folder, 'lock.1'), later, later);
    };
    expect((await lockDataFolder(folder, 'http://b', beat)).ok).toBe(false);
    expect((await lockDataFolder(folder, 'http://b', atOnce)).ok).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'lock.2'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
  });
});
