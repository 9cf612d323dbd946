import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import {
  conditionOf,
  keyHolds,
  listPage,
  nearestWindow,
  orderOf,
  type ListCondition,
  type Target,
} from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizColumns } from './quiz-columns.ts';
import type { QuizScope } from './quiz-scope.ts';
import { wireQuiz } from './quiz-wire.ts';

/** A title is looked up by its small letters; a whole one must then be equal to the letter. */
const titleMatches = ({ operator, value }: ListCondition): SQL =>
  operator === 'contains'
    ? keyHolds(quizzes.titleKey, String(value))
    : sql`(${quizzes.titleKey} = lower(${value}) and ${eq(quizzes.title, String(value))})`;

const targets: Readonly<Record<string, Target>> = {
  id: quizzes.id,
  title: titleMatches,
  article_id: quizzes.articleId,
  section_id: quizzes.sectionId,
  created_at: quizzes.createdAt,
  end_date: quizzes.endDate,
};
const keysOfPeople: Readonly<Record<string, SQL>> = {
  user_first_name: sql`u.first_name_key`,
  user_last_name: sql`u.last_name_key`,
  user_email: sql`u.email_key`,
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

type Sort = QuizListRequest['sort'];

const newestFirst: Sort = [['created_at', 'desc']];
const turned = (sort: Sort): Sort =>
  sort.map(([property, direction]) => [property, direction === 'asc' ? 'desc' : 'asc']);
const isOfPerson = (property: string): boolean => property in keysOfPeople || property === 'user';

/** A filter over the tables: the people whom a clause describes are looked up once, whatever it says of them. */
const whereOf = (
  filter: QuizListRequest['filter'],
  all: Readonly<Record<string, Target>>,
): SQL | undefined =>
  and(
    ...filter.map((clause) => {
      const people = clause.flatMap(({ property, value }) => {
        const key = keysOfPeople[property];
        return key === undefined ? [] : [keyHolds(key, String(value))];
      });
      const owners =
        people.length === 0
          ? undefined
          : sql`${quizzes.ownerId} in (select u.id from ${users} u where ${or(...people)})`;
      return or(
        ...clause
          .filter(({ property }) => !isOfPerson(property))
          .map((condition) => conditionOf(condition, all)),
        owners,
      );
    }),
  );

/** What is sorted by a person's name or e-mail keeps each person's quizzes together. */
const withPeopleApart = (sort: Sort): Sort =>
  sort.flatMap((pair): Sort => (isOfPerson(pair[0]) ? [pair, ['user', pair[1]]] : [pair]));
const orderBy = (sort: Sort): SQL[] => orderOf(withPeopleApart(sort), sortable, quizzes.id, []);

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
  return rows.map((row) =>
    wireQuiz(row.mayKnowPeople ? row : { ...row, sharedWith: [] }, row.mayWrite),
  );
}

/** The ids of one page's quizzes: all that is searched and sorted by stands in an index, so the rows themselves are looked up only afterwards. */
function idsOf(db: Database, where: SQL | undefined, sort: Sort, limit: number, offset: number) {
  const ids = db.select({ id: quizzes.id }).from(quizzes).$dynamic();
  const joined = sort.some(([property]) => isOfPerson(property))
    ? ids.innerJoin(users, eq(users.id, quizzes.ownerId))
    : ids;
  return joined
    .where(where)
    .orderBy(...orderBy(sort))
    .limit(limit)
    .offset(offset);
}

/**
 * One page of the quizzes that `scope` reads, newest first unless the request sorts; `more` are filter properties of this list alone. The total is exact
 * (docs/decisions/0018).
 */
export async function listQuizzes(
  db: Database,
  scope: QuizScope,
  request: QuizListRequest,
  more: Readonly<Record<string, Target>> = {},
) {
  const { page, itemsOnPage } = request.navigation;
  const sort = request.sort.length === 0 ? newestFirst : request.sort;
  const where = and(scope.reads, whereOf(request.filter, { ...targets, ...more }));
  const total = await db.$count(quizzes, where);
  const { limit, offset, isTurned } = nearestWindow(page, itemsOnPage, total);
  if (limit === 0) return listPage([], page, itemsOnPage, total);
  const chosen = idsOf(db, where, isTurned ? turned(sort) : sort, limit, offset);
  return listPage(
    await listed(db, scope, inArray(quizzes.id, chosen), orderBy(sort)),
    page,
    itemsOnPage,
    total,
  );
}

/** Every quiz that `scope` reads and `condition` holds for, newest first. */
export const listEveryQuiz = (db: Database, scope: QuizScope, condition: SQL) =>
  listed(db, scope, sql`(${and(scope.reads, condition)})`, orderBy(newestFirst));
