import type { ArticleReference, Draft, DraftActivity, DraftItem, Origins } from './draft.ts';
import { newDraft } from './new-draft.ts';
import type {
  QuizSource,
  SourceActivity,
  SourceItem,
  StoredActivity,
  StoredArticle,
  StoredQuiz,
} from './stored-quiz.ts';

/** A stored quiz opened for editing. `isDistributed` locks the access type (decision 20). */
export interface OpenedQuiz {
  readonly draft: Draft;
  readonly origins: Origins;
  readonly isDistributed: boolean;
}

const activityKey = (id: number): string => `activity-${id}`;
const itemKey = (id: number): string => `item-${id}`;
const bySortIndex = (
  a: { readonly sortIndex: number },
  b: { readonly sortIndex: number },
): number => a.sortIndex - b.sortIndex;

const articleOf = (article: StoredArticle | null): ArticleReference | null =>
  article === null
    ? null
    : { id: article.id, title: article.title, image: article.images?.short ?? null };

const itemOf = (item: SourceItem, key: string): DraftItem => ({
  key,
  type: item.type === 1 ? 'video' : 'question',
  title: item.title,
  image: item.image,
  isMultiple: item.isMultiple,
  rightAnswer: item.rightAnswer,
  options: item.textOptions.map(({ id, text }) => ({ id, text })),
  article: articleOf(item.article),
});

const activityOf = ({ id, title, items }: StoredActivity): DraftActivity => ({
  key: activityKey(id),
  title,
  items: items.toSorted(bySortIndex).map((item) => itemOf(item, itemKey(item.id))),
});

/** The activities in their order; a quiz without any gets a blank one, as an editor always has one selected (QED-18). */
function activitiesOf(activities: readonly StoredActivity[]): readonly DraftActivity[] {
  return activities.length > 0
    ? activities.toSorted(bySortIndex).map(activityOf)
    : newDraft(activityKey(0)).activities;
}

function gradedOf(isGraded: boolean | null): Draft['graded'] {
  if (isGraded === null) return null;
  return isGraded ? 'graded' : 'ungraded';
}

const originsOf = (activities: readonly StoredActivity[]): Origins =>
  new Map(
    activities.flatMap((activity) => [
      [activityKey(activity.id), activity.id] as const,
      ...activity.items.map(({ id }) => [itemKey(id), id] as const),
    ]),
  );

/** Opens a stored quiz for editing: same words, same order, keys made of the ids so that two versions of one quiz match. */
export const fromQuiz = (quiz: StoredQuiz): OpenedQuiz => ({
  draft: {
    title: quiz.title,
    article: articleOf(quiz.article),
    tags: quiz.tags.map(({ id }) => id),
    graded: gradedOf(quiz.isGraded),
    startDate: quiz.startDate,
    endDate: quiz.endDate,
    durationMinutes: quiz.duration,
    restrictNonInstitutional: quiz.restrictNonInstitutional,
    showCaption: quiz.showCaption,
    activities: activitiesOf(quiz.activities),
  },
  origins: originsOf(quiz.activities),
  isDistributed: quiz.isAssignSomeone || quiz.assignList.length > 0,
});

/** Opens a copy of a stored quiz: nothing of it is on the server, it has no dates and nobody to share with (decisions 22 and 25). */
export function copyOfQuiz(quiz: StoredQuiz): OpenedQuiz {
  const { draft } = fromQuiz(quiz);
  return {
    draft: { ...draft, title: `${draft.title} (copy)`, startDate: null, endDate: null },
    origins: new Map(),
    isDistributed: false,
  };
}

/** Activities of an article or a playlist as a draft holds them, in their order, under names that `newKey` makes. */
export const activitiesFromSource = (
  activities: readonly SourceActivity[],
  newKey: () => string,
): readonly DraftActivity[] =>
  activities
    .toSorted(bySortIndex)
    .map(({ title, items }) => ({
      key: newKey(),
      title,
      items: items.toSorted(bySortIndex).map((item) => itemOf(item, newKey())),
    }));

/** Begins a quiz with the content of an article or a playlist (QFRM-36). `newKey` makes a name that was never used. */
export function quizFromSource(
  { title, article, tags, activities }: QuizSource,
  newKey: () => string,
): OpenedQuiz {
  const blank = newDraft(
    newKey(),
    tags.map(({ id }) => id),
  );
  const filled = activitiesFromSource(activities, newKey);
  return {
    draft: {
      ...blank,
      title,
      article: articleOf(article),
      activities: filled.length > 0 ? filled : blank.activities,
    },
    origins: new Map(),
    isDistributed: false,
  };
}
