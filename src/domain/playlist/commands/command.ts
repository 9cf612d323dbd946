import type { Key, LabelEntry, PlaylistArticle } from '../draft/draft.ts';

/**
 * What an author asks for. Indexes count all entries; `to` of a move is counted without what moves.
 * A label moves with its articles.
 */
export type PlaylistCommand =
  | { readonly type: 'title.set'; readonly title: string }
  | {
      readonly type: 'label.add';
      readonly label: LabelEntry;
      /** The end of the playlist without it. */
      readonly index?: number;
    }
  | { readonly type: 'label.rename'; readonly label: Key; readonly title: string }
  | { readonly type: 'entry.remove'; readonly entry: Key }
  | { readonly type: 'entry.move'; readonly entry: Key; readonly to: number }
  | {
      readonly type: 'article.add';
      readonly article: PlaylistArticle;
      /** The label it goes under, at its end; null for before the first label. */
      readonly label: Key | null;
    };
