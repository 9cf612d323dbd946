import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';

import type { ContentType } from '../../../src/api/contract/articles.ts';
import { wireArticleType, wireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import {
  conditionsOf,
  holdsText,
  listPage,
  orderOf,
  windowOf,
  type ListCondition,
} from '../list-query.ts';
import type { StoredArticleType } from '../schema/article-type.ts';
import { articles } from '../schema/articles.ts';
import { quizzes } from '../schema/quizzes.ts';
import { domains } from '../schema/sections.ts';
import { cardColumns, wireCard, wireDomain } from './read-article.ts';

const typesOf: Readonly<Record<ContentType, readonly StoredArticleType[]>> = {
  research: ['journal', 'encyclopedia_of_experiments'],
  education: ['core', 'science_education', 'lab_manual', 'lab_manual_prep', 'lab_manual_procedure'],
};
const cardsOnPage = 12;
const hasTemplate = sql<boolean>`exists (select 1 from ${quizzes} q where q.article_id = ${articles}.id and q.kind = 'template' and q.deleted_at is null)`;

/** What the article picker asks for, as the contract parses it. */
export interface ArticleListRequest {
  readonly navigation: { readonly page: number; readonly itemsOnPage: number };
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly contentType?: ContentType | null | undefined;
  readonly bySection: boolean;
  readonly withTemplate: boolean;
}

/** One page of articles to choose from; with `bySection` a condition on the id means the section (API-081, LIM-06). */
export async function listArticles(
  db: Database,
  { navigation, filter, sort, contentType, bySection, withTemplate }: ArticleListRequest,
) {
  const { page, itemsOnPage } = navigation;
  const targets = {
    id: bySection ? articles.sectionId : articles.id,
    title: articles.title,
    section_id: articles.sectionId,
  };
  const where = and(
    conditionsOf(filter, targets),
    contentType == null ? undefined : inArray(articles.type, typesOf[contentType]),
    bySection ? isNotNull(articles.sectionId) : undefined,
    withTemplate ? hasTemplate : undefined,
  );
  const total = await db.$count(articles, where);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const rows = await db
    .select({ article: articles, domain: domains, hasTemplate })
    .from(articles)
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .where(where)
    .orderBy(
      ...orderOf(
        sort,
        { id: articles.id, title: sql`lower(${articles.title})`, article_type: articles.type },
        articles.id,
        [desc(articles.id)],
      ),
    )
    .limit(limit)
    .offset(offset);
  const result = rows.map(({ article, domain, hasTemplate: has }) => ({
    id: article.id,
    title: article.title,
    article_type: wireArticleType(article.type),
    domain: wireDomain(domain),
    images: wireImages(article),
    section_id: article.sectionId,
    has_template: has,
  }));
  return listPage(result, page, itemsOnPage, total);
}

/** What a search asks for; `from` and `to` are days and both included. */
export interface ArticleSearch {
  readonly query: string;
  readonly contentTypes: readonly ContentType[];
  readonly page: number;
  readonly from: string | null;
  readonly to: string | null;
}

const searched = sql`(${articles.title} || ' ' || ${articles.abstract} || ' ' || ${articles.authors}::text)`;

/** That every word of `query` stands in the title, the abstract or an author's name, or that it is the article's id. */
function matches(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const text = and(...words.map((word) => holdsText(searched, word)));
  return text !== undefined && /^\d{1,9}$/.test(query.trim())
    ? sql`(${text} or ${articles.id} = ${Number(query)})`
    : text;
}

/** One page of 12 search results: titles that hold the words first, then the newest (API-090, LIM-07). */
export async function searchArticles(
  db: Database,
  { query, contentTypes, page, from, to }: ArticleSearch,
) {
  const where = and(
    matches(query),
    contentTypes.length === 0
      ? undefined
      : inArray(
          articles.type,
          contentTypes.flatMap((type) => typesOf[type]),
        ),
    from === null ? undefined : gte(articles.publishedOn, from),
    to === null ? undefined : lte(articles.publishedOn, to),
  );
  const total = await db.$count(articles, where);
  const { limit, offset } = windowOf(page, cardsOnPage);
  const rows = await db
    .select(cardColumns)
    .from(articles)
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .where(where)
    .orderBy(
      ...(query.trim() === ''
        ? []
        : [asc(sql`case when ${holdsText(articles.title, query.trim())} then 0 else 1 end`)]),
      desc(articles.publishedOn),
      desc(articles.id),
    )
    .limit(limit)
    .offset(offset);
  return listPage(rows.map(wireCard), page, cardsOnPage, total);
}
