import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig, type Config } from '../../../server/config.ts';
import { createLocalFileStore } from '../../../server/files/local-file-store.ts';
import { createBackup, restoreBackup } from '../../../server/operations/backup.ts';
import { seedDemo } from '../../../server/seed/seed-demo.ts';
import { createLog } from '../../../server/services/log.ts';
import { systemClock } from '../../../server/services/system.ts';
import { openStore } from '../../../server/start/open-store.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { createCluster, findPostgres, type Cluster } from '../../support/postgres-cluster.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';

const quiet = createLog(() => undefined, systemClock.now);

/** Opens the database of `config`, runs `work` and closes it. */
async function withStore<T>(
  config: Config,
  work: (opened: Extract<Awaited<ReturnType<typeof openStore>>, { ok: true }>) => Promise<T>,
): Promise<T> {
  const opened = await openStore(config, quiet, new AbortController().signal);
  if (!opened.ok) throw new Error(opened.reason);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
    opened.lock.release();
  }
}

/** Returns the accounts and the titles of the quizzes. */
const readContent = (config: Config): Promise<unknown> =>
  withStore(config, async ({ store }) => {
    const { rows: users } = await store.query('select email, password_hash from users order by id');
    const { rows: quizzes } = await store.query('select id, title from quizzes order by id');
    return { users, quizzes };
  });

const maxMs = 120_000;

describeOnEachDatabase('backup and restore', (database) => {
  let folder: string;
  let cluster: Cluster | null = null;
  let clusterFolder: string | null = null;
  const path = process.env['PATH'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
    if (database === 'pglite') return;
    process.env['PATH'] = `${findPostgres() ?? ''}${delimiter}${path ?? ''}`;
    clusterFolder = await mkdtemp(join(tmpdir(), 'lectern-backup-cluster-'));
    cluster = await createCluster(clusterFolder);
    await cluster.start();
    await withStore(configOf('postgres'), async ({ store }) => {
      await store.query('create database origin');
      await store.query('create database copy');
    });
  }, maxMs);
  afterAll(async () => {
    process.env['PATH'] = path;
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
    if (clusterFolder !== null) await rm(clusterFolder, { recursive: true, force: true });
  });

  const configOf = (name: string): Config => {
    const read = readConfig({
      DATA_DIR: join(folder, name),
      ...(cluster !== null && { DATABASE_URL: `${cluster.address}/${name}` }),
    });
    if ('errors' in read) throw new Error(read.errors.join());
    return read.config;
  };

  it(
    'brings accounts, quizzes and files back in an empty place, and overwrites nothing',
    { timeout: maxMs },
    async () => {
      const [origin, copy] = [configOf('origin'), configOf('copy')];
      await withStore(origin, async ({ store }) => {
        await migrate(store, findMigrationsFolder());
        const files = createLocalFileStore(join(origin.DATA_DIR, 'files'));
        await store.db.transaction((db) => seedDemo({ db, files, clock: systemClock }));
      });
      const backup = join(folder, 'backup');
      const manifest = await createBackup(origin, backup, new Date('2026-11-22T03:00:00Z'));
      expect(manifest).toEqual({
        createdAt: '2026-11-22T03:00:00.000Z',
        database,
        hasFiles: true,
      });
      await expect(createBackup(origin, backup, new Date())).rejects.toThrow('is not empty');

      expect(await restoreBackup(copy, backup)).toEqual(manifest);
      const content = await readContent(copy);
      expect(content).toEqual(await readContent(origin));
      expect((content as { quizzes: unknown[] }).quizzes.length).toBeGreaterThan(20);
      expect(existsSync(join(copy.DATA_DIR, 'files'))).toBe(true);
      await expect(restoreBackup(copy, backup)).rejects.toThrow(/There are files in|not empty/);
      await expect(restoreBackup(origin, backup)).rejects.toThrow(/There are files in|not empty/);
    },
  );

  it('refuses a folder without a complete backup, and a backup of the other kind', async () => {
    const unfinished = join(folder, 'unfinished');
    await mkdir(unfinished);
    await expect(restoreBackup(configOf('other'), unfinished)).rejects.toThrow(
      'holds no complete backup',
    );
    await writeFile(
      join(unfinished, 'backup.json'),
      JSON.stringify({
        createdAt: '2026-11-22T03:00:00.000Z',
        database: database === 'pglite' ? 'postgres' : 'pglite',
        hasFiles: true,
      }),
    );
    await expect(restoreBackup(configOf('other'), unfinished)).rejects.toThrow(
      database === 'pglite' ? 'Set DATABASE_URL' : 'Unset DATABASE_URL',
    );
  });

  if (database === 'pglite')
    it('does not copy an embedded database that a server holds', { timeout: maxMs }, async () => {
      const held = configOf('held');
      await withStore(held, async () => {
        await expect(createBackup(held, join(folder, 'refused'), new Date())).rejects.toThrow(
          `is in use by process ${String(process.pid)}`,
        );
      });
    });
});
