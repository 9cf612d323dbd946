import { inArray } from 'drizzle-orm';

import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { isAllowedImage } from '../../../src/domain/rich-text/allowed.ts';
import { showsNothing } from '../../../src/domain/rich-text/shown.ts';
import { quizFaultSentences as say } from '../../../src/domain/sentences/quiz-faults.ts';
import { sanitiseText } from '../../html/sanitise.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { tags } from '../schema/tags.ts';

/** What is wrong with a payload: field path to sentences, as content.errors carries it; empty when nothing is. */
export type Faults = Record<string, string[]>;

/** The ids a stored quiz has now; a new quiz has none. */
export interface KnownIds {
  readonly activities: ReadonlySet<number>;
  readonly items: ReadonlySet<number>;
}

async function missing(
  db: Database,
  table: typeof tags | typeof articles,
  wanted: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (wanted.size === 0) return wanted;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...wanted]));
  const known = new Set(found.map(({ id }) => id));
  return new Set([...wanted].filter((id) => !known.has(id)));
}

/** Everything about `quiz` that the contract's schema cannot see: rows that do not exist, ids of other quizzes, rich text that is empty once sanitised. */
export async function quizFaults(
  db: Database,
  quiz: ReceivedQuiz,
  known: KnownIds,
): Promise<Faults> {
  const faults: Faults = {};
  const add = (field: string, sentence: string): void => {
    (faults[field] ??= []).push(sentence);
  };
  const wantedArticles = new Set(
    [
      quiz.article,
      ...quiz.activities.flatMap(({ items }) => items.map(({ article }) => article)),
    ].filter((id) => id !== null),
  );
  const noTags = await missing(db, tags, new Set(quiz.tags));
  const noArticles = await missing(db, articles, wantedArticles);

  quiz.tags.forEach((tag, index) => {
    if (noTags.has(tag)) add(`tags.${String(index)}`, say.noSuchSubject);
  });
  if (quiz.article !== null && noArticles.has(quiz.article)) add('article', say.noSuchArticle);

  const seenActivities = new Set<number>();
  const seenItems = new Set<number>();
  quiz.activities.forEach((activity, place) => {
    const at = `activities.${String(place)}`;
    if (activity.id !== undefined) {
      if (!known.activities.has(activity.id)) add(`${at}.id`, say.foreignActivity);
      if (seenActivities.has(activity.id)) add(`${at}.id`, say.repeatedActivity);
      seenActivities.add(activity.id);
    }
    activity.items.forEach((item, index) => {
      const itemAt = `${at}.items.${String(index)}`;
      if (item.id !== undefined) {
        if (!known.items.has(item.id)) add(`${itemAt}.id`, say.foreignItem);
        if (seenItems.has(item.id)) add(`${itemAt}.id`, say.repeatedItem);
        seenItems.add(item.id);
      }
      if (item.article !== null && noArticles.has(item.article))
        add(`${itemAt}.article`, say.noSuchArticle);
      if (item.image !== null && !isAllowedImage(item.image)) add(`${itemAt}.image`, say.badImage);
      if (item.type === 2 && showsNothing(sanitiseText(item.title)))
        add(`${itemAt}.title`, say.emptyQuestion);
    });
  });
  return faults;
}
