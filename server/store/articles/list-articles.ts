import { and, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';

import type { ContentType } from '../../../src/api/contract/articles.ts';
import { toWireArticleType, toWireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import {
  toFilter,
  createTextTarget,
  keyContains,
  createListPage,
  selectPage,
  type ListCondition,
} from '../list-query.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import { articles, articleTags } from '../schema/articles.ts';
import { quizzes } from '../schema/quizzes.ts';
import { domains } from '../schema/sections.ts';
import { cardColumns, toWireCard, toWireDomain } from './read-article.ts';

const typesOf: Readonly<Record<ContentType, readonly StoredArticleType[]>> = {
  research: ['journal', 'encyclopedia_of_experiments'],
  education: ['core', 'science_education', 'lab_manual', 'lab_manual_prep', 'lab_manual_procedure'],
};
const resultsOnPage = 12;
const hasTemplate = sql<boolean>`exists (
  select 1 from ${quizzes} q
  where q.article_id = ${articles}.id and q.kind = 'template' and q.deleted_at is null)`;

/** A list request of the article picker, as the contract parses it. */
export interface ArticleListRequest {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly contentType?: ContentType | null | undefined;
  readonly bySection: boolean;
  readonly withTemplate: boolean;
}

/**
 * Returns one page of articles. With `bySection`, a condition on the id means the section (API-081,
 * LIM-06).
 */
export async function listArticles(
  db: Database,
  { navigation, filter, sort, contentType, bySection, withTemplate }: ArticleListRequest,
) {
  const targets = {
    id: bySection ? articles.sectionId : articles.id,
    title: createTextTarget(articles.titleKey, articles.title),
    section_id: articles.sectionId,
  };
  const where = and(
    toFilter(filter, targets),
    contentType == null ? undefined : inArray(articles.type, typesOf[contentType]),
    bySection ? isNotNull(articles.sectionId) : undefined,
    withTemplate ? hasTemplate : undefined,
  );
  const { rows, total } = await selectPage(
    db,
    {
      table: articles,
      id: articles.id,
      where,
      sort: sort.length === 0 ? [['id', 'desc']] : sort,
      sortTargets: {
        id: articles.id,
        title: articles.titleKey,
        article_type: articles.type,
      },
    },
    navigation,
    (isOnPage, order) =>
      db
        .select({
          id: articles.id,
          title: articles.title,
          type: articles.type,
          headerImage: articles.headerImage,
          shortImage: articles.shortImage,
          largeImage: articles.largeImage,
          sectionId: articles.sectionId,
          domain: domains,
          hasTemplate,
        })
        .from(articles)
        .innerJoin(domains, eq(domains.id, articles.domainId))
        .where(isOnPage)
        .orderBy(...order),
  );
  const result = rows.map(({ domain, hasTemplate: has, ...article }) => ({
    id: article.id,
    title: article.title,
    article_type: toWireArticleType(article.type),
    domain: toWireDomain(domain),
    images: toWireImages(article),
    section_id: article.sectionId,
    has_template: has,
  }));
  return createListPage(result, navigation.page, navigation.itemsOnPage, total);
}

/**
 * A search request. `subjects` are ids: an article matches when it has any of them. `from` and `to`
 * are days, both inclusive.
 */
export interface ArticleSearch {
  readonly query: string;
  readonly contentTypes: readonly ContentType[];
  readonly subjects: readonly number[];
  readonly page: number;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Matches articles whose title, abstract or authors contain every word of `query`, or whose id it
 * is.
 */
function createSearchCondition(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const text = and(...words.map((word) => keyContains(articles.searchKey, word)));
  return text !== undefined && /^\d{1,9}$/.test(query.trim())
    ? sql`(${text} or ${articles.id} = ${Number(query)})`
    : text;
}

/**
 * Returns one page of 12 search results: titles that contain the words first, then the newest
 * (API-090, LIM-07).
 */
export async function searchArticles(
  db: Database,
  { query, contentTypes, subjects, page, from, to }: ArticleSearch,
) {
  const where = and(
    createSearchCondition(query),
    contentTypes.length === 0
      ? undefined
      : inArray(
          articles.type,
          contentTypes.flatMap((type) => typesOf[type]),
        ),
    subjects.length === 0
      ? undefined
      : inArray(
          articles.id,
          db
            .select({ id: articleTags.articleId })
            .from(articleTags)
            .where(inArray(articleTags.tagId, [...subjects])),
        ),
    from === null ? undefined : gte(articles.publishedOn, from),
    to === null ? undefined : lte(articles.publishedOn, to),
  );
  const isTitleMatch = keyContains(articles.titleKey, query.trim());
  const { rows, total } = await selectPage(
    db,
    {
      table: articles,
      id: articles.id,
      where,
      sort:
        query.trim() === ''
          ? [['published_on', 'desc']]
          : [
              ['title_match', 'desc'],
              ['published_on', 'desc'],
            ],
      sortTargets: { title_match: isTitleMatch, published_on: articles.publishedOn },
    },
    { page, itemsOnPage: resultsOnPage },
    (isOnPage, order) =>
      db
        .select(cardColumns)
        .from(articles)
        .innerJoin(domains, eq(domains.id, articles.domainId))
        .where(isOnPage)
        .orderBy(...order),
  );
  return createListPage(rows.map(toWireCard), page, resultsOnPage, total);
}
