import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { navigationOf } from '../../src/api/contract/paging.ts';

/** One comparison of a list request, as the contract parses it. */
export interface ListCondition {
  readonly property: string;
  readonly operator: 'contains' | 'equals' | 'is_null' | 'is_not_null' | 'after' | 'before';
  readonly value: string | number | boolean | null;
}

/** What a property of a list request stands for in the tables: a column, an expression, or a condition of its own. */
export type Target = PgColumn | SQL | ((condition: ListCondition) => SQL);

/** A text as it must stand inside a LIKE pattern to mean itself. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** That `target` holds `keyword` somewhere, whatever its case. */
export const holdsText = (target: PgColumn | SQL, keyword: string): SQL =>
  sql`${target} ilike ${`%${literally(keyword)}%`}`;

/** That `key`, a text in small letters, holds `keyword` somewhere, whatever its case. */
export const keyHolds = (key: PgColumn | SQL, keyword: string): SQL =>
  sql`${key} like lower(${`%${literally(keyword)}%`})`;

const isInstant = (target: PgColumn | SQL): boolean =>
  'dataType' in target && target.dataType === 'date';

function comparison(target: Target, condition: ListCondition): SQL {
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
      return holdsText(target, String(value));
    case 'equals':
      return eq(target as PgColumn, comparable);
    case 'after':
      return gt(target as PgColumn, comparable);
    case 'before':
      return lt(target as PgColumn, comparable);
  }
}

const targetOf = <T>(targets: Readonly<Record<string, T>>, property: string): T => {
  const target = targets[property];
  if (target === undefined)
    throw new Error(`the contract allows '${property}', the list query has no target for it`);
  return target;
};

/** One condition of a list request over the tables. */
export const conditionOf = (
  condition: ListCondition,
  targets: Readonly<Record<string, Target>>,
): SQL => comparison(targetOf(targets, condition.property), condition);

/** The conditions of a list request over the tables: every clause must hold, of a clause one condition (API-006). Undefined when there are none. */
export const conditionsOf = (
  clauses: readonly (readonly ListCondition[])[],
  targets: Readonly<Record<string, Target>>,
): SQL | undefined =>
  and(
    ...clauses.map((clause) => or(...clause.map((condition) => conditionOf(condition, targets)))),
  );

/** The order of a list request: its sort pairs, else `usual`, and always the id last, so that pages never overlap. */
export function orderOf(
  sort: readonly (readonly [string, 'asc' | 'desc'])[],
  targets: Readonly<Record<string, PgColumn | SQL>>,
  id: PgColumn,
  usual: readonly SQL[],
): SQL[] {
  const pairs = sort.map(([property, direction]) =>
    (direction === 'asc' ? asc : desc)(targetOf(targets, property)),
  );
  const last = sort.at(-1)?.[1] ?? 'desc';
  return pairs.length === 0 ? [...usual] : [...pairs, last === 'asc' ? asc(id) : desc(id)];
}

/** Which rows of a list a page asks for. */
export const windowOf = (page: number, itemsOnPage: number) => ({
  limit: itemsOnPage,
  offset: (page - 1) * itemsOnPage,
});

/** The same rows counted from the nearer end of a list of `total`: when `isTurned` is true, from its last row backwards. A page behind the end has limit 0. */
export function nearestWindow(
  page: number,
  itemsOnPage: number,
  total: number,
): { readonly limit: number; readonly offset: number; readonly isTurned: boolean } {
  const { offset } = windowOf(page, itemsOnPage);
  const limit = Math.max(0, Math.min(itemsOnPage, total - offset));
  const behind = Math.max(0, total - offset - limit);
  return behind < offset
    ? { limit, offset: behind, isTurned: true }
    : { limit, offset, isTurned: false };
}

/** One page of a list, as the contract answers it (API-007). */
export const listPage = <T>(
  result: T[],
  page: number,
  itemsOnPage: number,
  totalItems: number,
) => ({ result, navigation: navigationOf(page, itemsOnPage, totalItems) });
