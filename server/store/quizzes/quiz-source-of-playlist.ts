import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import { readArticles, type ArticleWire } from '../articles/read-article.ts';
import type { Database } from '../database.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { everyQuizOf } from './quiz-scope.ts';
import { videoItem, type Source, type SourceItem } from './quiz-source.ts';

/** The questions of each article's newest template, by article. */
async function templateQuestions(db: Database, articleIds: readonly number[]): Promise<ReadonlyMap<number, readonly SourceItem[]>> {
  const byArticle = new Map<number, SourceItem[]>();
  if (articleIds.length === 0) return byArticle;
  const newest = await db
    .selectDistinctOn([quizzes.articleId], { id: quizzes.id })
    .from(quizzes)
    .where(and(everyQuizOf('template').reads, inArray(quizzes.articleId, [...articleIds])))
    .orderBy(quizzes.articleId, desc(quizzes.updatedAt), desc(quizzes.id));
  if (newest.length === 0) return byArticle;
  const rows = await db
    .select({ item: items, about: quizzes.articleId })
    .from(items)
    .innerJoin(activities, eq(activities.id, items.activityId))
    .innerJoin(quizzes, eq(quizzes.id, activities.quizId))
    .where(and(inArray(quizzes.id, newest.map(({ id }) => id)), eq(items.type, 2)))
    .orderBy(asc(quizzes.id), asc(activities.sortIndex), asc(items.sortIndex));
  for (const { item: { title, image, isMultiple, rightAnswer, textOptions }, about } of rows) {
    if (about === null) continue;
    const question: SourceItem = { sortIndex: 0, type: 2, title, image, isMultiple, rightAnswer: [...rightAnswer], textOptions: [...textOptions], article: null };
    byArticle.set(about, [...(byArticle.get(about) ?? []), question]);
  }
  return byArticle;
}

const subjectsOf = (articles: Iterable<ArticleWire>): Source['tags'] =>
  [...new Map([...articles].flatMap(({ wire }) => wire.tags.map((tag) => [tag.id, tag] as const))).values()].sort((a, b) => a.title.localeCompare(b.title));

/**
 * What a playlist of `ownerId` brings into a quiz: an activity a label that holds articles, each article's video followed by the questions of its newest
 * template; articles under no label stand under the playlist's title. Null when there is no such playlist of theirs (API-046).
 */
export async function quizSourceOfPlaylist(db: Database, ownerId: number, id: number): Promise<Source | null> {
  const [playlist] = await db.select({ title: playlists.title }).from(playlists).where(and(eq(playlists.id, id), eq(playlists.ownerId, ownerId)));
  if (playlist === undefined) return null;
  const rows = await db.select().from(playlistItems).where(eq(playlistItems.playlistId, id)).orderBy(asc(playlistItems.sortIndex), asc(playlistItems.id));
  const articleIds = [...new Set(rows.flatMap(({ articleId }) => articleId ?? []))];
  const [articles, questions] = [await readArticles(db, articleIds), await templateQuestions(db, articleIds)];
  const titles = new Map<number | null, string>([[null, playlist.title], ...rows.filter(({ type }) => type === 'label').map((row) => [row.id, row.title] as const)]);
  const parts = new Map<number | null, SourceItem[]>();
  for (const { type, id: rowId, labelId, articleId } of rows) {
    if (type === 'label') { parts.set(rowId, parts.get(rowId) ?? []); continue; }
    const article = articles.get(articleId ?? 0);
    if (article === undefined) continue;
    const video = article.wire.video === null ? [] : [videoItem(article)];
    parts.set(labelId, [...(parts.get(labelId) ?? []), ...video, ...(questions.get(article.wire.id) ?? [])]);
  }
  const filled = [...parts].filter(([, content]) => content.length > 0);
  return {
    title: playlist.title, article: null, tags: subjectsOf(articles.values()),
    activities: filled.map(([label, content], sortIndex) => ({ title: titles.get(label) ?? playlist.title, sortIndex, items: content.map((item, place) => ({ ...item, sortIndex: place })) })),
  };
}
