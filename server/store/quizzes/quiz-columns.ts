import { sql, type SQL } from 'drizzle-orm';

import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizTags, quizzes } from '../schema/quizzes.ts';
import { assignments, quizShares } from '../schema/sharing.ts';
import { tags } from '../schema/tags.ts';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** A person as a quiz names them. */
export interface PersonRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const toJsonList = <T>(rows: SQL): SQL<T[]> => sql<T[]>`coalesce(${rows}, '[]'::json)`;

/**
 * The columns that lists and single quizzes share, in one statement, so that the parts are
 * consistent. Needs joins to the article and the owner.
 */
export const quizColumns = {
  quiz: quizzes,
  article: {
    id: articles.id,
    title: articles.title,
    shortImage: articles.shortImage,
    largeImage: articles.largeImage,
    headerImage: articles.headerImage,
  },
  owner: { firstName: users.firstName, lastName: users.lastName, email: users.email },
  tags: toJsonList<Named>(sql`(
    select json_agg(json_build_object('id', t.id, 'title', t.title) order by t.title, t.id)
    from ${quizTags} qt join ${tags} t on t.id = qt.tag_id where qt.quiz_id = ${quizzes}.id)`),
  sharedWith: toJsonList<PersonRow>(sql`(
    select json_agg(json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) order by u.email)
    from ${quizShares} s join ${users} u on u.id = s.user_id where s.quiz_id = ${quizzes}.id)`),
  // Not `exists`: the planner may answer that from a hash of all assignments.
  isDistributed: sql<boolean>`coalesce((select true from ${assignments} a where a.quiz_id = ${quizzes}.id limit 1), false)`,
};
