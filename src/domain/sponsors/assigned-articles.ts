/** An article that is assigned to a sponsor (ENT-20). */
export interface AssignedArticle {
  readonly id: number;
  readonly title: string;
  /** When it was assigned, as ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly isActive: boolean;
}

/** The number of assigned articles on a page (LIM-09). */
export const articlesPerPage = 10;

/** Returns the number of pages for `count` articles, at least 1. */
export const countArticlePages = (count: number): number =>
  Math.max(1, Math.ceil(count / articlesPerPage));

/** Returns the articles of a page; pages count from 1 (SPON-19). */
export const getArticlesOfPage = (
  articles: readonly AssignedArticle[],
  page: number,
): readonly AssignedArticle[] =>
  articles.slice((page - 1) * articlesPerPage, page * articlesPerPage);
