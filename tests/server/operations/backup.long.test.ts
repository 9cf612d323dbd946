import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig, type Config } from '../../../server/config/config.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import { sendMail } from '../../../server/mail/send-mail.ts';
import { prepareSchema } from '../../../server/services/jobs/all-jobs.ts';
import type { Store } from '../../../server/store/database.ts';
import { createLocalFileStore } from '../../../server/files/local-file-store.ts';
import { createBackup, restoreBackup } from '../../../server/operations/backup.ts';
import { release } from '../../../src/domain/release.ts';
import { seedDemo } from '../../../server/seed/seed-demo.ts';
import { createLog } from '../../../server/shared/log.ts';
import { systemClock } from '../../../server/shared/system.ts';
import { openStore } from '../../../server/start/open-store.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { listPublicPaths } from '../../support/list-public-paths.ts';
import { startMemoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { createCluster, findPostgres, type Cluster } from '../../support/postgres-cluster.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';

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

/** Returns the settings of a file store in `bucket`. */
const toSettings = ({ endpoint }: MemoryBucket) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'files',
  S3_REGION: 'eu-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

const listObjects = ({ objects }: MemoryBucket): readonly string[] =>
  [...objects.keys()].map((path) => basename(path)).sort();

/** Returns the names of the stored files in the data folder, of which there must be some. */
async function listFiles({ DATA_DIR }: Config): Promise<readonly string[]> {
  const paths = await readdir(join(DATA_DIR, 'files'), { recursive: true });
  const names = paths.map((path) => basename(path)).filter((name) => name.includes('.'));
  expect(names).not.toEqual([]);
  return names.sort();
}

/** Returns a checksum of the rows of each table. */
async function readRows({ query }: Store): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const read: Record<string, unknown> = {};
  for (const { name } of rows) {
    const sums = await query(
      `select count(*)::int as rows, md5(string_agg(r::text, chr(10) order by r::text collate "C")) as sum from ${String(name)} r`,
    );
    read[String(name)] = sums.rows[0];
  }
  return read;
}

const maxMs = 300_000;

describeOnMainDatabase('backup and restore', (database) => {
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
      for (const name of ['origin', 'copy', 'source', 'target', 'moved', 'broken'])
        await store.query(`create database ${name}`);
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
      expect(listPublicPaths(backup)).toEqual([]);
      expect(manifest).toEqual({
        createdAt: '2026-11-22T03:00:00.000Z',
        release,
        database,
        hasFiles: true,
        checksums: expect.stringMatching(/^[\da-f]{64}$/) as string,
      });
      await expect(createBackup(origin, backup, new Date())).rejects.toThrow('is not empty');
      // As a copy on another disk may be.
      await chmod(join(backup, 'files'), 0o777);

      expect(await restoreBackup(copy, backup)).toEqual(manifest);
      for (const part of database === 'pglite' ? ['files', 'database'] : ['files'])
        expect(listPublicPaths(join(copy.DATA_DIR, part))).toEqual([]);
      const content = await readContent(copy);
      expect(content).toEqual(await readContent(origin));
      expect((content as { quizzes: unknown[] }).quizzes.length).toBeGreaterThan(20);
      expect(existsSync(join(copy.DATA_DIR, 'files'))).toBe(true);
      await expect(restoreBackup(copy, backup)).rejects.toThrow(/There are files in|not empty/);
      await expect(restoreBackup(origin, backup)).rejects.toThrow(/There are files in|not empty/);
    },
  );

  it(
    'restores nothing of a damaged backup or one of a newer release, and the whole one afterwards',
    { timeout: maxMs },
    async () => {
      const [source, target] = [configOf('source'), configOf('target')];
      await withStore(source, async ({ store }) => {
        await migrate(store, findMigrationsFolder());
        const files = createLocalFileStore(join(source.DATA_DIR, 'files'));
        await store.db.transaction((db) => seedDemo({ db, files, clock: systemClock }));
      });
      const whole = join(folder, 'whole');
      await createBackup(source, whole, new Date());
      const damaged = async (name: string, damage: (copy: string) => Promise<void>) => {
        const copy = join(folder, name);
        await cp(whole, copy, { recursive: true });
        await damage(copy);
        return restoreBackup(target, copy);
      };
      const cut = async (file: string): Promise<void> =>
        truncate(file, Math.floor((await stat(file)).size / 2));
      const files = await readdir(join(whole, 'files'), { recursive: true, withFileTypes: true });
      const file = files.find((entry) => entry.isFile());
      const dataFile =
        database === 'pglite' ? join('database', 'global', 'pg_control') : 'database.dump';
      await expect(damaged('cut', (copy) => cut(join(copy, dataFile)))).rejects.toThrow(
        `is damaged: ${dataFile}`,
      );
      await expect(
        damaged('lacking', (copy) =>
          rm(join((file?.parentPath ?? '').replace(whole, copy), file?.name ?? '')),
        ),
      ).rejects.toThrow('is damaged: files');
      await expect(damaged('list', (copy) => cut(join(copy, 'checksums.sha256')))).rejects.toThrow(
        'is damaged: checksums.sha256',
      );
      await expect(damaged('text', (copy) => cut(join(copy, 'backup.json')))).rejects.toThrow(
        'holds no complete backup',
      );
      await expect(
        damaged('newer', async (copy) => {
          const path = join(copy, 'backup.json');
          const manifest = JSON.parse(await readFile(path, 'utf8')) as object;
          await writeFile(path, JSON.stringify({ ...manifest, release: '99.0.0' }));
        }),
      ).rejects.toThrow(
        `This backup is of release 99.0.0, and this is release ${release}. Restore it with release 99.0.0 or newer.`,
      );
      expect(existsSync(target.DATA_DIR)).toBe(false);
      await restoreBackup(target, whole);
      expect(await readContent(target)).toEqual(await readContent(source));
    },
  );

  it('leaves nothing behind when the database cannot be saved or restored', async () => {
    const nowhere = { ...configOf('origin'), DATA_DIR: join(folder, 'nowhere') };
    const config =
      database === 'pglite'
        ? nowhere
        : { ...nowhere, DATABASE_URL: `${cluster?.address ?? ''}/missing` };
    const target = join(folder, 'failed');
    await expect(createBackup(config, target, new Date())).rejects.toThrow(
      database === 'pglite' ? 'There is no database' : 'pg_dump failed',
    );
    expect(existsSync(target)).toBe(false);
  });

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
        release,
        database: database === 'pglite' ? 'postgres' : 'pglite',
        hasFiles: true,
        checksums: '0'.repeat(64),
      }),
    );
    await expect(restoreBackup(configOf('other'), unfinished)).rejects.toThrow(
      database === 'pglite' ? 'Set DATABASE_URL' : 'is damaged: checksums.sha256',
    );
  });

  if (database === 'postgres')
    it(
      'moves an embedded database into PostgreSQL, its files into the bucket: every row, the waiting jobs, and the next ids',
      { timeout: maxMs },
      async () => {
        const moved = { ...configOf('moved'), DATABASE_URL: `${cluster?.address ?? ''}/moved` };
        const { DATABASE_URL: _none, ...embedded } = configOf('embedded');
        const bucket = await startMemoryBucket();
        const mail = { id: 7 };
        const before = await withStore(embedded, async ({ store }) => {
          await prepareSchema(store, quiet);
          const files = createLocalFileStore(join(embedded.DATA_DIR, 'files'));
          await store.db.transaction((db) => seedDemo({ db, files, clock: systemClock }));
          const queue = await openQueue(store, quiet);
          await queue.createJobs(store.db).send(sendMail, mail);
          await queue.stop(1000);
          await store.query(
            "select pgboss.create_queue('of-an-older-release', '{}'); insert into pgboss.job (name) values ('of-an-older-release')",
          );
          return readRows(store);
        });
        const backup = join(folder, 'embedded-backup');
        await createBackup(embedded, backup, new Date());
        // Files that are in the data folder already do not matter where a bucket is set.
        const target = { ...moved, ...toSettings(bucket), DATA_DIR: embedded.DATA_DIR };
        await restoreBackup(target, backup);
        bucket.close();
        await withStore(target, async ({ store }) => {
          const after = await readRows(store);
          expect(after).toEqual(before);
          for (const table of ['users', 'shared_quizzes', 'playlist_items', 'sponsor_articles'])
            expect(after[table]).not.toMatchObject({ rows: 0 });
          const queue = await openQueue(store, quiet);
          expect(await queue.createJobs(store.db).listWaiting(sendMail)).toEqual([mail]);
          await queue.stop(1000);
          const { rows } = await store.query(
            "insert into users (email, first_name, last_name, roles, created_at) values ('new@example.org', '', '', '{}', now()) returning id > (select max(id) from users) as is_next",
          );
          expect(rows).toEqual([{ is_next: true }]);
        });
        expect(listObjects(bucket)).toEqual(await listFiles(embedded));
        await expect(restoreBackup(target, backup)).rejects.toThrow('The database is not empty');
      },
    );

  if (database === 'postgres')
    it(
      'copies nothing of an embedded database that does not hold together, and says what to do',
      { timeout: maxMs },
      async () => {
        const { DATABASE_URL: _none, ...embedded } = configOf('incoherent');
        await withStore(embedded, async ({ store }) => {
          await prepareSchema(store, quiet);
          await store.query(
            "insert into users (email) values ('ana@x.org'); alter table invitations drop constraint invitations_user_id_users_id_fk; insert into invitations (user_id, token_hash, created_at, expires_at) values (999, 'x', now(), now())",
          );
        });
        const backup = join(folder, 'incoherent-backup');
        await createBackup(embedded, backup, new Date());
        await expect(restoreBackup(configOf('broken'), backup)).rejects.toThrow(
          /invitations_user_id_users_id_fk".*\. Make the PostgreSQL database anew before you try again\.$/,
        );
        await withStore(configOf('broken'), async ({ store }) => {
          expect((await store.query('select 1 from users')).rows).toEqual([]);
        });
        const elsewhere = { ...configOf('broken'), DATABASE_URL: 'postgres://127.0.0.1:1/none' };
        await expect(restoreBackup(elsewhere, backup)).rejects.not.toThrow('anew');
      },
    );

  if (database === 'pglite')
    it(
      'puts the files of an embedded database into the bucket where one is set',
      { timeout: maxMs },
      async () => {
        const library = configOf('library');
        await withStore(library, async ({ store }) => {
          await migrate(store, findMigrationsFolder());
          const files = createLocalFileStore(join(library.DATA_DIR, 'files'));
          await store.db.transaction((db) => seedDemo({ db, files, clock: systemClock }));
        });
        const backup = join(folder, 'library-backup');
        await createBackup(library, backup, new Date());
        const bucket = await startMemoryBucket();
        const target = { ...configOf('bucket'), ...toSettings(bucket) };
        await restoreBackup(target, backup);
        bucket.close();
        expect(listObjects(bucket)).toEqual(await listFiles(library));
        expect(existsSync(join(target.DATA_DIR, 'files'))).toBe(false);
        expect(await readContent(target)).toEqual(await readContent(library));
      },
    );

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
