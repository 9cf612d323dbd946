import { or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { keyContains, type ListCondition } from '../list-query.ts';
import { matchesPerson } from '../people.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';

/** What the properties of a person match in `users u`. */
const personConditions: Readonly<Record<string, (keyword: string) => SQL>> = {
  user_first_name: (keyword) => keyContains(sql`u.first_name_key`, keyword),
  user_last_name: (keyword) => keyContains(sql`u.last_name_key`, keyword),
  user_email: (keyword) => keyContains(sql`u.email_key`, keyword),
  user_name: (keyword) => matchesPerson(sql`u.search_key`, keyword),
};

/** Up to this many matching people are looked up before the quizzes are. */
const maxLookedUpPeople = 200;

/** Tells whether a list searches or sorts by this property of a quiz's owner. */
export const isPersonProperty = (property: string): boolean =>
  property in personConditions || property === 'user';

/**
 * Returns a condition that matches the quizzes of the people whom one of the conditions of `clause`
 * describes; undefined when none describes people. The ids of a few people are looked up first:
 * PostgreSQL then reads their quizzes by an index. It would test all quizzes for a subquery.
 */
export async function matchOwners(
  db: Database,
  clause: readonly ListCondition[],
): Promise<SQL | undefined> {
  const conditions = clause.flatMap(
    ({ property, value }) => personConditions[property]?.(String(value)) ?? [],
  );
  if (conditions.length === 0) return undefined;
  const people = sql`select u.id from ${users} u where ${or(...conditions)}`;
  const { rows } = await db.execute<{ id: number }>(sql`${people} limit ${maxLookedUpPeople + 1}`);
  if (rows.length > maxLookedUpPeople) return sql`${quizzes.ownerId} in (${people})`;
  return sql`${quizzes.ownerId} = any(${sql.param(rows.map(({ id }) => id))}::int[])`;
}
