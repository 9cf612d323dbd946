import { and, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { SearchResults } from '../../../src/api/contract/search.ts';
import { maxSearchMatches } from '../../../src/domain/search/found-groups.ts';
import { listSearchedQuizLists } from '../../../src/domain/access/searched-lists.ts';
import type { QuizContext } from '../../../src/domain/access/routes.ts';
import type { Database } from '../database.ts';
import { keyContains } from '../list-query.ts';
import { createOwnQuizScope, createQuizScope } from '../scopes/quiz-scope.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { sharedQuizzes } from '../schema/shared-quizzes.ts';
import { asKey, findBest, readFound } from './find-best.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Selects the newest quizzes in a scope whose title contains `text`, from an index alone. */
const selectInScope = (db: Database, isListed: SQL, text: string) =>
  db
    .select({ id: quizzes.id, key: asKey(quizzes.titleKey) })
    .from(quizzes)
    .where(and(isListed, keyContains(quizzes.titleKey, text)))
    .orderBy(desc(quizzes.id))
    .limit(maxSearchMatches);

const selectShared = (db: Database, { userId }: ScopedCaller, text: string) =>
  db
    .select({
      id: sql<number>`${sharedQuizzes.quizId}`.as('id'),
      key: asKey(sharedQuizzes.titleKey),
    })
    .from(sharedQuizzes)
    .where(and(eq(sharedQuizzes.userId, userId), keyContains(sharedQuizzes.titleKey, text)))
    .orderBy(desc(sharedQuizzes.quizId))
    .limit(maxSearchMatches);

function selectInList(
  db: Database,
  caller: ScopedCaller,
  list: QuizContext,
  text: string,
): SQLWrapper {
  switch (list) {
    case 'shared':
      return selectShared(db, caller, text);
    case 'user':
      return selectInScope(db, createOwnQuizScope(caller).canRead, text);
    case 'customer':
      return selectInScope(db, createQuizScope('user', caller).canRead, text);
    case 'template':
    case 'library':
    case 'admin':
      return selectInScope(db, createQuizScope(list, caller).canRead, text);
  }
}

const readRows = (db: Database, ids: number[]) =>
  db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      countOfQuestions: quizzes.questionCount,
      processStatus: quizzes.processStatus,
      owner: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(quizzes)
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(and(inArray(quizzes.id, ids), isNull(quizzes.deletedAt)));

/** Returns the best quizzes of the caller's lists whose title contains `text`, each once. */
export async function searchQuizzes(
  db: Database,
  caller: ScopedCaller,
  text: string,
): Promise<SearchResults['quizzes']> {
  const lists = listSearchedQuizLists(caller.role);
  const best = await findBest(
    db,
    lists.map((list) => selectInList(db, caller, list, text)),
    text,
  );
  const { rows, total } = await readFound(best, (ids) => readRows(db, ids));
  return {
    total,
    rows: rows.map(({ processStatus, owner, ...row }) => {
      const list = lists[best.hits.find(({ id }) => id === row.id)?.place ?? -1];
      if (list === undefined) throw new Error('a quiz was found in no list');
      return {
        ...row,
        list,
        isProcessing: processStatus === 'processing',
        customer: list === 'customer' ? owner : null,
      };
    }),
  };
}
