import type { ServerIds } from '../../history/journal/server-ids.ts';
import type { ArticleReference, Draft, DraftActivity, DraftItem } from '../draft/draft.ts';
import { createDraft } from '../draft/create-draft.ts';
import { maxTitleCharacters } from '../draft/quiz-limits.ts';
import { createCopyTitle } from '../../text/create-copy-title.ts';
import type {
  QuizSource,
  SourceActivity,
  SourceItem,
  StoredActivity,
  StoredArticle,
  StoredQuiz,
} from './stored-quiz.ts';

/** A quiz opened for editing. `isDistributed` locks the access type (PD-20). */
export interface OpenedQuiz {
  readonly draft: Draft;
  readonly serverIds: ServerIds;
  readonly isDistributed: boolean;
}

const compareSortIndex = (
  a: { readonly sortIndex: number },
  b: { readonly sortIndex: number },
): number => a.sortIndex - b.sortIndex;

const toArticleReference = (article: StoredArticle | null): ArticleReference | null =>
  article === null
    ? null
    : { id: article.id, title: article.title, image: article.images?.short ?? null };

/** Returns the keys of stored activities and items by their ids. */
interface PartKeys {
  readonly getActivityKey: (id: number) => string;
  readonly getItemKey: (id: number) => string;
}

/** The parts that the server has, with the keys that the editor gave them. */
export interface KnownParts {
  readonly draft: Pick<Draft, 'activities'>;
  readonly serverIds: ServerIds;
}

const noParts: KnownParts = { draft: { activities: [] }, serverIds: new Map() };

/** Known parts keep their keys; the keys of others contain the ids. */
function createPartKeys({ draft: { activities }, serverIds }: KnownParts): PartKeys {
  const toKeysById = (parts: readonly { readonly key: string }[]) =>
    new Map(parts.map(({ key }) => [serverIds.get(key), key] as const));
  const activityKeys = toKeysById(activities);
  const itemKeys = toKeysById(activities.flatMap(({ items }) => items));
  return {
    getActivityKey: (id) => activityKeys.get(id) ?? `activity-${String(id)}`,
    getItemKey: (id) => itemKeys.get(id) ?? `item-${String(id)}`,
  };
}

const toDraftItem = (item: SourceItem, key: string): DraftItem => ({
  key,
  type: item.type,
  title: item.title,
  image: item.image,
  isMultiple: item.isMultiple,
  rightAnswer: item.rightAnswer,
  options: item.textOptions.map(({ id, text }) => ({ id, text })),
  article: toArticleReference(item.article),
  ...(item.image !== null &&
    item.imageAlt !== undefined &&
    item.imageAlt !== '' && { imageAlt: item.imageAlt }),
});

const toDraftActivity = (
  { id, title, items }: StoredActivity,
  { getActivityKey, getItemKey }: PartKeys,
): DraftActivity => ({
  key: getActivityKey(id),
  title,
  items: items.toSorted(compareSortIndex).map((item) => toDraftItem(item, getItemKey(item.id))),
});

/**
 * Returns the activities in order. A quiz without activities gets an empty one, because an editor
 * always has a selected activity (QED-18).
 */
function toDraftActivities(
  activities: readonly StoredActivity[],
  keys: PartKeys,
): readonly DraftActivity[] {
  return activities.length > 0
    ? activities.toSorted(compareSortIndex).map((activity) => toDraftActivity(activity, keys))
    : createDraft(keys.getActivityKey(0)).activities;
}

function toGraded(isGraded: boolean | null): Draft['graded'] {
  if (isGraded === null) return null;
  return isGraded ? 'graded' : 'ungraded';
}

const collectServerIds = (
  activities: readonly StoredActivity[],
  { getActivityKey, getItemKey }: PartKeys,
): ServerIds =>
  new Map(
    activities.flatMap((activity) => [
      [getActivityKey(activity.id), activity.id] as const,
      ...activity.items.map(({ id }) => [getItemKey(id), id] as const),
    ]),
  );

/**
 * Opens a stored quiz for editing. Keys contain the ids, and parts of `known` keep their keys, so
 * that the keys of two versions of a quiz match.
 */
export function openQuiz(quiz: StoredQuiz, known: KnownParts = noParts): OpenedQuiz {
  const keys = createPartKeys(known);
  return {
    draft: {
      title: quiz.title,
      article: toArticleReference(quiz.article),
      tags: quiz.tags.map(({ id }) => id),
      graded: toGraded(quiz.isGraded),
      startDate: quiz.startDate,
      endDate: quiz.endDate,
      durationMinutes: quiz.duration,
      restrictNonInstitutional: quiz.restrictNonInstitutional,
      showCaption: quiz.showCaption,
      activities: toDraftActivities(quiz.activities, keys),
    },
    serverIds: collectServerIds(quiz.activities, keys),
    isDistributed: quiz.isAssignSomeone || quiz.assignList.length > 0,
  };
}

/** The ids of an activity that the server has stored, and of its items, in order. */
export interface StoredPartIds {
  readonly id: number;
  readonly items: readonly number[];
}

/** Returns the ids of a quiz that the server has stored, in order. */
export const listPartIds = (activities: readonly StoredActivity[]): readonly StoredPartIds[] =>
  activities.toSorted(compareSortIndex).map(({ id, items }) => ({
    id,
    items: items.toSorted(compareSortIndex).map((item) => item.id),
  }));

/**
 * Returns the ids of the parts of a draft that was saved, from those of the server's response, which
 * has the same parts in the same order.
 */
export const readSavedServerIds = (
  { activities }: Pick<Draft, 'activities'>,
  stored: readonly StoredPartIds[],
): ServerIds =>
  new Map(
    activities.flatMap(({ key, items }, index) => {
      const part = stored[index];
      if (part === undefined) return [];
      return [
        [key, part.id] as const,
        ...items.flatMap((item, at) => {
          const id = part.items[at];
          return id === undefined ? [] : [[item.key, id] as const];
        }),
      ];
    }),
  );

/**
 * Opens a copy of a stored quiz: it has no serverIds, no dates and is not distributed (PD-22
 * and PD-25).
 */
export function openCopy(quiz: StoredQuiz): OpenedQuiz {
  const { draft } = openQuiz(quiz);
  return {
    draft: {
      ...draft,
      title: createCopyTitle(draft.title, maxTitleCharacters),
      startDate: null,
      endDate: null,
    },
    serverIds: new Map(),
    isDistributed: false,
  };
}

/**
 * Creates draft activities from an article or a playlist, in order. `createKey` returns a new key.
 */
export const createActivities = (
  activities: readonly SourceActivity[],
  createKey: () => string,
): readonly DraftActivity[] =>
  activities.toSorted(compareSortIndex).map(({ title, items }) => ({
    key: createKey(),
    title,
    items: items.toSorted(compareSortIndex).map((item) => toDraftItem(item, createKey())),
  }));

/**
 * Opens a new quiz with the content of an article or a playlist (QFRM-36). `createKey` returns a
 * new key.
 */
export function openSource(
  { title, article, tags, activities }: QuizSource,
  createKey: () => string,
): OpenedQuiz {
  const blank = createDraft(
    createKey(),
    tags.map(({ id }) => id),
  );
  const sourceActivities = createActivities(activities, createKey);
  return {
    draft: {
      ...blank,
      title,
      article: toArticleReference(article),
      activities: sourceActivities.length > 0 ? sourceActivities : blank.activities,
    },
    serverIds: new Map(),
    isDistributed: false,
  };
}
