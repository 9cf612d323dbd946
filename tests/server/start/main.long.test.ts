import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoAccounts, demoPassword } from '../../../server/seed/demo-accounts.ts';
import {
  createServerFolder,
  removeServerFolder,
  signInToServer as signIn,
  startServerProcess as start,
} from '../../support/server-process.ts';

describe('LIM-42 the server process', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await createServerFolder();
  });
  afterAll(() => removeServerFolder(folder));

  const invite = (address: string, token: string, email: string): Promise<Response> =>
    fetch(`${address}/api/admin/user/invite`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ email, roles: [] }),
    });

  it('does not start on an invalid environment, and prints each error in one line without its value', async () => {
    const run = start({
      PORT: 'x',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      DATA_DIR: join(folder, 'never'),
    });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toContain(
      'PORT: must be a port number\n  DATABASE_URL: must be a postgres:// address\n',
    );
    expect(run.getOutput()).not.toContain('hunter2');
  });

  it('prints why when it cannot connect to the PostgreSQL server', async () => {
    const run = start({
      DATABASE_URL: 'postgres://lectern:hunter2@127.0.0.1:9/lectern',
      DATABASE_START_WAIT_SECONDS: '0.4',
    });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toContain('waiting for the database');
    expect(run.getOutput()).toContain('Could not connect to the PostgreSQL server of DATABASE_URL');
    expect(run.getOutput()).not.toContain('hunter2');
  });

  it('says that it cannot write its data folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const run = start({ DATA_DIR: join(file, 'data') });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toBe(
      `The data directory ${join(file, 'data')} cannot be written (ENOTDIR). Create it for the user who runs the server, or set DATA_DIR.\n`,
    );
  });

  it('keeps acknowledged writes through kill -9, refuses a second server on its data, and stops cleanly', async () => {
    const data = { DATA_DIR: join(folder, 'data') };
    const first = start(data);
    const address = await first.ready;
    if (address === null) throw new Error(first.getOutput());
    expect(first.getOutput()).toContain(
      `Demo accounts, password ${demoPassword} unless it was changed:\n`,
    );
    for (const { email } of demoAccounts) expect(first.getOutput()).toContain(`  ${email} `);

    const second = start(data);
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(second.getOutput()).toContain(
      `in use by process ${String(first.child.pid)}, which serves ${address}.`,
    );

    const token = await signIn(address);
    for (let index = 0; index < 20; index += 1)
      expect((await invite(address, token, `kept-${String(index)}@lectern.test`)).status).toBe(200);
    const unfinished = Array.from({ length: 20 }, (_, index) =>
      invite(address, token, `perhaps-${String(index)}@lectern.test`).catch(() => null),
    );
    first.child.kill('SIGKILL');
    await Promise.all([first.ended, ...unfinished]);

    const third = start(data);
    const again = await third.ready;
    if (again === null) throw new Error(third.getOutput());
    const list = await fetch(`${again}/api/admin/user/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        filter: [{ property: 'email', operator: 'contains', value: 'kept-' }],
      }),
    });
    expect(
      ((await list.json()) as { content: { navigation: { total_items: number } } }).content
        .navigation.total_items,
    ).toBe(20);

    const busy = Array.from({ length: 8 }, () => signIn(again));
    const settled = Promise.allSettled(busy);
    await busy[0];
    third.child.kill('SIGTERM');
    expect(await third.ended).toEqual({ code: 0, signal: null });
    expect((await settled).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(
      0,
    );

    const fourth = start({ ...data, SEED: 'none' });
    expect(await fourth.ready).not.toBeNull();
    fourth.child.kill('SIGINT');
    expect(await fourth.ended).toEqual({ code: 0, signal: null });
  });

  it('reports a port that is in use before anything else, unlocks the data, and names no demo accounts that do not exist', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const data = { DATA_DIR: join(folder, 'without-demo') };
    const run = start({ ...data, PORT: port });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toContain(`Port ${port} on 127.0.0.1 is in use`);
    taken.close();
    // Nothing was seeded before the port was tried.
    const next = start({ ...data, SEED: 'none' });
    expect(await next.ready).not.toBeNull();
    next.child.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
    expect(next.getOutput()).toContain('There are no accounts yet.');
    // Accounts of another installation, as after a restore, are no demo accounts.
    const admin = spawnSync(
      process.execPath,
      ['dist/server/create-admin.mjs', '--email', 'ada@northfield.example'],
      { env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...data } },
    );
    expect(admin.status).toBe(0);
    const last = start(data);
    expect(await last.ready).not.toBeNull();
    last.child.kill('SIGINT');
    await last.ended;
    expect(last.getOutput()).not.toContain('Demo accounts');
  });
});
