/** An article that a sponsor has (ENT-20). */
export interface AssignedArticle {
  readonly id: number;
  readonly title: string;
  /** When it was assigned, as ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly isActive: boolean;
}

/** How many assigned articles a page shows (LIM-09). */
export const articlesOnPage = 10;

/** How many pages that many articles fill, at least one. */
export const articlePages = (count: number): number =>
  Math.max(1, Math.ceil(count / articlesOnPage));

/** The articles of a page, counted from 1 (SPON-19). */
export const articlesOfPage = (
  articles: readonly AssignedArticle[],
  page: number,
): readonly AssignedArticle[] => articles.slice((page - 1) * articlesOnPage, page * articlesOnPage);
