import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Store } from '../../../server/store/database.ts';
import { quizzes } from '../../../server/store/schema/quizzes.ts';
import { quizShares } from '../../../server/store/schema/sharing.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { copyTemplate } from '../../support/server-template.ts';

describeOnEachDatabase('quizzes know whether they are shared', (database) => {
  let store: Store;
  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
  });
  afterAll(() => store.close());

  const countWrong = () =>
    store.db.$count(
      quizzes,
      sql`${quizzes.isShared} <> exists (select from quiz_shares s where s.quiz_id = ${quizzes.id})`,
    );
  const isShared = async (id: number) =>
    (await store.db.select({ is: quizzes.isShared }).from(quizzes).where(eq(quizzes.id, id)))[0]
      ?.is;

  it('QLST-17 each quiz of the demo library does', async () => {
    expect(await store.db.$count(quizzes, sql`${quizzes.isShared}`)).toBeGreaterThan(3);
    expect(await countWrong()).toBe(0);
  });

  it('QLST-17 with the first share, until the last one ends, also with a removed user', async () => {
    const { db } = store;
    const [quiz] = await db
      .select({ id: quizzes.id, version: quizzes.version })
      .from(quizzes)
      .where(sql`${quizzes.kind} = 'user' and not ${quizzes.isShared}`)
      .limit(1);
    const id = quiz?.id ?? 0;
    await db.execute(sql`insert into users (email) values ('leaves@lectern.test')`);
    const reader = sql`(select id from users where email = 'leaves@lectern.test')`;
    await db.execute(
      sql`insert into quiz_shares (quiz_id, user_id) values (${id}, 1), (${id}, ${reader})`,
    );
    expect(await isShared(id)).toBe(true);
    await db.delete(quizShares).where(sql`quiz_id = ${id} and user_id = 1`);
    expect(await isShared(id)).toBe(true);
    await db.execute(sql`delete from users where email = 'leaves@lectern.test'`);
    expect(await isShared(id)).toBe(false);
    expect(await countWrong()).toBe(0);
  });

  /** What the rows of lists should be, derived from the shares one person at a time. */
  const expectedRows = sql`
    select q.id as quiz_id, u.id as user_id,
      exists (select from quiz_shares s where s.quiz_id = q.id and s.shared_by = u.id) as is_by_user,
      exists (select from quiz_shares s where s.quiz_id = q.id and s.user_id = u.id and s.shared_by is distinct from u.id) as is_with_user,
      exists (select from quiz_shares s where s.quiz_id = q.id and s.shared_by is distinct from u.id) as is_by_others,
      lower(q.title) as title_key, q.question_count, q.created_at, q.end_date
    from quizzes q cross join users u
    where q.deleted_at is null and exists (select from quiz_shares s where s.quiz_id = q.id and u.id in (s.user_id, s.shared_by))`;
  const storedRows = sql`select quiz_id, user_id, is_by_user, is_with_user, is_by_others, title_key, question_count, created_at, end_date from shared_quizzes`;
  const countWrongRows = async () => {
    const { rows } = await store.db.execute(
      sql`select count(*)::int as wrong from ((${expectedRows} except ${storedRows}) union all (${storedRows} except ${expectedRows})) d`,
    );
    return rows[0]?.['wrong'];
  };

  it('QLST-17 the rows of lists follow shares, quizzes and people', async () => {
    const { db } = store;
    expect(await countWrongRows()).toBe(0);
    const email = 'sharer@lectern.test';
    await db.execute(sql`insert into users (email) values (${email})`);
    const sharer = sql`(select id from users where email = ${email})`;
    const some = sql`(select id from quizzes where kind in ('user', 'admin') order by id limit 5)`;
    const steps = [
      sql`insert into quiz_shares (quiz_id, user_id, shared_by) select id, 1, ${sharer} from ${some} q on conflict (quiz_id, user_id) do update set shared_by = excluded.shared_by`,
      sql`insert into quiz_shares (quiz_id, user_id, shared_by) select id, ${sharer}, null from ${some} q`,
      sql`update quizzes set title = 'CHANGED ' || title, end_date = null, question_count = 7 where id in ${some}`,
      sql`update quizzes set deleted_at = now() where id = (select min(id) from ${some} q)`,
      sql`update quizzes set deleted_at = null where id = (select min(id) from ${some} q)`,
      sql`delete from quiz_shares where user_id = 1 and shared_by = ${sharer}`,
      sql`delete from users where email = ${email}`,
      sql`delete from quizzes where id in (select quiz_id from shared_quizzes order by quiz_id limit 1)`,
    ];
    const readState = async () =>
      (
        await db.execute(
          sql`select string_agg(r::text, ',' order by r::text) as state from (${storedRows}) r`,
        )
      ).rows[0]?.['state'];
    for (const step of steps) {
      const before = await readState();
      await db.execute(step);
      expect(await readState()).not.toBe(before);
      expect(await countWrongRows()).toBe(0);
    }
  });

  it('QLST-17 when one share begins while another ends', async () => {
    if (store.kind === 'pglite') return;
    const { db } = store;
    const id = 1;
    await db.execute(sql`insert into quiz_shares (quiz_id, user_id) values (${id}, 1)`);
    await Promise.all(
      Array.from({ length: 20 }, (_, round) =>
        db.execute(
          round % 2 === 0
            ? sql`delete from quiz_shares where quiz_id = ${id} and user_id = 1`
            : sql`insert into quiz_shares (quiz_id, user_id) values (${id}, ${2 + (round % 7)}) on conflict do nothing`,
        ),
      ),
    );
    expect(await countWrong()).toBe(0);
    await db.execute(sql`delete from quiz_shares where quiz_id = ${id}`);
    expect(await isShared(id)).toBe(false);
  });
});
