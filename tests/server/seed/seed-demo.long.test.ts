import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeAll, expect, it } from 'vitest';

import { createLocalFileStore } from '../../../server/files/local-file-store.ts';
import { topics } from '../../../server/seed/content/questions.ts';
import { seedDemo } from '../../../server/seed/seed-demo.ts';
import { seedMany } from '../../../server/seed/seed-many.ts';
import type { Store } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { openPglite } from '../../../server/store/open-pglite.ts';

const clock = { now: () => new Date('2031-05-06T07:08:09Z') };
const cleanups: (() => Promise<void>)[] = [];
let migrated: Blob;

beforeAll(async () => {
  const store = await openPglite(null);
  await migrate(store, findMigrationsFolder());
  migrated = await store.dump();
  await store.close();
}, 120_000);
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function emptyStore(): Promise<Store> {
  const store = await openPglite(null, { dump: migrated });
  cleanups.push(() => store.close());
  return store;
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lectern-seed-'));
  cleanups.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

const seed = (store: Store, path: string) =>
  store.db.transaction((db) => seedDemo({ db, files: createLocalFileStore(path), clock }));

/** Everything the seed wrote that does not depend on the moment or on salt. */
async function contentOf(store: Store): Promise<unknown> {
  const { rows } = await store.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by table_name",
  );
  const tables: Record<string, unknown> = {};
  for (const { table_name: table } of rows) {
    const content = await store.query(
      `select to_jsonb(t) - 'password_hash' - 'created_at' - 'updated_at' - 'invited_at' as row from "${String(table)}" t order by (to_jsonb(t) - 'password_hash' - 'created_at' - 'updated_at' - 'invited_at')::text`,
    );
    tables[String(table)] = content.rows;
  }
  return tables;
}

it('ENT-06 ENT-12 seeding creates the same library and files on every machine; seeding again changes nothing', async () => {
  const [one, other] = [await emptyStore(), await emptyStore()];
  const [first, second] = [await folder(), await folder()];
  await seed(one, first);
  await seed(other, second);
  const content = await contentOf(one);
  expect(await contentOf(other)).toEqual(content);
  expect((await readdir(first, { recursive: true })).sort()).toEqual(
    (await readdir(second, { recursive: true })).sort(),
  );
  await seed(one, first);
  expect(await contentOf(one)).toEqual(content);
}, 120_000);

it('ENT-06 every file of the seed has a row, so that none is taken for an orphan', async () => {
  const [store, path] = [await emptyStore(), await folder()];
  await seed(store, path);
  const { rows } = await store.query('select name from files');
  const stored = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  expect(rows.map(({ name }) => name).sort()).toEqual(stored.sort());
}, 120_000);

it("ENT-06 a library with content gets only the accounts, and new ids follow the seed's ids", async () => {
  const started = await emptyStore();
  await started.query("insert into tags (title) values ('Mine')");
  await seed(started, await folder());
  expect(
    (
      await started.query(
        'select (select count(*)::int from users) as users, (select count(*)::int from tags) as tags, (select count(*)::int from quizzes) as quizzes',
      )
    ).rows,
  ).toEqual([{ users: 9, tags: 1, quizzes: 0 }]);

  const seeded = await emptyStore();
  await seed(seeded, await folder());
  const { rows } = await seeded.query(
    "insert into quizzes (kind, title) values ('template', 'Next one') returning id = (select max(id) + 1 from quizzes) as follows",
  );
  expect(rows).toEqual([{ follows: true }]);
}, 120_000);

it('ENT-09 the demo questions are distinct, at least forty, each with options that differ', () => {
  const questions = topics.flatMap((topic) => topic.questions);
  expect(new Set(questions.map(({ stem }) => stem)).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(40);
  for (const { options, right = 1 } of questions) {
    expect(new Set(options).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(right);
  }
});

it('LIM-01 a bench gets the requested number of quizzes and questions', async () => {
  const store = await emptyStore();
  await seedMany(store.db, { quizzes: 1000, questionsPerQuiz: 3 });
  expect(
    (
      await store.query(
        'select (select count(*)::int from quizzes) as quizzes, (select count(*)::int from items) as items',
      )
    ).rows,
  ).toEqual([{ quizzes: 1000, items: 3000 }]);
});
