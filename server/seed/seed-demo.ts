import { sql } from 'drizzle-orm';

import { seedAccounts } from '../auth/demo-accounts.ts';
import type { Services } from '../http/services.ts';
import { advisoryLocks } from '../store/advisory-locks.ts';
import type { Database } from '../store/database.ts';
import { articles } from '../store/schema/articles.ts';
import { users } from '../store/schema/auth.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { domains } from '../store/schema/sections.ts';
import { tags } from '../store/schema/tags.ts';
import { seedLibrary } from './seed-articles.ts';
import { seedQuizzes } from './seed-quizzes.ts';
import { seedSite } from './seed-site.ts';
import { seedTeaching } from './seed-teaching.ts';

const demoDomain = '@lectern.test';
const dayMilliseconds = 86_400_000;

const counted = [
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

/** Lets the database count on from the ids the seed gave. */
async function continueIds(db: Database): Promise<void> {
  const statements = counted.map(
    (table) => `setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
  await db.execute(sql.raw(`select ${statements.join(', ')}`));
}

async function isLibraryEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not exists (select 1 from ${tags}) and not exists (select 1 from ${domains}) and not exists (select 1 from ${articles}) and not exists (select 1 from ${quizzes}) as empty`);
  return rows[0]?.empty === true;
}

/**
 * Adds the demo accounts that are missing and, to an empty library, the demo library: the same rows on every machine, times relative to the
 * services' clock. A library that holds anything is left as it is, so seeding again changes nothing. Runs inside one transaction.
 */
export async function seedDemo({
  db,
  files,
  clock,
}: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
  await seedAccounts(db);
  if (!(await isLibraryEmpty(db))) return;
  const accounts = await db.select({ id: users.id, email: users.email }).from(users);
  const today = Math.floor(clock.now().getTime() / dayMilliseconds) * dayMilliseconds;
  const seeding = {
    db,
    files,
    users: Object.fromEntries(
      accounts
        .filter(({ email }) => email.endsWith(demoDomain))
        .map(({ id, email }): [string, number] => [email.slice(0, -demoDomain.length), id]),
    ),
    daysFromNow: (days: number) => new Date(today + days * dayMilliseconds),
  };
  await seedLibrary(seeding);
  await seedQuizzes(seeding);
  await seedTeaching(seeding);
  await seedSite(seeding);
  await continueIds(db);
}
