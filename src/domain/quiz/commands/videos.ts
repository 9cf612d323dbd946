import type { ArticleReference, Draft, DraftActivity, Key } from '../draft/draft.ts';
import { matchItem } from '../draft/item-type.ts';
import { refuse, type Refusal } from './decision.ts';
import type { QuizKind } from '../draft/quiz-kind.ts';

/** Returns the article ids of all videos in the quiz. */
export const collectVideoIds = ({ activities }: Draft): ReadonlySet<number> =>
  new Set(
    activities
      .flatMap(({ items }) => items)
      .flatMap((item) =>
        matchItem(item, {
          question: () => [],
          video: ({ article }) => (article === null ? [] : [article.id]),
        }),
      ),
  );

/**
 * Returns the refusal to add the article's video, or null. A video can be in a quiz only once
 * (QED-47).
 */
export const checkAddVideo = (draft: Draft, { id }: Pick<ArticleReference, 'id'>): Refusal | null =>
  collectVideoIds(draft).has(id) ? refuse({ key: 'quizDialogs.video.added' }) : null;

/**
 * Returns whether the activity's title can be a label. Only in library quizzes can it be blank
 * (QED-03, QVAL-19).
 */
export const isValidLabel = ({ title }: DraftActivity, kind: QuizKind): boolean =>
  kind !== 'library' || title.trim() !== '';

/**
 * Returns the refusal of `label` as the activity for a video, or null. In a quiz of several
 * activities, one with a title must be selected (QED-45, QED-46).
 */
export function checkVideoLabel(
  { activities }: Draft,
  kind: QuizKind,
  label: Key | null,
): Refusal | null {
  if (activities.length === 1) return null;
  const selectedActivity = activities.find(({ key }) => key === label);
  return selectedActivity !== undefined && isValidLabel(selectedActivity, kind)
    ? null
    : refuse({ key: 'quizDialogs.video.chooseLabel' });
}
