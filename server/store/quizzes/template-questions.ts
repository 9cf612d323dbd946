import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { everyQuizOf } from './quiz-scope.ts';
import type { SourceItem } from './quiz-source.ts';

/** The questions of each article's newest template, by article. */
export async function templateQuestions(
  db: Database,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SourceItem[]>> {
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
    .where(
      and(
        inArray(
          quizzes.id,
          newest.map(({ id }) => id),
        ),
        eq(items.type, 2),
      ),
    )
    .orderBy(asc(quizzes.id), asc(activities.sortIndex), asc(items.sortIndex));
  for (const {
    item: { title, image, isMultiple, rightAnswer, textOptions },
    about,
  } of rows) {
    if (about === null) continue;
    const question: SourceItem = {
      sortIndex: 0,
      type: 2,
      title,
      image,
      isMultiple,
      rightAnswer: [...rightAnswer],
      textOptions: [...textOptions],
      article: null,
    };
    byArticle.set(about, [...(byArticle.get(about) ?? []), question]);
  }
  return byArticle;
}
