import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Database, Store } from '../../../../server/store/database.ts';
import { createStatisticsCache } from '../../../../server/store/results/statistics-cache.ts';
import { describeOnEachDatabase } from '../../../support/server-databases.ts';
import { copyTemplate } from '../../../support/server-template.ts';

describeOnEachDatabase('API-075 cached statistics', (database) => {
  let store: Store;
  let quizId: number;
  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
    const { rows } = await store.query(
      'select quiz_id from assignments where submitted_at is not null group by 1 having count(*) > 2 order by 1 limit 1',
    );
    quizId = Number(rows[0]?.['quiz_id']);
  });
  afterAll(() => store.close());

  /** Counts the statements that reach the database. */
  const count = (db: Database): { readonly db: Database; readonly statements: () => number } => {
    let statements = 0;
    const execute: Database['execute'] = (query) => {
      statements += 1;
      return db.execute(query);
    };
    return { db: { execute } as Database, statements: () => statements };
  };

  it('are computed once, and again after a result was changed, removed or taken back', async () => {
    const cache = createStatisticsCache();
    const counted = count(store.db);
    const first = await cache.read(counted.db, quizId);
    const toCompute = counted.statements() - 1;
    expect(toCompute).toBeGreaterThan(0);
    expect(await cache.read(counted.db, quizId)).toEqual(first);
    expect(counted.statements()).toBe(toCompute + 2);

    const one = sql`(select min(id) from assignments where quiz_id = ${quizId} and submitted_at is not null)`;
    await store.db.execute(sql`update assignments set progress = 100 - progress where id = ${one}`);
    const changed = await cache.read(counted.db, quizId);
    expect(changed.scores.mean).not.toBe(first.scores.mean);

    await store.db.execute(sql`update assignments set submitted_at = null where id = ${one}`);
    const takenBack = await cache.read(counted.db, quizId);
    expect(takenBack.scores.completed).toBe(first.scores.completed - 1);

    await store.db.execute(sql`delete from assignments where id = ${one}`);
    const removed = await cache.read(counted.db, quizId);
    expect(removed.scores.completed).toBe(first.scores.completed - 2);
  });
});
