import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectClient } from '../../support/postgres-client.ts';
import { findPostgres, startCluster } from '../../support/postgres-cluster.ts';
import { killServerProcesses, startServerProcess } from '../../support/server-process.ts';

const possible = findPostgres() !== null;

describe.runIf(possible)('the first start on PostgreSQL', { timeout: 120_000 }, () => {
  let folder: string;
  let cluster: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-first-start-'));
    cluster = await startCluster();
    const client = await connectClient(`${cluster}/postgres`);
    await client.query('create database first_start');
    await client.query('create database not_owned');
    await client.query('create role guest login');
    await client.end();
  }, 120_000);
  afterAll(async () => {
    killServerProcesses();
    const client = await connectClient(`${cluster}/postgres`);
    await client.query('drop database first_start with (force)');
    await client.query('drop database not_owned with (force)');
    await client.query('drop role guest');
    await client.end();
    await rm(folder, { recursive: true, force: true });
  });
  const start = (environment: Readonly<Record<string, string>>) =>
    startServerProcess({
      DATABASE_URL: `${cluster}/first_start`,
      DATA_DIR: join(folder, 'data'),
      SEED: 'none',
      ...environment,
    });

  it('says how the first account is created', async () => {
    const run = start({});
    expect(await run.ready).not.toBeNull();
    run.child.kill('SIGTERM');
    await run.ended;
    expect(run.getOutput()).toContain(
      'There are no accounts yet. Create the first one with npm run create-admin -- --email you@example.org and the same variables.',
    );
  });

  it('adds the demo library one statement after the other', async () => {
    const run = start({ SEED: 'demo', ALLOW_DEMO_ACCOUNTS: '1' });
    expect(await run.ready).not.toBeNull();
    run.child.kill('SIGTERM');
    await run.ended;
    const client = await connectClient(`${cluster}/first_start`);
    const { rows } = await client.query(
      'select count(*)::int as articles, (select count(*)::int > 120 from files) as files from articles',
    );
    await client.end();
    expect(rows).toEqual([{ articles: 60, files: true }]);
    // pg warns when a connection gets a statement while it runs another one.
    expect(run.getOutput()).not.toContain('DeprecationWarning');
  });

  it('refuses a data folder for files that it cannot write', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const run = start({ DATA_DIR: join(file, 'data') });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toContain(
      `The data directory ${join(file, 'data')} cannot be written (ENOTDIR).`,
    );
  });

  it('says that its role may not create tables', async () => {
    const run = start({
      DATABASE_URL: `${cluster.replace('lectern@', 'guest@')}/not_owned`,
    });
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.getOutput()).toBe(
      'The role of DATABASE_URL may not create tables: permission denied for database not_owned. Make it the owner of the database, or migrate with another role (MIGRATE_DATABASE_URL).\n',
    );
  });
});
