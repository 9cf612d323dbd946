import type { ServerIds } from '../../history/journal/server-ids.ts';
import {
  createArticleEntry,
  type Entry,
  type Key,
  type LabelEntry,
  type PlaylistArticle,
  type PlaylistDraft,
} from '../draft/draft.ts';

/** A playlist as the server returns it. */
export interface StoredPlaylist {
  readonly title: string;
  readonly items: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: 'article' | 'label';
    readonly articles: readonly PlaylistArticle[];
  }[];
}

/** A playlist opened for editing, with the server's ids of its labels. */
export interface OpenedPlaylist {
  readonly draft: PlaylistDraft;
  readonly serverIds: ServerIds;
}

/**
 * Opens a playlist. Articles without a label come first, and an article that is stored twice comes
 * once. Labels that `known` has keep their key, so that two versions of a playlist can be compared.
 */
export function openPlaylist(
  { title, items }: StoredPlaylist,
  known: ServerIds = new Map(),
): OpenedPlaylist {
  const keys = new Map([...known].map(([key, id]) => [id, key] as const));
  const serverIds = new Map<Key, number>();
  const entries = new Map<Key, Entry>();
  const addArticles = (articles: readonly PlaylistArticle[]): void => {
    for (const entry of articles.map(createArticleEntry))
      if (!entries.has(entry.key)) entries.set(entry.key, entry);
  };
  for (const item of items) if (item.type === 'article') addArticles(item.articles);
  for (const item of items) {
    if (item.type === 'article') continue;
    const key = keys.get(item.id) ?? `label-${String(item.id)}`;
    const label: LabelEntry = { type: 'label', key, title: item.title };
    serverIds.set(key, item.id);
    entries.set(key, label);
    addArticles(item.articles);
  }
  return { draft: { title, entries: [...entries.values()] }, serverIds };
}

/** The items of a playlist as a request sends them. */
export interface PlaylistPayload {
  readonly title: string;
  readonly items: readonly {
    readonly id?: number;
    readonly title: string;
    readonly type: 'article' | 'label';
    readonly sortIndex: number;
    readonly articles: readonly number[];
  }[];
}

type PayloadItem = PlaylistPayload['items'][number] & { readonly articles: number[] };

/** Returns what a save sends. `serverIds` are the ids of labels that the server has. */
export function toPlaylistPayload(
  { title, entries }: PlaylistDraft,
  serverIds: ServerIds,
): PlaylistPayload {
  const items: PayloadItem[] = [];
  for (const entry of entries) {
    const last = items.at(-1);
    if (entry.type === 'label') {
      const id = serverIds.get(entry.key);
      items.push({
        ...(id !== undefined && { id }),
        title: entry.title.trim(),
        type: 'label',
        sortIndex: items.length,
        articles: [],
      });
    } else if (last?.type === 'label') last.articles.push(entry.article.id);
    else
      items.push({
        title: entry.article.title.slice(0, 200),
        type: 'article',
        sortIndex: items.length,
        articles: [entry.article.id],
      });
  }
  return { title: title.trim(), items };
}

/**
 * Returns the ids of the labels of a draft from the server's response to its save, which lists them
 * in the same order.
 */
export function readSavedServerIds(draft: PlaylistDraft, { items }: StoredPlaylist): ServerIds {
  const ids = items.filter(({ type }) => type === 'label').map(({ id }) => id);
  const labels = draft.entries.filter(({ type }) => type === 'label');
  return new Map(
    labels.flatMap(({ key }, index) => {
      const id = ids[index];
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}
