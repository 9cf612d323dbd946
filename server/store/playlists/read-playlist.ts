import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';

import type { playlistDetail } from '../../../src/api/contract/entities/playlist.ts';
import { canWritePlaylist } from '../../../src/domain/playlist/playlist-access.ts';
import { toWireArticleType, toWireImages } from '../article-wire.ts';
import type { Database } from '../database.ts';
import { createClassScope } from '../scopes/class-scope.ts';
import { articles, articleVideos } from '../schema/articles.ts';
import { users } from '../schema/auth.ts';
import { classes, classPlaylists } from '../schema/classes.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { isReadable } from '../scopes/playlist-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

type Wire = z.input<typeof playlistDetail>;
type WireItem = Wire['items'][number];
type WireArticle = WireItem['articles'][number];

const maxListedQuizzes = 20;

interface ItemRow {
  readonly item: typeof playlistItems.$inferSelect;
  readonly article: typeof articles.$inferSelect | null;
  readonly durationSeconds: number | null;
}

const selectItems = (db: Database, playlistId: number): Promise<readonly ItemRow[]> =>
  db
    .select({
      item: playlistItems,
      article: articles,
      durationSeconds: articleVideos.durationSeconds,
    })
    .from(playlistItems)
    .leftJoin(articles, eq(articles.id, playlistItems.articleId))
    .leftJoin(articleVideos, eq(articleVideos.articleId, articles.id))
    .where(eq(playlistItems.playlistId, playlistId))
    .orderBy(asc(playlistItems.sortIndex), asc(playlistItems.id));

const toWireArticle = (
  article: typeof articles.$inferSelect,
  durationSeconds: number | null,
): WireArticle => ({
  id: article.id,
  title: article.title,
  images: toWireImages(article),
  article_type: toWireArticleType(article.type),
  subject: article.path.find(({ type }) => type === 'subject')?.title ?? null,
  durationSeconds,
  publishedAt: article.publishedOn,
});

/** Joins the rows of a playlist to its items: articles under their label, in order. */
function toWireItems(rows: readonly ItemRow[]): WireItem[] {
  const wireItems: WireItem[] = [];
  const labels = new Map<number, WireItem>();
  const addItem = ({ id, title, type }: ItemRow['item'], domainId: number | null): WireItem => {
    const item: WireItem = { id, title, type, sortIndex: wireItems.length, domainId, articles: [] };
    wireItems.push(item);
    return item;
  };
  for (const { item, article, durationSeconds } of rows) {
    if (item.type === 'label') labels.set(item.id, addItem(item, null));
    else if (article !== null) {
      const target = labels.get(item.labelId ?? 0) ?? addItem(item, article.domainId);
      target.articles.push(toWireArticle(article, durationSeconds));
    }
  }
  return wireItems;
}

const listClasses = (db: Database, caller: ScopedCaller, playlistId: number) =>
  db
    .select({ id: classes.id, title: classes.title })
    .from(classPlaylists)
    .innerJoin(classes, eq(classes.id, classPlaylists.classId))
    .where(
      and(
        eq(classPlaylists.playlistId, playlistId),
        isNull(classPlaylists.removedAt),
        createClassScope(caller),
      ),
    )
    .orderBy(classes.titleKey, asc(classes.id));

async function listQuizzes(db: Database, { userId }: ScopedCaller, playlistId: number) {
  const found = and(
    eq(quizzes.ownerId, userId),
    isNull(quizzes.deletedAt),
    sql`exists (
      select 1 from ${activities} a join ${items} i on i.activity_id = a.id
      join ${playlistItems} p on p.article_id = i.article_id and p.playlist_id = ${playlistId}
      where a.quiz_id = ${quizzes}.id)`,
  );
  return {
    quizzes: await db
      .select({ id: quizzes.id, title: quizzes.title, kind: quizzes.kind })
      .from(quizzes)
      .where(found)
      .orderBy(desc(quizzes.id))
      .limit(maxListedQuizzes),
    countOfQuizzes: await db.$count(quizzes, found),
  };
}

const [owners, savers] = [alias(users, 'owners'), alias(users, 'savers')];

type Name = Pick<typeof users.$inferSelect, 'firstName' | 'lastName'> | null;
const formatName = (person: Name): string | null =>
  person === null ? null : `${person.firstName} ${person.lastName}`.trim();

/**
 * Returns a playlist with its items and where it is used, and its version. Null when the caller may
 * not read it.
 */
export async function readPlaylist(
  db: Database,
  caller: ScopedCaller,
  id: number,
): Promise<{ readonly content: Wire; readonly version: string } | null> {
  const [found] = await db
    .select({ playlist: playlists, owner: owners, saver: savers })
    .from(playlists)
    .leftJoin(owners, eq(owners.id, playlists.ownerId))
    .leftJoin(savers, eq(savers.id, playlists.updatedById))
    .where(and(eq(playlists.id, id), isReadable(caller)));
  if (found === undefined) return null;
  const { playlist, owner, saver } = found;
  const isOwn = playlist.ownerId === caller.userId;
  const content: Wire = {
    id,
    title: playlist.title,
    createdAt: playlist.createdAt.toISOString(),
    updatedAt: playlist.updatedAt.toISOString(),
    isOwn,
    canEdit: canWritePlaylist(caller.role, isOwn),
    ownerName: formatName(owner),
    savedBy: formatName(saver),
    isSavedByCaller: playlist.updatedById === caller.userId,
    usedIn: {
      classes: await listClasses(db, caller, id),
      ...(await listQuizzes(db, caller, id)),
    },
    items: toWireItems(await selectItems(db, id)),
  };
  return { content, version: String(playlist.version) };
}
