import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../database.ts';
import {
  createTextTarget,
  toCondition,
  createListPage,
  reverseSort,
  toNearestWindow,
  toOrder,
  toWindow,
  type ListCondition,
  type FilterTarget,
} from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { createContentTargets } from './content-targets.ts';
import { findPeopleOnPage } from './find-people-on-page.ts';
import { isPersonProperty, matchOwners } from './match-owners.ts';
import { quizColumns } from './quiz-columns.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { toWireQuiz } from './quiz-wire.ts';

const targets: Readonly<Record<string, FilterTarget>> = {
  id: quizzes.id,
  title: createTextTarget(quizzes.titleKey, quizzes.title),
  article_id: quizzes.articleId,
  section_id: quizzes.sectionId,
  created_at: quizzes.createdAt,
  end_date: quizzes.endDate,
};
const sortable = {
  id: quizzes.id,
  title: quizzes.titleKey,
  created_at: quizzes.createdAt,
  count_of_questions: quizzes.questionCount,
  end_date: quizzes.endDate,
  user_email: users.emailKey,
  user_last_name: users.lastNameKey,
  user: users.id,
};
const allQuizzes = { id: quizzes.id, sortable } as const;

type Sort = QuizListRequest['sort'];

const newestFirst: Sort = [['created_at', 'desc']];

/** What a list counts and pages: a table with the quizzes' ids, and what is sorted and searched. */
export interface ListRows {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly isListed: SQL;
  readonly targets: Readonly<Record<string, FilterTarget>>;
  readonly sortable: Readonly<Record<string, PgColumn>>;
  /** Converts a condition on `quizzes` to one on the rows of the table. */
  readonly ofQuiz: (condition: SQL) => SQL;
}

/** Converts a filter to SQL. */
async function createFilter(
  db: Database,
  filter: QuizListRequest['filter'],
  { targets, ofQuiz }: ListRows,
): Promise<SQL | undefined> {
  const clauses = await Promise.all(
    filter.map(async (clause) => {
      const owned = await matchOwners(db, clause);
      return or(
        ...clause
          .filter(({ property }) => !isPersonProperty(property))
          .map((condition) => toCondition(condition, targets)),
        owned && ofQuiz(owned),
      );
    }),
  );
  return and(...clauses);
}

/**
 * Adds the person's id to a sort by name or e-mail, so that each person's quizzes stay together.
 */
const separatePeople = (sort: Sort): Sort =>
  sort.flatMap((pair): Sort => (isPersonProperty(pair[0]) ? [pair, ['user', pair[1]]] : [pair]));
const createOrder = (sort: Sort, { id, sortable }: Pick<ListRows, 'id' | 'sortable'>): SQL[] =>
  toOrder(separatePeople(sort), sortable, id, []);

/** A list request, as the contract parses it. */
export interface QuizListRequest {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
}

/**
 * Returns the selected quizzes in the contract's form and in `order`, each with what the caller may
 * do with it and see of it.
 */
async function selectQuizzes(db: Database, scope: QuizScope, selected: SQL, order: readonly SQL[]) {
  const rows = await db
    .select({ ...quizColumns, mayWrite: scope.canWrite, mayKnowPeople: scope.canSeePeople })
    .from(quizzes)
    .leftJoin(articles, eq(articles.id, quizzes.articleId))
    .leftJoin(users, eq(users.id, quizzes.ownerId))
    .where(selected)
    .orderBy(...order);
  return rows.map((row) =>
    toWireQuiz(row.mayKnowPeople ? row : { ...row, sharedWith: [] }, row.mayWrite),
  );
}

/**
 * Selects the ids of one page. All searched and sorted columns are in an index, so only the page's
 * rows are read afterwards.
 */
function selectIds(
  db: Database,
  rows: ListRows,
  where: SQL | undefined,
  sort: Sort,
  limit: number,
  offset: number,
) {
  const ids = db.select({ id: rows.id }).from(rows.table).$dynamic();
  const joined = sort.some(([property]) => isPersonProperty(property))
    ? ids.innerJoin(users, eq(users.id, quizzes.ownerId))
    : ids;
  return joined
    .where(where)
    .orderBy(...createOrder(sort, rows))
    .limit(limit)
    .offset(offset);
}

type Page = QuizListRequest['navigation'];

/** A page that begins before this row is read in order. */
const maxRowsReadInOrder = 1000;

/** The ids of a page, null beyond the end, and what counts the rows of the list. */
interface SelectedPage {
  readonly ids: ReturnType<typeof selectIds> | null;
  readonly count: () => Promise<number>;
}

/**
 * Selects a page that is ordered by people: finds these first, then their quizzes on the page. The
 * last column of the order is the quiz's id. Null for other orders, for the first pages, which are
 * read faster in order, and beyond the end.
 */
async function selectPageByPerson(
  db: Database,
  rows: ListRows,
  where: SQL | undefined,
  sort: Sort,
  { page, itemsOnPage }: Page,
): Promise<SelectedPage | null> {
  const { limit, offset } = toWindow(page, itemsOnPage);
  const isByPerson = sort.length === 1 && sort.some(([property]) => isPersonProperty(property));
  if (!isByPerson || offset < maxRowsReadInOrder) return null;
  const peopleOrder = createOrder(sort, rows).slice(0, -1);
  const people = await findPeopleOnPage(db, where, peopleOrder, { limit, offset });
  if (people === null) return null;
  const theirs = and(where, inArray(quizzes.ownerId, people.ids));
  return {
    ids: selectIds(db, rows, theirs, sort, limit, offset - people.before),
    count: () => Promise.resolve(people.total),
  };
}

/**
 * Selects one of the first pages in order, and others after the rows are counted, from the nearer
 * end of the list.
 */
async function selectPageInOrder(
  db: Database,
  rows: ListRows,
  where: SQL | undefined,
  sort: Sort,
  { page, itemsOnPage }: Page,
): Promise<SelectedPage> {
  const first = toWindow(page, itemsOnPage);
  const count = async () => db.$count(rows.table, where);
  if (first.offset < maxRowsReadInOrder)
    return { ids: selectIds(db, rows, where, sort, first.limit, first.offset), count };
  const total = await count();
  const { limit, offset, isReversed } = toNearestWindow(page, itemsOnPage, total);
  const order = isReversed ? reverseSort(sort) : sort;
  return {
    ids: limit === 0 ? null : selectIds(db, rows, where, order, limit, offset),
    count: () => Promise.resolve(total),
  };
}

/** The quizzes in `scope` themselves; `more` are filter properties of one list alone. */
export const createQuizRows = (
  scope: QuizScope,
  more: Readonly<Record<string, FilterTarget>> = {},
): ListRows => ({
  table: quizzes,
  id: quizzes.id,
  isListed: scope.canRead,
  targets: { ...targets, ...createContentTargets(scope, quizzes.id), ...more },
  sortable,
  ofQuiz: (condition) => condition,
});

/**
 * Returns one page of the quizzes of `rows`, newest first unless the request sorts, with what the
 * caller of `scope` may do with them. The total is exact (docs/decisions/0018).
 */
export async function listQuizzes(
  db: Database,
  scope: QuizScope,
  request: QuizListRequest,
  rows: ListRows = createQuizRows(scope),
) {
  const { page, itemsOnPage } = request.navigation;
  const sort = request.sort.length === 0 ? newestFirst : request.sort;
  const where = and(rows.isListed, await createFilter(db, request.filter, rows));
  const { ids, count } =
    (await selectPageByPerson(db, rows, where, sort, request.navigation)) ??
    (await selectPageInOrder(db, rows, where, sort, request.navigation));
  const order = createOrder(sort, allQuizzes);
  const [total, shown] = await Promise.all([
    count(),
    ids === null ? [] : selectQuizzes(db, scope, inArray(quizzes.id, ids), order),
  ]);
  return createListPage(shown, page, itemsOnPage, total);
}

/** Returns every quiz in `scope` that matches `condition`, newest first. */
export const listAllQuizzes = (db: Database, scope: QuizScope, condition: SQL) =>
  selectQuizzes(
    db,
    scope,
    sql`(${and(scope.canRead, condition)})`,
    createOrder(newestFirst, allQuizzes),
  );
