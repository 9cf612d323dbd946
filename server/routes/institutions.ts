import { and, asc, eq, sql } from 'drizzle-orm';

import { listInstitutions } from '../../src/api/contract/institutions.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { conditionsOf, holdsText, listPage, orderOf, windowOf } from '../store/list-query.ts';
import { institutions } from '../store/schema/institutions.ts';

const titleKey = sql`lower(${institutions.title})`;
const filtered = {
  id: institutions.id,
  title: institutions.title,
  approved: institutions.isApproved,
  product_id: institutions.productId,
  feature: institutions.feature,
};
const sorted = { id: institutions.id, title: titleKey, approved: institutions.isApproved };

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
    const words = keyword.trim();
    const found = and(
      conditionsOf(filter, filtered),
      words === '' ? undefined : holdsText(institutions.title, words),
      number === undefined ? undefined : eq(institutions.id, number),
      hasSubscription === null || hasSubscription === undefined
        ? undefined
        : eq(institutions.subscription, hasSubscription),
    );
    const { limit, offset } = windowOf(page, navigation.itemsOnPage);
    const total = await db.$count(institutions, found);
    const rows = await db
      .select()
      .from(institutions)
      .where(found)
      .orderBy(...orderOf(sort, sorted, institutions.id, [asc(titleKey), asc(institutions.id)]))
      .limit(limit)
      .offset(offset);
    return answer(listPage(rows.map(toInstitution), page, navigation.itemsOnPage, total));
  },
);

/** Institutions to choose from (API-089). */
export const institutionRoutes: readonly Implementation[] = [list];
