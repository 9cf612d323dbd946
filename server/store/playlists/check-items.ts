import type { Message } from '../../../src/domain/messages/message.ts';
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
): { readonly items: readonly Message[] } | null {
  const articleIds = items.flatMap((item) => item.articles);
  const labelItems = items.filter(({ type }) => type === 'label');
  const labelIds = labelItems.flatMap(({ id }) => id ?? []);
  const errors: readonly (Message | false)[] = [
    articleIds.length > maxPlaylistArticles && { key: 'playlistErrors.tooManyArticles' },
    labelItems.length > maxLabels && { key: 'playlistErrors.tooManyLabels' },
    items.some((item) => item.type === 'article' && item.articles.length !== 1) && {
      key: 'playlistErrors.oneArticle',
    },
    articleIds.some((id) => !articles.has(id)) && { key: 'playlistErrors.noSuchArticle' },
    hasRepetition(articleIds) && { key: 'playlistErrors.repeatedArticle' },
    labelIds.some((id) => !labels.has(id)) && { key: 'playlistErrors.foreignLabel' },
    hasRepetition(labelIds) && { key: 'playlistErrors.repeatedLabel' },
  ];
  const found = errors.filter((error) => error !== false);
  return found.length === 0 ? null : { items: found };
}
