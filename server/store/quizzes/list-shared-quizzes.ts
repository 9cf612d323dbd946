import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { keyContains, type ListCondition } from '../list-query.ts';
import { toSearchKey } from '../schema/columns.ts';
import { quizzes } from '../schema/quizzes.ts';
import { sharedQuizzes } from '../schema/shared-quizzes.ts';
import { createContentTargets } from './content-targets.ts';
import {
  createQuizRows,
  listAllQuizzes,
  listQuizzes,
  type ListRows,
  type QuizListRequest,
} from './list-quizzes.ts';
import { createSharedQuizScope, reachesAllShares } from '../scopes/quiz-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const isByUser = (value: ListCondition['value'], byOthers: SQL): SQL =>
  value === true ? sql`${sharedQuizzes.isByUser}` : byOthers;

const ofQuiz = (condition: SQL): SQL => sql`exists (
  select from ${quizzes} where ${quizzes.id} = ${sharedQuizzes.quizId} and ${condition})`;

/** The shared quizzes that concern `caller`, from the rows of their own. */
const createOwnRows = (caller: ScopedCaller): ListRows => ({
  table: sharedQuizzes,
  id: sharedQuizzes.quizId,
  isListed: eq(sharedQuizzes.userId, caller.userId),
  targets: {
    ...createContentTargets(createSharedQuizScope(caller), sharedQuizzes.quizId, ofQuiz),
    id: sharedQuizzes.quizId,
    created_at: sharedQuizzes.createdAt,
    end_date: sharedQuizzes.endDate,
    title: ({ operator, value }) =>
      operator === 'contains'
        ? keyContains(sharedQuizzes.titleKey, String(value))
        : sql`(${sharedQuizzes.titleKey} = ${toSearchKey(sql`${value}`)} and exists (
            select from ${quizzes} q where q.id = ${sharedQuizzes.quizId} and normalize(q.title) = normalize(${value})))`,
    by_me: ({ value }) =>
      isByUser(
        value,
        sql`${reachesAllShares(caller) ? sharedQuizzes.isByOthers : sharedQuizzes.isWithUser}`,
      ),
  },
  sortable: {
    id: sharedQuizzes.quizId,
    title: sharedQuizzes.titleKey,
    created_at: sharedQuizzes.createdAt,
    count_of_questions: sharedQuizzes.questionCount,
    end_date: sharedQuizzes.endDate,
  },
  ofQuiz,
});

const selectIds = (caller: ScopedCaller, condition: SQL): SQL =>
  sql`(select ${sharedQuizzes.quizId} from ${sharedQuizzes} where ${and(eq(sharedQuizzes.userId, caller.userId), condition)})`;
const sharedBy = (caller: ScopedCaller): SQL =>
  sql`${quizzes.id} in ${selectIds(caller, sql`${sharedQuizzes.isByUser}`)}`;

/**
 * The quizzes that anyone shared. Those that nobody but the caller shared are few; `not in` keeps
 * the order of the index, so that a page ends the search.
 */
const createAllRows = (caller: ScopedCaller): ListRows =>
  createQuizRows(createSharedQuizScope(caller), {
    by_me: ({ value }) =>
      value === true
        ? sharedBy(caller)
        : sql`${quizzes.id} not in ${selectIds(caller, sql`not ${sharedQuizzes.isByOthers}`)}`,
  });

const isOnlyByUser = ({ filter }: QuizListRequest): boolean =>
  filter.some(
    (clause) => clause.length === 1 && clause[0]?.property === 'by_me' && clause[0].value === true,
  );

/** Returns one page of the quizzes with a share that concerns `caller` (QLST-17). */
export const listSharedQuizzes = (db: Database, caller: ScopedCaller, request: QuizListRequest) =>
  listQuizzes(
    db,
    createSharedQuizScope(caller),
    request,
    reachesAllShares(caller) && !isOnlyByUser(request)
      ? createAllRows(caller)
      : createOwnRows(caller),
  );

/** Returns every quiz that `caller` shared, newest first. */
export const listQuizzesSharedBy = (db: Database, caller: ScopedCaller) =>
  listAllQuizzes(db, createSharedQuizScope(caller), sharedBy(caller));
