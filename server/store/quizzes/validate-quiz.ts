import { inArray } from 'drizzle-orm';

import type { Message } from '../../../src/domain/messages/message.ts';
import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { matchItem } from '../../../src/domain/quiz/draft/item-type.ts';
import { isAllowedImage } from '../../../src/domain/rich-text/allowed-html.ts';
import { isBeyondSubscription } from '../../../src/domain/quiz/deadline.ts';
import { isEmptyText } from '../../../src/domain/rich-text/visible-text.ts';
import { createSanitizer } from '../../html/sanitize-quiz.ts';
import { iterateInParts } from '../../shared/iterate-in-parts.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { readOwnerSubscription } from '../results/set-deadline.ts';
import { tags } from '../schema/tags.ts';

/** Messages by field path, as content.errors carries them; empty for a valid quiz. */
export type FieldErrors = Record<string, Message[]>;

/** The ids of a stored quiz; a new quiz has none. */
export interface StoredIds {
  readonly activities: ReadonlySet<number>;
  readonly items: ReadonlySet<number>;
}

const isEmptyQuestion = (
  item: ReceivedQuiz['activities'][number]['items'][number],
  sanitize: (text: string) => string,
): boolean =>
  matchItem(item, {
    question: ({ title }) => isEmptyText(sanitize(title)),
    video: () => false,
  });

async function findMissing(
  db: Database,
  table: typeof tags | typeof articles,
  ids: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (ids.size === 0) return ids;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const existing = new Set(found.map(({ id }) => id));
  return new Set([...ids].filter((id) => !existing.has(id)));
}

/**
 * Validates what the contract's schema cannot check: references to missing rows, ids of other
 * quizzes, and rich text that is empty once sanitized.
 */
export async function validateReferences(
  db: Database,
  quiz: ReceivedQuiz,
  stored: StoredIds,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const sanitize = createSanitizer(quiz);
  const add = (field: string, message: Message): void => {
    (errors[field] ??= []).push(message);
  };
  const articleIds = new Set(
    [
      quiz.article,
      ...quiz.activities.flatMap(({ items }) => items.map(({ article }) => article)),
    ].filter((id) => id !== null),
  );
  const missingTags = await findMissing(db, tags, new Set(quiz.tags));
  const missingArticles = await findMissing(db, articles, articleIds);

  quiz.tags.forEach((tag, index) => {
    if (missingTags.has(tag)) add(`tags.${String(index)}`, { key: 'quizErrors.noSuchSubject' });
  });
  if (quiz.article !== null && missingArticles.has(quiz.article))
    add('article', { key: 'quizErrors.noSuchArticle' });

  const seenActivities = new Set<number>();
  const seenItems = new Set<number>();
  for (const [activityIndex, activity] of quiz.activities.entries()) {
    const activityPath = `activities.${String(activityIndex)}`;
    if (activity.id !== undefined) {
      if (!stored.activities.has(activity.id))
        add(`${activityPath}.id`, { key: 'quizErrors.foreignActivity' });
      if (seenActivities.has(activity.id))
        add(`${activityPath}.id`, { key: 'quizErrors.repeatedActivity' });
      seenActivities.add(activity.id);
    }
    for await (const [index, item] of iterateInParts(activity.items.entries())) {
      const itemPath = `${activityPath}.items.${String(index)}`;
      if (item.id !== undefined) {
        if (!stored.items.has(item.id)) add(`${itemPath}.id`, { key: 'quizErrors.foreignItem' });
        if (seenItems.has(item.id)) add(`${itemPath}.id`, { key: 'quizErrors.repeatedItem' });
        seenItems.add(item.id);
      }
      if (item.article !== null && missingArticles.has(item.article))
        add(`${itemPath}.article`, { key: 'quizErrors.noSuchArticle' });
      if (item.image !== null && !isAllowedImage(item.image))
        add(`${itemPath}.image`, { key: 'quizErrors.badImage' });
      if (isEmptyQuestion(item, sanitize))
        add(`${itemPath}.title`, { key: 'quizErrors.emptyQuestion' });
    }
  }
  return errors;
}

/** The stored deadline (null for none, or for a new quiz) and the requested one, ISO 8601. */
export interface DeadlineChange {
  readonly stored: Date | null;
  readonly requested: string | null;
}

/**
 * Validates a changed deadline of a user quiz: it cannot change once the owner's trial is over
 * (QVAL-31, PD-29), and must lie within the owner's subscription (QVAL-30).
 */
export async function validateDeadline(
  db: Database,
  ownerId: number | null,
  { stored, requested }: DeadlineChange,
  now: Date,
): Promise<FieldErrors> {
  const isSame =
    (stored?.getTime() ?? null) === (requested === null ? null : Date.parse(requested));
  if (isSame) return {};
  const { isTrialOver, endDate } = await readOwnerSubscription(db, ownerId, now);
  if (isTrialOver) return { endDate: [{ key: 'quizResults.trialOver' }] };
  return isBeyondSubscription(requested, endDate)
    ? { endDate: [{ key: 'quizResults.deadlineError.beyondSubscription' }] }
    : {};
}
