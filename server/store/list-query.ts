import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { createNavigation } from '../../src/api/contract/paging.ts';
import type { Database } from './database.ts';
import { toSearchKey } from './schema/columns.ts';

/** Converts one condition of a list request to SQL. */
export interface ListCondition {
  readonly property: string;
  readonly operator: 'contains' | 'equals' | 'is_null' | 'is_not_null' | 'after' | 'before';
  readonly value: string | number | boolean | null;
}

/**
 * What a property of a list request refers to: a column, an expression, or a condition of its own.
 */
export type FilterTarget = PgColumn | SQL | ((condition: ListCondition) => SQL);

/** Pairs of a property and a direction. */
export type SortPairs = readonly (readonly [string, 'asc' | 'desc'])[];

/** Escapes a text for a LIKE pattern. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Matches when `target` contains `keyword`, ignoring case. */
export const containsText = (target: PgColumn | SQL, keyword: string): SQL =>
  sql`${target} ilike ${`%${escapePattern(keyword)}%`}`;

/** Matches when `key`, of `toSearchKey`, contains `keyword`. */
export const keyContains = (key: PgColumn | SQL, keyword: string): SQL =>
  sql`${key} like ${toSearchKey(sql`${`%${escapePattern(keyword)}%`}`)}`;

/**
 * Returns the target of a text with a `key` of `toSearchKey`, which an index has: `contains` compares the
 * key, `equals` also the text itself.
 */
export const createTextTarget =
  (key: PgColumn | SQL, text: PgColumn | SQL) =>
  ({ operator, value }: ListCondition): SQL =>
    operator === 'contains'
      ? keyContains(key, String(value))
      : sql`(${key} = ${toSearchKey(sql`${value}`)} and normalize(${text}) = normalize(${value}))`;

const isInstant = (target: PgColumn | SQL): boolean =>
  'dataType' in target && target.dataType === 'date';

function toComparison(target: FilterTarget, condition: ListCondition): SQL {
  if (typeof target === 'function') return target(condition);
  const { operator, value } = condition;
  const comparable: unknown =
    isInstant(target) && typeof value === 'string' ? new Date(value) : value;
  switch (operator) {
    case 'is_null':
      return isNull(target);
    case 'is_not_null':
      return isNotNull(target);
    case 'contains':
      return containsText(target, String(value));
    case 'equals':
      return eq(target as PgColumn, comparable);
    case 'after':
      return gt(target as PgColumn, comparable);
    case 'before':
      return lt(target as PgColumn, comparable);
  }
}

const findTarget = <T>(targets: Readonly<Record<string, T>>, property: string): T => {
  const target = targets[property];
  if (target === undefined)
    throw new Error(`the contract allows '${property}', but the list query has no target for it`);
  return target;
};

/** One condition of a list request over the tables. */
export const toCondition = (
  condition: ListCondition,
  targets: Readonly<Record<string, FilterTarget>>,
): SQL => toComparison(findTarget(targets, condition.property), condition);

/**
 * Converts the filter of a list request to SQL: all clauses must hold, of each clause at least one
 * condition (API-006). Undefined when there are none.
 */
export const toFilter = (
  clauses: readonly (readonly ListCondition[])[],
  targets: Readonly<Record<string, FilterTarget>>,
): SQL | undefined =>
  and(
    ...clauses.map((clause) => or(...clause.map((condition) => toCondition(condition, targets)))),
  );

/**
 * Converts the sort pairs of a list request, or `usual` without any. The id is always last, so that
 * pages never overlap.
 */
export function toOrder(
  sort: readonly (readonly [string, 'asc' | 'desc'])[],
  targets: Readonly<Record<string, PgColumn | SQL>>,
  id: PgColumn,
  defaultOrder: readonly SQL[],
): SQL[] {
  const pairs = sort.map(([property, direction]) =>
    (direction === 'asc' ? asc : desc)(findTarget(targets, property)),
  );
  const last = sort.at(-1)?.[1] ?? 'desc';
  return pairs.length === 0 ? [...defaultOrder] : [...pairs, last === 'asc' ? asc(id) : desc(id)];
}

/** Returns the limit and offset of a page. */
export const toWindow = (page: number, itemsOnPage: number) => ({
  limit: itemsOnPage,
  offset: (page - 1) * itemsOnPage,
});

/**
 * Returns the limit and offset of a page counted from the nearer end of a list of `total` rows:
 * from the last row backwards when `isReversed` is true. A page beyond the end has limit 0.
 */
export function toNearestWindow(
  page: number,
  itemsOnPage: number,
  total: number,
): { readonly limit: number; readonly offset: number; readonly isReversed: boolean } {
  const { offset } = toWindow(page, itemsOnPage);
  const limit = Math.max(0, Math.min(itemsOnPage, total - offset));
  const remaining = Math.max(0, total - offset - limit);
  return remaining < offset
    ? { limit, offset: remaining, isReversed: true }
    : { limit, offset, isReversed: false };
}

/** Returns the sort pairs that list the same rows from the last to the first. */
export const reverseSort = (
  sort: readonly (readonly [string, 'asc' | 'desc'])[],
): readonly (readonly [string, 'asc' | 'desc'])[] =>
  sort.map(([property, direction]) => [property, direction === 'asc' ? 'desc' : 'asc']);

/** A list of rows of one table: which it has, and what they are sorted by. */
interface RowList {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly where: SQL | undefined;
  readonly sort: SortPairs;
  readonly sortTargets: Readonly<Record<string, PgColumn | SQL>>;
}

/**
 * Returns the rows of one page, and the number of all. Selects the ids first, from the nearer end of
 * the list, and calls `selectRows` with these alone: the columns of skipped rows are not computed.
 */
export async function selectPage<Row>(
  db: Database,
  { table, id, where, sort, sortTargets }: RowList,
  { page, itemsOnPage }: { readonly page: number; readonly itemsOnPage: number },
  selectRows: (isOnPage: SQL, order: readonly SQL[]) => PromiseLike<Row[]>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const total = await db.$count(table, where);
  const { limit, offset, isReversed } = toNearestWindow(page, itemsOnPage, total);
  if (limit === 0) return { rows: [], total };
  const createOrder = (pairs: SortPairs): SQL[] => toOrder(pairs, sortTargets, id, []);
  const ids = db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...createOrder(isReversed ? reverseSort(sort) : sort))
    .limit(limit)
    .offset(offset);
  return { rows: await selectRows(inArray(id, ids), createOrder(sort)), total };
}

/** Returns one page of a list in the contract's form (API-007). */
export const createListPage = <T>(
  result: T[],
  page: number,
  itemsPerPage: number,
  totalItems: number,
) => ({
  result,
  navigation: createNavigation({ page, itemsOnPage: result.length, itemsPerPage, totalItems }),
});
