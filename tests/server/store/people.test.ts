import { asc, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { seedManyCustomers } from '../../../server/seed/seed-many.ts';
import type { Store } from '../../../server/store/database.ts';
import { matchesPerson } from '../../../server/store/people.ts';
import { users } from '../../../server/store/schema/auth.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { copyTemplate } from '../../support/server-template.ts';

describeOnEachDatabase('people by name', (database) => {
  let store: Store;
  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
    await seedManyCustomers(store.db, { customers: 20_000, quizzes: 2000 });
    await store.query('vacuum analyze');
  }, 120_000);
  afterAll(() => store.close());

  /** Returns the plan of a query as text. */
  const explain = async (query: SQL): Promise<string> =>
    JSON.stringify((await store.db.execute(sql`explain (format json) ${query}`)).rows);
  const findIds = (keyword: string) =>
    store.db.select({ id: users.id }).from(users).where(matchesPerson(users.searchKey, keyword));

  it.each(['Ada Brandt', 'brandt ada', 'a Brand', 'super@lect'])(
    "SES-07 the trigram index finds '%s' among 20,000 people",
    async (keyword) => {
      expect(await explain(findIds(keyword).getSQL())).toContain('users_search_key_idx');
      expect(await findIds(keyword)).toEqual([{ id: 1 }]);
    },
  );

  it('QLST-44 the trigram index finds the owners of quizzes', async () => {
    const owners = sql`select u.id from users u where ${matchesPerson(sql`u.search_key`, 'noor haddad')}`;
    const query = sql`select id from quizzes where title_key like '%noor haddad%' or owner_id in (${owners})`;
    expect(await explain(query)).toContain('users_search_key_idx');
  });

  it('SES-07 an index has the order of the list of users', async () => {
    const page = store.db
      .select({ id: users.id })
      .from(users)
      .orderBy(asc(users.personKey), asc(users.id))
      .limit(20);
    const plan = await explain(page.getSQL());
    expect(plan).toContain('users_person_key_idx');
    expect(plan).not.toContain('Sort');
  });
});
