import type { Draft, DraftItem, QuestionItem } from '../draft/draft.ts';
import { matchItem } from '../draft/item-type.ts';
import { collectVideoIds } from './videos.ts';
import type { SourceActivity, SourceItem } from '../stored/stored-quiz.ts';

/** Which items to import from playlists (QED-13, QED-14, QIO-15). */
export interface ImportSelection {
  readonly videos: boolean;
  readonly questions: boolean;
}

/**
 * What an import adds, with its counts. `skippedVideos` lists the titles of selected videos, and
 * `skippedQuestions` counts selected questions, that are already in the quiz or imported twice.
 */
export interface ImportPlan {
  readonly activities: readonly SourceActivity[];
  readonly videos: number;
  readonly questions: number;
  readonly skippedVideos: readonly string[];
  readonly skippedQuestions: number;
}

type QuestionContent = Pick<QuestionItem, 'title' | 'image' | 'isMultiple' | 'rightAnswer'>;

/** Returns a text that is the same for questions with the same content, whatever their ids are. */
const toComparable = (
  { title, image, isMultiple, rightAnswer }: QuestionContent,
  options: QuestionItem['options'],
): string =>
  JSON.stringify([
    title,
    image,
    isMultiple,
    options.map(({ id, text }) => [text, rightAnswer.includes(id)]),
  ]);

const listComparable = (item: DraftItem): readonly string[] =>
  matchItem(item, {
    question: (question) => [toComparable(question, question.options)],
    video: () => [],
  });

/**
 * Returns the part of `activities` to import, in order: the selected items, each video and each
 * question once, and no empty activities.
 */
export function planImport(
  draft: Draft,
  activities: readonly SourceActivity[],
  selection: ImportSelection,
): ImportPlan {
  const knownIds = new Set(collectVideoIds(draft));
  const knownQuestions = new Set(
    draft.activities.flatMap(({ items }) => items.flatMap(listComparable)),
  );
  const counts = { videos: 0, questions: 0, skippedQuestions: 0 };
  const skippedVideos = new Set<string>();
  const selectVideo = ({ article }: SourceItem): boolean => {
    if (!selection.videos || article === null) return false;
    if (knownIds.has(article.id)) {
      skippedVideos.add(article.title);
      return false;
    }
    knownIds.add(article.id);
    counts.videos += 1;
    return true;
  };
  const selectQuestion = (item: SourceItem): boolean => {
    if (!selection.questions) return false;
    const content = toComparable(item, item.textOptions);
    const isNew = !knownQuestions.has(content);
    knownQuestions.add(content);
    counts[isNew ? 'questions' : 'skippedQuestions'] += 1;
    return isNew;
  };
  const selectItem = (item: SourceItem): boolean =>
    matchItem(item, { question: selectQuestion, video: selectVideo });
  const importedActivities = activities
    .map((activity) => ({ ...activity, items: activity.items.filter(selectItem) }))
    .filter(({ items }) => items.length > 0);
  return { activities: importedActivities, ...counts, skippedVideos: [...skippedVideos] };
}
