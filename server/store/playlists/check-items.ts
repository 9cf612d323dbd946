import { playlistErrors } from '../../../src/domain/messages/en/server/playlist-errors.ts';
import { maxLabels, maxPlaylistArticles } from '../../../src/domain/playlist/playlist-limits.ts';

/** An item of a playlist as a request has it. `articles` are ids. */
export interface ItemInput {
  readonly id?: number | undefined;
  readonly title: string;
  readonly type: 'article' | 'label';
  readonly articles: readonly number[];
}

const hasRepetition = (ids: readonly number[]): boolean => new Set(ids).size < ids.length;

/**
 * Returns what is wrong with the items of a request, or null. `labels` are the ids of the stored
 * labels, `articles` those of the articles that exist.
 */
export function checkItems(
  items: readonly ItemInput[],
  labels: ReadonlySet<number>,
  articles: ReadonlySet<number>,
): { readonly items: readonly string[] } | null {
  const articleIds = items.flatMap((item) => item.articles);
  const labelItems = items.filter(({ type }) => type === 'label');
  const labelIds = labelItems.flatMap(({ id }) => id ?? []);
  const errors = [
    articleIds.length > maxPlaylistArticles && playlistErrors.tooManyArticles,
    labelItems.length > maxLabels && playlistErrors.tooManyLabels,
    items.some((item) => item.type === 'article' && item.articles.length !== 1) &&
      playlistErrors.oneArticle,
    articleIds.some((id) => !articles.has(id)) && playlistErrors.noSuchArticle,
    hasRepetition(articleIds) && playlistErrors.repeatedArticle,
    labelIds.some((id) => !labels.has(id)) && playlistErrors.foreignLabel,
    hasRepetition(labelIds) && playlistErrors.repeatedLabel,
  ].filter((error) => error !== false);
  return errors.length === 0 ? null : { items: errors };
}
