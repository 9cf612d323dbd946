import * as z from 'zod/mini';

import { quizKinds } from '../../../domain/quiz/draft/quiz-kind.ts';
import { instant, rowId } from '../scalars.ts';
import { articleReference, articleType } from './article.ts';

const count = z.int().check(z.minimum(0));

/** A row of a playlist list. */
export const playlistListItem = z.object({
  id: rowId,
  title: z.string(),
  countOfArticles: count,
  createdAt: instant,
});
export type PlaylistListItem = z.output<typeof playlistListItem>;

/** A row of the list of the caller's playlists, with its length and the classes that use it. */
export const playlistOverview = z.extend(playlistListItem, {
  countOfLabels: count,
  durationSeconds: count,
  classes: z.array(z.object({ id: rowId, title: z.string() })),
  updatedAt: instant,
});
export type PlaylistOverview = z.output<typeof playlistOverview>;

/** An article of a playlist; `durationSeconds` is null when it has no video. */
const playlistArticle = z.pipe(
  z.extend(articleReference, {
    article_type: articleType,
    subject: z.nullable(z.string()),
    durationSeconds: z.nullable(count),
    publishedAt: z.nullable(z.string()),
  }),
  z.transform(({ article_type, ...rest }) => ({ ...rest, articleType: article_type })),
);
export type PlaylistArticle = z.output<typeof playlistArticle>;

/** An entry of a playlist (ENT-17): one article, or a label with several articles (PLAY-03). */
const playlistItem = z.object({
  id: rowId,
  title: z.string(),
  sortIndex: z.int().check(z.minimum(0)),
  type: z.enum(['article', 'label']),
  domainId: z.nullable(rowId),
  articles: z.array(playlistArticle),
});

const quizKind = z.enum(quizKinds);

/**
 * A playlist with its items in order. `canEdit` tells whether the caller may change it, `savedBy`
 * is the name of who saved it last, `isSavedByCaller` whether that is the caller. `usedIn` has the
 * classes that the caller reaches, and the caller's own quizzes with a video of the playlist, the
 * newest first.
 */
export const playlistDetail = z.object({
  id: rowId,
  title: z.string(),
  createdAt: instant,
  updatedAt: instant,
  isOwn: z.boolean(),
  canEdit: z.boolean(),
  ownerName: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  isSavedByCaller: z.optional(z.boolean()),
  usedIn: z.object({
    classes: z.array(z.object({ id: rowId, title: z.string() })),
    quizzes: z.array(z.object({ id: rowId, title: z.string(), kind: quizKind })),
    countOfQuizzes: count,
  }),
  items: z.array(playlistItem),
});
export type PlaylistDetail = z.output<typeof playlistDetail>;
