import * as z from 'zod/mini';

import { instant, rowId } from '../scalars.ts';
import { articleReference } from './article.ts';

/** A row of a playlist list. */
export const playlistListItem = z.object({
  id: rowId,
  title: z.string(),
  countOfArticles: z.int().check(z.minimum(0)),
  createdAt: instant,
});
export type PlaylistListItem = z.output<typeof playlistListItem>;

/** An entry of a playlist (ENT-17): one article, or a label with several articles (PLAY-03). */
const playlistItem = z.object({
  id: rowId,
  title: z.string(),
  sortIndex: z.int().check(z.minimum(0)),
  type: z.enum(['article', 'label']),
  domainId: z.nullable(rowId),
  articles: z.array(articleReference),
});

/** A playlist with its items in order. */
export const playlistDetail = z.object({
  id: rowId,
  title: z.string(),
  createdAt: instant,
  items: z.array(playlistItem),
});
export type PlaylistDetail = z.output<typeof playlistDetail>;
