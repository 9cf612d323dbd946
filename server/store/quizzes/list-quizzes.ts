import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { conditionsOf, holdsText, listPage, orderOf, windowOf, type ListCondition, type Target } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizColumns } from './quiz-columns.ts';
import type { QuizScope } from './quiz-scope.ts';
import { wireQuiz } from './quiz-wire.ts';

const ownerHas = (column: string) => ({ value }: ListCondition): SQL => sql`${quizzes.ownerId} in (select u.id from ${users} u where ${holdsText(sql.raw(`u.${column}`), String(value))})`;
const ofOwner = (column: string): SQL => sql`(select lower(${sql.raw(`u.${column}`)}) from ${users} u where u.id = ${quizzes.ownerId})`;

const targets: Readonly<Record<string, Target>> = {
  id: quizzes.id, title: quizzes.title, article_id: quizzes.articleId, section_id: quizzes.sectionId, created_at: quizzes.createdAt, end_date: quizzes.endDate,
  user_first_name: ownerHas('first_name'), user_last_name: ownerHas('last_name'), user_email: ownerHas('email'),
};
const sortable = {
  id: quizzes.id, title: sql`lower(${quizzes.title})`, created_at: quizzes.createdAt, count_of_questions: quizzes.questionCount, end_date: quizzes.endDate,
  user_email: ofOwner('email'), user_last_name: ofOwner('last_name'),
};
const newestFirst = [desc(quizzes.createdAt), desc(quizzes.id)];

/** A list request as the contract parses it. */
export interface QuizListRequest {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
}

/** The rows of `chosen` as the contract writes them, in `order`, each with what the caller may do with it and know of it. */
async function listed(db: Database, scope: QuizScope, chosen: SQL, order: readonly SQL[]) {
  const rows = await db
    .select({ ...quizColumns, mayWrite: scope.writes, mayKnowPeople: scope.knowsPeople })
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(chosen)
    .orderBy(...order);
  return rows.map((row) => wireQuiz(row.mayKnowPeople ? row : { ...row, sharedWith: [] }, row.mayWrite));
}

/** One page of the quizzes that `scope` reads, newest first unless the request sorts; `more` are filter properties of this list alone. */
export async function listQuizzes(db: Database, scope: QuizScope, { navigation, filter, sort }: QuizListRequest, more: Readonly<Record<string, Target>> = {}) {
  const { page, itemsOnPage } = navigation;
  const where = and(scope.reads, conditionsOf(filter, { ...targets, ...more }));
  const total = await db.$count(quizzes, where);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const order = orderOf(sort, sortable, quizzes.id, newestFirst);
  const chosen = db.select({ id: quizzes.id }).from(quizzes).where(where).orderBy(...order).limit(limit).offset(offset);
  return listPage(await listed(db, scope, inArray(quizzes.id, chosen), order), page, itemsOnPage, total);
}

/** Every quiz that `scope` reads and `condition` holds for, newest first. */
export const listEveryQuiz = (db: Database, scope: QuizScope, condition: SQL) => listed(db, scope, sql`(${and(scope.reads, condition)})`, newestFirst);
