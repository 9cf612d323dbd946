import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';

import type { getArticle } from '../../../src/api/contract/articles.ts';
import { toWireArticleType, toWireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import { articles, articleSubtitles, articleTags, articleVideos } from '../schema/articles.ts';
import { collectionArticles } from '../schema/collections.ts';
import { domains } from '../schema/sections.ts';
import { tags } from '../schema/tags.ts';

/** An article in the contract's form, and its stored type. */
export interface ArticleWire {
  readonly wire: z.input<(typeof getArticle)['response']>;
  readonly type: StoredArticleType;
}

/** The columns of a search result. Needs a join to the domain. */
export const cardColumns = {
  article: articles,
  domain: domains,
  inCollection: sql<boolean>`exists (select 1 from ${collectionArticles} ca where ca.article_id = ${articles}.id)`,
  durationSeconds: sql<
    number | null
  >`(select v.duration_seconds from ${articleVideos} v where v.article_id = ${articles}.id)`,
};

/** A row of `cardColumns`. */
export interface CardRow {
  readonly article: typeof articles.$inferSelect;
  readonly domain: typeof domains.$inferSelect;
  readonly inCollection: boolean;
  readonly durationSeconds: number | null;
}

/** Converts a domain for the contract. */
export const toWireDomain = ({ id, title, articleType }: CardRow['domain']) => ({
  id,
  title,
  articleType: toWireArticleType(articleType),
});

/** Converts a search result for the contract. */
export const toWireCard = ({ article, domain, inCollection, durationSeconds }: CardRow) => ({
  id: article.id,
  title: article.title,
  header_image: article.headerImage,
  images: toWireImages(article),
  authors: article.authors.map(({ name, institutionIndexes }) => ({
    name,
    institutionIndexes: [...institutionIndexes],
  })),
  institutions: article.affiliations.map((affiliation) => ({ ...affiliation })),
  path: article.path.map((entry) => ({ ...entry })),
  inCollection,
  article_type: toWireArticleType(article.type),
  domain: toWireDomain(domain),
  publishedAt: article.publishedOn,
  durationSeconds,
});

interface ArticleRow extends CardRow {
  readonly video: typeof articleVideos.$inferSelect | null;
  readonly tags: { id: number; title: string }[];
  readonly subtitles: Record<string, string>;
}

function toWireArticle(row: ArticleRow): ArticleWire {
  const { article, video, subtitles } = row;
  const wireVideo =
    video === null
      ? null
      : {
          cdnFile: video.cdnFile,
          fpResourceId: video.hostResourceId,
          metaWidth: video.width,
          metaHeight: video.height,
          subtitles,
          thumbnails: video.thumbnails,
          images: toWireImages(article),
          articleType: toWireArticleType(article.type),
        };
  return {
    type: article.type,
    wire: { ...toWireCard(row), abstract: article.abstract, tags: row.tags, video: wireVideo },
  };
}

async function selectArticles(db: Database, condition: SQL): Promise<ArticleWire[]> {
  const rows = await db
    .select({
      ...cardColumns,
      video: articleVideos,
      tags: sql<{ id: number; title: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by t.title)
        from ${articleTags} at join ${tags} t on t.id = at.tag_id where at.article_id = ${articles}.id), '[]'::jsonb)`,
      subtitles: sql<Record<string, string>>`coalesce((
        select jsonb_object_agg(s.language, s.file)
        from ${articleSubtitles} s where s.article_id = ${articles}.id), '{}'::jsonb)`,
    })
    .from(articles)
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .leftJoin(articleVideos, eq(articleVideos.articleId, articles.id))
    .where(condition);
  return rows.map(toWireArticle);
}

/** Returns an article with its subjects, video and subtitles, or null when there is none. */
export const readArticle = async (db: Database, id: number): Promise<ArticleWire | null> =>
  (await selectArticles(db, eq(articles.id, id)))[0] ?? null;

/** Returns the articles with these ids, by id, in one query. */
export async function readArticles(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleWire>> {
  const found = ids.length === 0 ? [] : await selectArticles(db, inArray(articles.id, [...ids]));
  return new Map(found.map((article) => [article.wire.id, article]));
}
