import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { ResultsQuery } from '../../../src/api/contract/quiz-results.ts';
import { createNavigation } from '../../../src/api/contract/paging.ts';
import type { Database } from '../database.ts';
import { containsText, toWindow } from '../list-query.ts';
import { assignments } from '../schema/sharing.ts';

const defaultItemsOnPage = 20;
const byEmail = sql`lower(${assignments.email})`;

const columns = {
  id: assignments.id,
  email: assignments.email,
  progress: assignments.progress,
  submittedAt: assignments.submittedAt,
  durationSeconds: assignments.durationSeconds,
  questionCount: sql<number>`jsonb_array_length(${assignments.questions})`,
  isSubmitted: sql<boolean>`${assignments.submittedAt} is not null`,
};

const sortOf: Readonly<Record<NonNullable<ResultsQuery['sort']>, readonly SQL[]>> = {
  email: [asc(byEmail)],
  '-email': [desc(byEmail)],
  progress: [asc(columns.isSubmitted), asc(assignments.progress), asc(byEmail)],
  '-progress': [desc(columns.isSubmitted), desc(assignments.progress), asc(byEmail)],
  submitted_at: [sql`${assignments.submittedAt} asc nulls first`, asc(byEmail)],
  '-submitted_at': [sql`${assignments.submittedAt} desc nulls last`, asc(byEmail)],
};

type Row = Pick<
  typeof assignments.$inferSelect,
  'id' | 'email' | 'progress' | 'submittedAt' | 'durationSeconds'
> & { readonly questionCount: number };

const toWireResult = ({
  id,
  email,
  progress,
  submittedAt,
  durationSeconds,
  questionCount,
}: Row) => ({
  id,
  user: { email },
  progress,
  submitAt: submittedAt?.toISOString() ?? null,
  durationSeconds,
  ...(submittedAt !== null && { questionCount }),
});

/** Counts the students of a quiz, and those who have submitted it. */
export async function countResults(
  db: Database,
  quizId: number,
): Promise<{ readonly distributed: number; readonly completed: number }> {
  const [row] = await db
    .select({ distributed: count(), completed: count(assignments.submittedAt) })
    .from(assignments)
    .where(eq(assignments.quizId, quizId));
  return { distributed: row?.distributed ?? 0, completed: row?.completed ?? 0 };
}

/**
 * Returns the results of a quiz, sorted by e-mail unless the query sorts: all of them, or one page.
 * Students who have not submitted come last.
 */
export async function listResults(
  db: Database,
  quizId: number,
  { page, itemsPerPage = defaultItemsOnPage, sort = 'email', email, submitted }: ResultsQuery,
) {
  const where = and(
    eq(assignments.quizId, quizId),
    email === undefined ? undefined : containsText(assignments.email, email),
    submitted === undefined
      ? undefined
      : (submitted === 'yes' ? isNotNull : isNull)(assignments.submittedAt),
  );
  const selection = db
    .select(columns)
    .from(assignments)
    .where(where)
    .orderBy(...sortOf[sort]);
  if (page === undefined) return { assignments: (await selection).map(toWireResult) };
  const { limit, offset } = toWindow(page, itemsPerPage);
  const total = await db.$count(assignments, where);
  const shown = (await selection.limit(limit).offset(offset)).map(toWireResult);
  return {
    assignments: shown,
    navigation: createNavigation({
      page,
      itemsOnPage: shown.length,
      itemsPerPage,
      totalItems: total,
    }),
  };
}
