import { and, asc, eq, sql } from 'drizzle-orm';

import { listInstitutions } from '../../src/api/contract/institutions.ts';
import { respond, implement, type Implementation } from '../http/implement.ts';
import { toFilter, containsText, createListPage, toOrder, toWindow } from '../store/list-query.ts';
import { institutions } from '../store/schema/institutions.ts';

const titleKey = sql`lower(${institutions.title})`;
const filterTargets = {
  id: institutions.id,
  title: institutions.title,
  approved: institutions.isApproved,
  product_id: institutions.productId,
  feature: institutions.feature,
};
const sortTargets = { id: institutions.id, title: titleKey, approved: institutions.isApproved };

const toInstitution = ({
  id,
  title,
  isApproved,
  productId,
  feature,
  subscription,
}: typeof institutions.$inferSelect) => ({
  id,
  title,
  approved: isApproved,
  product_id: productId,
  feature,
  subscription,
});

const list = implement(
  listInstitutions,
  async ({
    body: {
      navigation,
      page = navigation.page,
      filter,
      sort,
      keyword = '',
      number,
      hasSubscription,
    },
    services: { db },
  }) => {
    const text = keyword.trim();
    const found = and(
      toFilter(filter, filterTargets),
      text === '' ? undefined : containsText(institutions.title, text),
      number === undefined ? undefined : eq(institutions.id, number),
      hasSubscription === null || hasSubscription === undefined
        ? undefined
        : eq(institutions.subscription, hasSubscription),
    );
    const { limit, offset } = toWindow(page, navigation.itemsOnPage);
    const total = await db.$count(institutions, found);
    const rows = await db
      .select()
      .from(institutions)
      .where(found)
      .orderBy(
        ...toOrder(sort, sortTargets, institutions.id, [asc(titleKey), asc(institutions.id)]),
      )
      .limit(limit)
      .offset(offset);
    return respond(createListPage(rows.map(toInstitution), page, navigation.itemsOnPage, total));
  },
);

/** Institutions to select (API-089). */
export const institutionRoutes: readonly Implementation[] = [list];
