import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';

import type { getArticle } from '../../../src/api/contract/articles.ts';
import { wireArticleType, wireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import { articles, articleSubtitles, articleTags, articleVideos } from '../schema/articles.ts';
import { collectionArticles } from '../schema/collections.ts';
import { domains } from '../schema/sections.ts';
import { tags } from '../schema/tags.ts';

/** An article as the contract writes it, and its type as stored. */
export interface ArticleWire {
  readonly wire: z.input<(typeof getArticle)['response']>;
  readonly type: StoredArticleType;
}

/** What a search result shows of an article; needs a join to its domain. */
export const cardColumns = {
  article: articles,
  domain: domains,
  inCollection: sql<boolean>`exists (select 1 from ${collectionArticles} ca where ca.article_id = ${articles}.id)`,
};

/** A row of `cardColumns`. */
export interface CardRow {
  readonly article: typeof articles.$inferSelect;
  readonly domain: typeof domains.$inferSelect;
  readonly inCollection: boolean;
}

/** A domain as the contract writes it. */
export const wireDomain = ({ id, title, articleType }: CardRow['domain']) => ({
  id,
  title,
  articleType: wireArticleType(articleType),
});

/** A search result as the contract writes it. */
export const wireCard = ({ article, domain, inCollection }: CardRow) => ({
  id: article.id,
  title: article.title,
  header_image: article.headerImage,
  images: wireImages(article),
  authors: article.authors.map(({ name, institutionIndexes }) => ({
    name,
    institutionIndexes: [...institutionIndexes],
  })),
  institutions: article.affiliations.map((affiliation) => ({ ...affiliation })),
  path: article.path.map((entry) => ({ ...entry })),
  inCollection,
  article_type: wireArticleType(article.type),
  domain: wireDomain(domain),
  publishedAt: article.publishedOn,
});

interface ArticleRow extends CardRow {
  readonly video: typeof articleVideos.$inferSelect | null;
  readonly tags: { id: number; title: string }[];
  readonly subtitles: Record<string, string>;
}

function wireArticle(row: ArticleRow): ArticleWire {
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
          images: wireImages(article),
          articleType: wireArticleType(article.type),
        };
  return {
    type: article.type,
    wire: { ...wireCard(row), abstract: article.abstract, tags: row.tags, video: wireVideo },
  };
}

async function articlesWhere(db: Database, condition: SQL): Promise<ArticleWire[]> {
  const rows = await db
    .select({
      ...cardColumns,
      video: articleVideos,
      tags: sql<{ id: number; title: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by t.title)
        from ${articleTags} at join ${tags} t on t.id = at.tag_id where at.article_id = ${articles}.id), '[]'::jsonb)`,
      subtitles: sql<
        Record<string, string>
      >`coalesce((select jsonb_object_agg(s.language, s.file) from ${articleSubtitles} s where s.article_id = ${articles}.id), '{}'::jsonb)`,
    })
    .from(articles)
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .leftJoin(articleVideos, eq(articleVideos.articleId, articles.id))
    .where(condition);
  return rows.map(wireArticle);
}

/** An article with its subjects, its video and the video's subtitles; null when there is none. */
export const readArticle = async (db: Database, id: number): Promise<ArticleWire | null> =>
  (await articlesWhere(db, eq(articles.id, id)))[0] ?? null;

/** The articles with these ids by id, in one query. */
export async function readArticles(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleWire>> {
  const found = ids.length === 0 ? [] : await articlesWhere(db, inArray(articles.id, [...ids]));
  return new Map(found.map((article) => [article.wire.id, article]));
}
