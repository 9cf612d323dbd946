/** Identifies a label or an article within a playlist. */
export type Key = string;

/** An article as an editor shows it; `durationSeconds` is null when it has no video. */
export interface PlaylistArticle {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  readonly subject: string | null;
  readonly durationSeconds: number | null;
  /** ISO 8601, null when unknown. */
  readonly publishedAt: string | null;
  readonly type: string;
}

/** A label: the articles after it, up to the next label, belong to it. */
export interface LabelEntry {
  readonly type: 'label';
  readonly key: Key;
  readonly title: string;
}

/** An article of a playlist. Its key is made of its id, so that it is the same for everybody. */
export interface ArticleEntry {
  readonly type: 'article';
  readonly key: Key;
  readonly article: PlaylistArticle;
}

/** An entry of a playlist (ENT-17). */
export type Entry = LabelEntry | ArticleEntry;

/** A playlist as its author edits it. Articles before the first label have no label. */
export interface PlaylistDraft {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Returns the key of an article in any playlist. */
export const getArticleKey = (id: number): Key => `article-${String(id)}`;

/** Creates the entry of an article. */
export const createArticleEntry = (article: PlaylistArticle): ArticleEntry => ({
  type: 'article',
  key: getArticleKey(article.id),
  article,
});

/** Returns the index of the entry with `key`, or -1. Checks the index `hint` first. */
export const findEntryIndex = (entries: readonly Entry[], key: Key, hint = 0): number =>
  entries[hint]?.key === key ? hint : entries.findIndex((entry) => entry.key === key);

/** Returns the number of entries of the group at `index`: a label with its articles, or one. */
export function getGroupSize(entries: readonly Entry[], index: number): number {
  if (entries[index]?.type !== 'label') return 1;
  let end = index + 1;
  while (entries[end]?.type === 'article') end += 1;
  return end - index;
}
