import { asc, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { seedManyCustomers } from '../../../server/seed/seed-many.ts';
import type { Store } from '../../../server/store/database.ts';
import { matchesPerson } from '../../../server/store/people.ts';
import { listQuizzes } from '../../../server/store/quizzes/list-quizzes.ts';
import { matchOwners } from '../../../server/store/quizzes/match-owners.ts';
import { createQuizScope } from '../../../server/store/scopes/quiz-scope.ts';
import { users } from '../../../server/store/schema/auth.ts';
import { quizzes } from '../../../server/store/schema/quizzes.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { copyTemplate } from '../../support/server-template.ts';

describeOnMainDatabase('people by name', (database) => {
  let store: Store;
  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
    await seedManyCustomers(store.db, { customers: 20_000, quizzes: 10_000 });
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

  /** The condition of a list of quizzes for the people whose name or e-mail contains `keyword`. */
  const matchPeople = (keyword: string) =>
    matchOwners(store.db, [{ property: 'user_name', operator: 'contains', value: keyword }]);

  it('QLST-44 the trigram index finds the owners of quizzes, and an index their quizzes', async () => {
    const condition = sql`title_key like '%noor haddad%' or ${await matchPeople('noor haddad')}`;
    const plan = await explain(
      sql`select id from quizzes where deleted_at is null and kind = 'user' and (${condition})`,
    );
    expect(plan).toContain('BitmapOr');
    expect(plan).toContain('quizzes_own');
    expect(plan).not.toContain('Seq Scan');
  });

  it.each([
    ['few people', 'person7920@', sql`email = 'person7920@north.example'`],
    ['many people', 'silva', sql`last_name = 'Silva'`],
    ['nobody', 'no such person', sql`false`],
  ])('QLST-44 the quizzes of %s are found', async (_, keyword, named) => {
    const { rows } = await store.db.execute(
      sql`select q.id from quizzes q join users on users.id = q.owner_id where ${named} order by 1`,
    );
    const found = await store.db
      .select({ id: quizzes.id })
      .from(quizzes)
      .where(await matchPeople(keyword))
      .orderBy(asc(quizzes.id));
    expect(found).toEqual(rows);
    expect(found.length > 0).toBe(keyword !== 'no such person');
  });

  it.each([1, 250, 501, 502])('QLST-54 page %i of the quizzes by their owners', async (page) => {
    const { rows } = await store.db.execute(sql`
      select q.id from quizzes q join users on users.id = q.owner_id
      where q.kind = 'user' and q.deleted_at is null
      order by users.last_name_key desc, users.id desc, q.id desc
      limit 20 offset ${(page - 1) * 20}`);
    const list = await listQuizzes(
      store.db,
      createQuizScope('user', { userId: 1, role: 'superAdmin' }),
      {
        navigation: { page, itemsOnPage: 20 },
        filter: [],
        sort: [['user_last_name', 'desc']],
      },
    );
    expect(list.result.map(({ id }) => ({ id }))).toEqual(rows);
    expect(rows.length).toBe(page === 501 ? 13 : page === 502 ? 0 : 20);
    expect(list.navigation).toMatchObject({ page, total_items: 10_013, total_pages: 501 });
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
