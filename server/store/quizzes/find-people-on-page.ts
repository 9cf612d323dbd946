import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';

/** The people whose quizzes are on a page of a list that is ordered by people. */
export interface PeopleOnPage {
  readonly ids: number[];
  /** How many quizzes of other people the list has before theirs. */
  readonly before: number;
  /** How many quizzes the list has. */
  readonly total: number;
}

/**
 * Finds the people on a page of the quizzes that match `where`; null beyond the end of the list.
 * `order` sorts `users`. The list is read once, to count the quizzes of each person, so a page in
 * the middle costs as much as the first one.
 */
export async function findPeopleOnPage(
  db: Database,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PeopleOnPage | null> {
  const { rows } = await db.execute<{ id: number; before: number; total: number }>(sql`
    with counted as (
      select ${quizzes.ownerId} as id, count(*) as owned
      from ${quizzes} where ${where ?? sql`true`} group by ${quizzes.ownerId}
    ), placed as (
      select counted.id, owned, sum(owned) over () as total,
        sum(owned) over (order by ${sql.join([...order], sql`, `)}) - owned as before
      from counted join ${users} on ${users.id} = counted.id
    )
    select id, before::int, total::int from placed
    where before < ${offset + limit} and before + owned > ${offset}
    order by placed.before`);
  const [first] = rows;
  if (first === undefined) return null;
  return { ids: rows.map(({ id }) => id), before: first.before, total: first.total };
}
