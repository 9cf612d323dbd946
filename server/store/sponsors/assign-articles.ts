import { and, eq, inArray } from 'drizzle-orm';

import { sponsors as say } from '../../../src/domain/sentences/sponsors.ts';
import { nameInWords } from '../../../src/domain/sponsors/company-name.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { sponsorArticles, sponsors } from '../schema/sponsors.ts';

/**
 * Assigns articles to a sponsor that is there, and says by article id which could not be and why: unknown ones and those of another sponsor, since an article
 * has one at most (API-113, SPON-44). What it has already stays. Runs inside the caller's transaction.
 */
export async function assignArticles(
  db: Database,
  sponsorId: number,
  wanted: readonly number[],
  now: Date,
): Promise<Readonly<Record<string, string>>> {
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
      .map(({ articleId, companyName }) => [articleId, nameInWords(companyName)]),
  );
  return Object.fromEntries(
    ids.flatMap((id): [string, string][] => {
      const title = titles.get(id);
      const name = elsewhere.get(id);
      if (title === undefined) return [[String(id), say.noSuchArticle.replace('{id}', String(id))]];
      return name === undefined
        ? []
        : [
            [
              String(id),
              say.sponsoredAlready.replace('{title}', () => title).replace('{name}', () => name),
            ],
          ];
    }),
  );
}

/** Takes articles from a sponsor; those it does not have are no fault (API-114). */
export async function unassignArticles(
  db: Database,
  sponsorId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .delete(sponsorArticles)
    .where(
      and(eq(sponsorArticles.sponsorId, sponsorId), inArray(sponsorArticles.articleId, [...ids])),
    );
}
