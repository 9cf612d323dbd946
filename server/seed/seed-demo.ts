import { sql } from 'drizzle-orm';

import { seedAccounts } from './demo-accounts.ts';
import type { Clock } from '../shared/system.ts';
import type { Services } from '../services/services.ts';
import { advisoryLocks } from '../store/advisory-locks.ts';
import type { Database } from '../store/database.ts';
import { articles } from '../store/schema/articles.ts';
import { users } from '../store/schema/auth.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { domains } from '../store/schema/sections.ts';
import { tags } from '../store/schema/tags.ts';
import { recordFiles } from './record-files.ts';
import { seedLibrary } from './seed-articles.ts';
import { seedQuizzes } from './seed-quizzes.ts';
import { seedSite } from './seed-site.ts';
import { seedTeaching } from './seed-teaching.ts';

const demoDomain = '@lectern.test';
const dayMs = 86_400_000;

const tablesWithIds = [
  'tags',
  'domains',
  'sections',
  'articles',
  'collections',
  'quizzes',
  'activities',
  'items',
  'institutions',
  'playlists',
  'playlist_items',
  'classes',
  'class_documents',
  'sponsors',
  'translation_groups',
  'banners',
];

/** Sets the id sequences after the ids of the seed. */
async function continueIds(db: Database): Promise<void> {
  const statements = tablesWithIds.map(
    (table) => `setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
  await db.execute(sql.raw(`select ${statements.join(', ')}`));
}

async function isLibraryEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not exists (select 1 from ${tags}) and not exists (select 1 from ${domains})
      and not exists (select 1 from ${articles}) and not exists (select 1 from ${quizzes}) as empty`);
  return rows[0]?.empty === true;
}

/**
 * Adds the missing demo accounts and, to an empty library, the demo library: the same rows on every
 * machine, with times relative to the services' clock. A library with content stays as it is. Runs
 * inside one transaction.
 */
export async function seedDemo({
  db,
  files,
  clock,
}: Pick<Services, 'db' | 'files'> & { readonly clock: Pick<Clock, 'now'> }): Promise<void> {
  // Another process may seed for longer than requests wait for a lock.
  await db.execute(sql`set local lock_timeout = 0`);
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
  await seedAccounts(db);
  if (!(await isLibraryEmpty(db))) return;
  const accounts = await db.select({ id: users.id, email: users.email }).from(users);
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
  const context = {
    db,
    files,
    users: Object.fromEntries(
      accounts
        .filter(({ email }) => email.endsWith(demoDomain))
        .map(({ id, email }): [string, number] => [email.slice(0, -demoDomain.length), id]),
    ),
    daysFromNow: (days: number) => new Date(today + days * dayMs),
  };
  await recordFiles(db, files, (recorded) => seedLibrary({ ...context, files: recorded }));
  await seedQuizzes(context);
  await seedTeaching(context);
  await seedSite(context);
  await continueIds(db);
}
