import { and, eq, inArray } from 'drizzle-orm';

import type { Message } from '../../../src/domain/messages/message.ts';
import { getNameText } from '../../../src/domain/sponsors/company-name.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

/**
 * Assigns articles to an existing sponsor. Returns, by article id, why an article could not be
 * assigned: it is unknown or belongs to another sponsor (API-113, SPON-44). Runs inside the
 * caller's transaction.
 */
export async function assignArticles(
  db: Database,
  sponsorId: number,
  wanted: readonly number[],
  now: Date,
): Promise<Readonly<Record<string, Message>>> {
  const ids = [...new Set(wanted)].sort((a, b) => a - b);
  const known = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.id, ids));
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  if (titles.size > 0)
    await db
      .insert(sponsorArticles)
      .values(
        [...titles.keys()]
          .sort((a, b) => a - b)
          .map((articleId) => ({ sponsorId, articleId, createdAt: now })),
      )
      .onConflictDoNothing();
  const held = await db
    .select({
      articleId: sponsorArticles.articleId,
      sponsorId: sponsorArticles.sponsorId,
      companyName: sponsors.companyName,
    })
    .from(sponsorArticles)
    .innerJoin(sponsors, eq(sponsors.id, sponsorArticles.sponsorId))
    .where(inArray(sponsorArticles.articleId, ids));
  const elsewhere = new Map(
    held
      .filter((row) => row.sponsorId !== sponsorId)
      .map(({ articleId, companyName }) => [articleId, getNameText(companyName)]),
  );
  return Object.fromEntries(
    ids.flatMap((id): [string, Message][] => {
      const title = titles.get(id);
      const name = elsewhere.get(id);
      if (title === undefined)
        return [[String(id), { key: 'sponsors.noSuchArticle', values: { id } }]];
      return name === undefined
        ? []
        : [[String(id), { key: 'sponsors.sponsoredAlready', values: { title, name } }]];
    }),
  );
}

/** Removes articles from a sponsor, ignoring those it does not have (API-114). Returns how many. */
export async function unassignArticles(
  db: Database,
  sponsorId: number,
  ids: readonly number[],
): Promise<number> {
  const removed = await db
    .delete(sponsorArticles)
    .where(
      and(eq(sponsorArticles.sponsorId, sponsorId), inArray(sponsorArticles.articleId, [...ids])),
    )
    .returning({ id: sponsorArticles.articleId });
  return removed.length;
}
