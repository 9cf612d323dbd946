import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

import type { listInstitutions } from '../../../src/api/contract/institutions.ts';
import type { Request } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../database.ts';
import { createTextTarget, keyContains, selectPage, toFilter } from '../list-query.ts';
import { institutions, memberships, subscriptions } from '../schema/institutions.ts';

const filterTargets = {
  id: institutions.id,
  title: createTextTarget(institutions.titleKey, institutions.title),
  approved: institutions.isApproved,
  product_id: institutions.productId,
  feature: institutions.feature,
};
const sortTargets = {
  id: institutions.id,
  title: institutions.titleKey,
  approved: institutions.isApproved,
};
const maxFilterValues = 100;

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"institutions"."id"');

/** When the last section ends; null when none ends, or one has no end. */
const endsAt = sql<string | null>`(
  select case when count(*) = count(s.ends_at)
    then to_char(max(s.ends_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end
  from ${subscriptions} s where s.institution_id = ${qualifiedId})`;

const userCount = sql<number>`(
  select count(*)::int from ${memberships} m where m.institution_id = ${qualifiedId})`;

type Search = Pick<
  Request<typeof listInstitutions>['body'],
  'filter' | 'sort' | 'keyword' | 'number' | 'hasSubscription'
>;

/**
 * Returns one page of the institutions that `search` matches, and their number (API-089). Users are
 * counted only when `countsUsers` is true.
 */
export async function listPageOfInstitutions(
  db: Database,
  { filter, sort, keyword = '', number, hasSubscription }: Search,
  navigation: { readonly page: number; readonly itemsOnPage: number },
  countsUsers: boolean,
) {
  const text = keyword.trim();
  const found = and(
    toFilter(filter, filterTargets),
    text === '' ? undefined : keyContains(institutions.titleKey, text),
    number === undefined ? undefined : eq(institutions.id, number),
    hasSubscription === null || hasSubscription === undefined
      ? undefined
      : eq(institutions.subscription, hasSubscription),
  );
  const columns = {
    id: institutions.id,
    title: institutions.title,
    approved: institutions.isApproved,
    product_id: institutions.productId,
    feature: institutions.feature,
    subscription: institutions.subscription,
    seats: institutions.seats,
    ends_at: endsAt,
    user_count: countsUsers ? userCount : sql<number | null>`null`,
  };
  return selectPage(
    db,
    {
      table: institutions,
      id: institutions.id,
      where: found,
      sort: sort.length === 0 ? [['title', 'asc']] : sort,
      sortTargets,
    },
    navigation,
    (isOnPage, order) =>
      db
        .select(columns)
        .from(institutions)
        .where(isOnPage)
        .orderBy(...order),
  );
}

/** Returns the products and features that institutions have, in order (INST-02). */
export async function listFilterValues(db: Database) {
  const { productId, feature } = institutions;
  const products = await db
    .selectDistinct({ productId })
    .from(institutions)
    .where(isNotNull(productId))
    .orderBy(asc(productId))
    .limit(maxFilterValues);
  const features = await db
    .selectDistinct({ feature })
    .from(institutions)
    .where(isNotNull(feature))
    .orderBy(asc(feature))
    .limit(maxFilterValues);
  return {
    productIds: products.flatMap((row) => row.productId ?? []),
    features: features.flatMap((row) => row.feature ?? []),
  };
}
