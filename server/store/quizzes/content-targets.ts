import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { FilterTarget } from '../list-query.ts';
import { quizTags, quizzes } from '../schema/quizzes.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';

/**
 * Returns the filter properties of what a quiz contains or is: subject, access, state of its
 * processing, and whether it is shared, as far as the caller of `scope` sees with whom. `id` is the
 * column with the id of the quiz, `ofQuiz` converts a condition on `quizzes`.
 */
export const createContentTargets = (
  scope: QuizScope,
  id: PgColumn,
  ofQuiz: (condition: SQL) => SQL = (condition) => condition,
): Readonly<Record<string, FilterTarget>> => ({
  subject: ({ value }) =>
    sql`${id} in (select qt.quiz_id from ${quizTags} qt where qt.tag_id = ${value}::int)`,
  restricted: ({ value }) => ofQuiz(sql`${quizzes.restrictNonInstitutional} = ${value}::boolean`),
  process_status: ({ value }) => ofQuiz(sql`${quizzes.processStatus} = ${value}::int`),
  is_shared: ({ value }) => {
    const isSeen = sql`(${quizzes.isShared} and ${scope.canSeePeople})`;
    return ofQuiz(value === true ? isSeen : sql`not ${isSeen}`);
  },
});
