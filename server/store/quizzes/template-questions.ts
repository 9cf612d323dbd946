import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import { itemType } from '../../../src/api/contract/entities/item-type.ts';
import type { ItemType } from '../../../src/domain/quiz/draft/draft.ts';
import { itemTypes } from '../../../src/domain/quiz/draft/item-type.ts';
import type { Database } from '../database.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { createUnrestrictedScope } from '../scopes/quiz-scope.ts';
import type { SourceItem } from './article-source.ts';

/** Which types of items a rebuild reuses from a template. */
const isReused: Readonly<Record<ItemType, boolean>> = { question: true, video: false };
const reusedTypes = Object.values(itemTypes).filter((type) => isReused[type]);

/** Returns the questions of each article's newest template, by article. */
export async function readTemplateQuestions(
  db: Database,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SourceItem[]>> {
  const byArticle = new Map<number, SourceItem[]>();
  if (articleIds.length === 0) return byArticle;
  const newest = await db
    .selectDistinctOn([quizzes.articleId], { id: quizzes.id })
    .from(quizzes)
    .where(
      and(createUnrestrictedScope('template').canRead, inArray(quizzes.articleId, [...articleIds])),
    )
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
        inArray(items.type, reusedTypes.map(itemType.toWire)),
      ),
    )
    .orderBy(asc(quizzes.id), asc(activities.sortIndex), asc(items.sortIndex));
  for (const {
    item: { type, title, image, isMultiple, rightAnswer, textOptions, imageAlt },
    about,
  } of rows) {
    if (about === null) continue;
    const question: SourceItem = {
      sortIndex: 0,
      type: itemType.fromWire(type),
      title,
      image,
      isMultiple,
      rightAnswer: [...rightAnswer],
      textOptions: [...textOptions],
      article: null,
      ...(imageAlt !== null && { imageAlt }),
    };
    byArticle.set(about, [...(byArticle.get(about) ?? []), question]);
  }
  return byArticle;
}
