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
