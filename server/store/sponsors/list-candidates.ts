import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listSponsorArticles } from '../../../src/api/contract/sponsors.ts';
import { toWireArticleType } from '../article-wire.ts';
import type { Database } from '../database.ts';
import { createListPage, createTextTarget, selectPage, toFilter } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

const filterTargets = {
  domain_id: articles.id,
  title: createTextTarget(articles.titleKey, articles.title),
};
const hasSponsor = sql`${articles.id} in (select sa.article_id from ${sponsorArticles} sa)`;
const sortTargets = {
  id: articles.id,
  title: articles.titleKey,
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
  const { rows, total } = await selectPage(
    db,
    {
      table: articles,
      id: articles.id,
      where: and(toFilter(filter, filterTargets), withSponsor ? hasSponsor : undefined),
      sort: sort.length === 0 ? [['id', 'desc']] : sort,
      sortTargets,
    },
    { page, itemsOnPage },
    (isOnPage, order) =>
      db
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
        .where(isOnPage)
        .orderBy(...order),
  );
  const result = rows.map(({ id, title, type, sponsorId, companyName }) => ({
    id,
    article_type: toWireArticleType(type),
    domain: { id, title },
    sponsor_data:
      sponsorId === null || companyName === null ? null : { id: sponsorId, companyName },
  }));
  return createListPage(result, page, itemsOnPage, total);
}
