import { matchItem } from '../../quiz/draft/item-type.ts';
import { numberQuestions } from '../../quiz/draft/question-number.ts';
import type { StoredActivity, StoredItem } from '../../quiz/stored/stored-quiz.ts';
import { getVisibleText } from '../../rich-text/visible-text.ts';
import type {
  ExportedItem,
  ExportedQuestion,
  ExportedVideo,
  ExportedQuiz,
  ExportedSection,
  QuizToExport,
} from './exported-quiz.ts';
import { parseRichText } from '../rich-tree/parse-rich-text.ts';
import { toXmlText } from '../xml/xml-text.ts';

const maxTitleCharacters = 250;

/** Shortens a title without splitting a character. */
const shortenTitle = (title: string): string =>
  title.length <= maxTitleCharacters
    ? title
    : `${[...title].slice(0, maxTitleCharacters - 1).join('')}\u2026`;

const sortByIndex = <T extends { readonly sortIndex: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.sortIndex - b.sortIndex);

/** Returns a name for the quiz, activity or item that has this id in the installation of `quiz`. */
type CreateIdentifier = (kind: 'quiz' | 'activity' | 'item', id: number) => string;

function toExportedVideo(
  { id, article }: StoredItem,
  createIdentifier: CreateIdentifier,
): ExportedVideo | null {
  if (article === null) return null;
  return {
    type: 'video',
    identifier: createIdentifier('item', id),
    title: shortenTitle(getVisibleText(article.title)),
    articleId: article.id,
  };
}

/** Returns what the picture of a question shows, on one line; no field when nobody said. */
function getPictureAlt({ imageAlt = '' }: StoredItem): Pick<ExportedQuestion, 'pictureAlt'> {
  const pictureAlt = toXmlText(imageAlt).replaceAll(/\s+/g, ' ').trim();
  return pictureAlt === '' ? {} : { pictureAlt };
}

function toExportedQuestion(
  item: StoredItem,
  number: number,
  createIdentifier: CreateIdentifier,
): ExportedQuestion {
  const title = shortenTitle(getVisibleText(item.title));
  return {
    type: 'question',
    identifier: createIdentifier('item', item.id),
    title: title === '' ? `Question ${String(number)}` : title,
    number,
    stem: parseRichText(item.title),
    picture: item.image === '' ? null : item.image,
    ...getPictureAlt(item),
    isMultiple: item.isMultiple,
    choices: item.textOptions.map(({ id, text }, index) => ({
      identifier: `choice-${String(index + 1)}`,
      content: parseRichText(text),
      isRight: item.rightAnswer.includes(id),
    })),
  };
}

const toExportedItem = (
  item: StoredItem,
  number: number,
  createIdentifier: CreateIdentifier,
): ExportedItem | null =>
  matchItem(item, {
    video: (video) => toExportedVideo(video, createIdentifier),
    question: (question) => toExportedQuestion(question, number, createIdentifier),
  });

/** Returns the activities of a quiz in their order. */
export const sortActivities = ({ activities }: QuizToExport): readonly StoredActivity[] =>
  sortByIndex(activities);

/** Returns the title of an activity, or `Activity N` for one without a title. */
export const getActivityTitle = ({ title }: StoredActivity, index: number): string =>
  toXmlText(title).trim() === '' ? `Activity ${String(index + 1)}` : title;

function toExportedSection(
  activity: StoredActivity,
  index: number,
  createIdentifier: CreateIdentifier,
): ExportedSection {
  const sorted = sortByIndex(activity.items);
  const numbers = numberQuestions(sorted);
  const exported = sorted.map((item, i) => toExportedItem(item, numbers[i] ?? 0, createIdentifier));
  const items = exported.filter((item) => item !== null);
  return {
    identifier: createIdentifier('activity', activity.id),
    title: getActivityTitle(activity, index),
    items,
    missingVideoCount: exported.length - items.length,
  };
}

/**
 * Converts a stored quiz for the writers, with activities and items in their order. Omits videos
 * whose article no longer exists.
 */
export const toExportedQuiz = (quiz: QuizToExport): ExportedQuiz => {
  const createIdentifier: CreateIdentifier = (kind, id) =>
    `${kind}-${quiz.installation}-${String(id)}`;
  return {
    identifier: createIdentifier('quiz', quiz.id),
    title: quiz.title,
    sections: sortActivities(quiz).map((activity, index) =>
      toExportedSection(activity, index, createIdentifier),
    ),
  };
};
