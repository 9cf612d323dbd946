import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { conditionsOf, listPage, orderOf, windowOf, type ListCondition } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizzes, type QuizKind } from '../schema/quizzes.ts';
import { quizColumns } from './quiz-columns.ts';
import { wireQuiz } from './quiz-wire.ts';

const targets = { id: quizzes.id, title: quizzes.title, article_id: quizzes.articleId, section_id: quizzes.sectionId, created_at: quizzes.createdAt, end_date: quizzes.endDate };
const sortable = { id: quizzes.id, title: sql`lower(${quizzes.title})`, created_at: quizzes.createdAt, count_of_questions: quizzes.questionCount, end_date: quizzes.endDate };

/** A list request as the contract parses it. */
export interface QuizListRequest {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
}

/** One page of the quizzes of `kind`, newest first unless the request sorts; `only` narrows it to what the caller may see. */
export async function listQuizzes(db: Database, kind: QuizKind, { navigation, filter, sort }: QuizListRequest, mayWrite: boolean, only?: SQL) {
  const { page, itemsOnPage } = navigation;
  const where = and(eq(quizzes.kind, kind), conditionsOf(filter, targets), only);
  const total = await db.$count(quizzes, where);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const order = orderOf(sort, sortable, quizzes.id, [desc(quizzes.createdAt), desc(quizzes.id)]);
  const chosen = db.select({ id: quizzes.id }).from(quizzes).where(where).orderBy(...order).limit(limit).offset(offset);
  const rows = await db
    .select(quizColumns)
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(inArray(quizzes.id, chosen))
    .orderBy(...order);
  return listPage(rows.map((row) => wireQuiz(row, mayWrite)), page, itemsOnPage, total);
}
