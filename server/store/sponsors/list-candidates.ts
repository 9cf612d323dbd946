import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listSponsorArticles } from '../../../src/api/contract/sponsors.ts';
import { toWireArticleType } from '../article-wire.ts';
import type { Database } from '../database.ts';
import { toFilter, createListPage, toOrder, toWindow } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

const filterTargets = { domain_id: articles.id, title: articles.title };
const sortTargets = {
  id: articles.id,
  title: sql`lower(${articles.title})`,
  article_type: articles.type,
};

/**
 * Returns one page of articles with the sponsor of each, all or only sponsored ones (API-115,
 * SPON-28).
 */
export async function listCandidates(
  db: Database,
  {
    navigation: { page, itemsOnPage },
    filter,
    sort,
    withSponsor,
  }: z.output<(typeof listSponsorArticles)['body']>,
) {
  const found = and(
    toFilter(filter, filterTargets),
    withSponsor ? isNotNull(sponsorArticles.sponsorId) : undefined,
  );
  const { limit, offset } = toWindow(page, itemsOnPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(articles)
    .leftJoin(sponsorArticles, eq(sponsorArticles.articleId, articles.id))
    .where(found);
  const rows = await db
    .select({
      id: articles.id,
      title: articles.title,
      type: articles.type,
      sponsorId: sponsors.id,
      companyName: sponsors.companyName,
    })
    .from(articles)
    .leftJoin(sponsorArticles, eq(sponsorArticles.articleId, articles.id))
    .leftJoin(sponsors, eq(sponsors.id, sponsorArticles.sponsorId))
    .where(found)
    .orderBy(...toOrder(sort, sortTargets, articles.id, [desc(articles.id)]))
    .limit(limit)
    .offset(offset);
  const result = rows.map(({ id, title, type, sponsorId, companyName }) => ({
    id,
    article_type: toWireArticleType(type),
    domain: { id, title },
    sponsor_data:
      sponsorId === null || companyName === null ? null : { id: sponsorId, companyName },
  }));
  return createListPage(result, page, itemsOnPage, counted?.total ?? 0);
}
