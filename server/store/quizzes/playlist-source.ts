import type { QuizSource } from '../../../src/api/contract/entities/quiz.ts';
import { and, asc, eq } from 'drizzle-orm';

import { readArticles, type ArticleWire } from '../articles/read-article.ts';
import type { Database } from '../database.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { isReadable } from '../scopes/playlist-scope.ts';
import { createVideoItem, type SourceItem } from './article-source.ts';
import { readTemplateQuestions } from './template-questions.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Returns the subjects of articles without duplicates, sorted by name. */
export const collectSubjects = (articles: Iterable<ArticleWire>): QuizSource['tags'] =>
  [
    ...new Map(
      [...articles].flatMap(({ wire }) => wire.tags.map((tag) => [tag.id, tag] as const)),
    ).values(),
  ].sort((a, b) => a.title.localeCompare(b.title));

/**
 * Returns the content that a playlist adds to a quiz: an activity for each label with
 * articles, each article's video followed by the questions of its newest template; articles without
 * a label are in an activity with the playlist's title. Null when the caller may not read it
 * (API-046).
 */
export async function readPlaylistSource(
  db: Database,
  caller: ScopedCaller,
  id: number,
): Promise<QuizSource | null> {
  const [playlist] = await db
    .select({ title: playlists.title })
    .from(playlists)
    .where(and(eq(playlists.id, id), isReadable(caller)));
  if (playlist === undefined) return null;
  const rows = await db
    .select()
    .from(playlistItems)
    .where(eq(playlistItems.playlistId, id))
    .orderBy(asc(playlistItems.sortIndex), asc(playlistItems.id));
  const articleIds = [...new Set(rows.flatMap(({ articleId }) => articleId ?? []))];
  const [articles, questions] = [
    await readArticles(db, articleIds),
    await readTemplateQuestions(db, articleIds),
  ];
  const titles = new Map<number | null, string>([
    [null, playlist.title],
    ...rows.filter(({ type }) => type === 'label').map((row) => [row.id, row.title] as const),
  ]);
  const parts = new Map<number | null, SourceItem[]>();
  for (const { type, id: rowId, labelId, articleId } of rows) {
    if (type === 'label') {
      parts.set(rowId, parts.get(rowId) ?? []);
      continue;
    }
    const article = articles.get(articleId ?? 0);
    if (article === undefined) continue;
    const video = article.wire.video === null ? [] : [createVideoItem(article)];
    parts.set(labelId, [
      ...(parts.get(labelId) ?? []),
      ...video,
      ...(questions.get(article.wire.id) ?? []),
    ]);
  }
  const filled = [...parts].filter(([, content]) => content.length > 0);
  return {
    title: playlist.title,
    article: null,
    tags: collectSubjects(articles.values()),
    activities: filled.map(([label, content], sortIndex) => ({
      title: titles.get(label) ?? playlist.title,
      sortIndex,
      items: content.map((item, index) => ({ ...item, sortIndex: index })),
    })),
  };
}
