import type { StoredActivity, StoredItem } from '../quiz/stored-quiz.ts';
import { textOf } from '../rich-text/text-of.ts';
import type { ExportedItem, ExportedQuiz, ExportedSection } from './exported-quiz.ts';
import type { QuizToExport } from './quiz-to-export.ts';
import { readRich } from './rich/read-rich.ts';
import { fitXml } from './xml/characters.ts';

const mostTitleCharacters = 250;

/** Words for a list: never cut inside a character. */
const shortened = (words: string): string =>
  words.length <= mostTitleCharacters
    ? words
    : `${[...words].slice(0, mostTitleCharacters - 1).join('')}\u2026`;

const bySortIndex = <T extends { readonly sortIndex: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.sortIndex - b.sortIndex);

function exportedItem(item: StoredItem, number: number): ExportedItem | null {
  const identifier = `item-${String(item.id)}`;
  if (item.type === 1) {
    return item.article === null
      ? null
      : {
          kind: 'video',
          identifier,
          title: shortened(textOf(item.article.title)),
          articleId: item.article.id,
        };
  }
  const title = shortened(textOf(item.title));
  return {
    kind: 'question',
    identifier,
    title: title === '' ? `Question ${String(number)}` : title,
    number,
    stem: readRich(item.title),
    picture: item.image === '' ? null : item.image,
    isMultiple: item.isMultiple,
    choices: item.textOptions.map(({ id, text }, index) => ({
      identifier: `choice-${String(index + 1)}`,
      content: readRich(text),
      isRight: item.rightAnswer.includes(id),
    })),
  };
}

/** The activities of a quiz in their order. */
export const activitiesInOrder = ({ activities }: QuizToExport): readonly StoredActivity[] =>
  bySortIndex(activities);

/** What an activity is called in a package: one without a title goes by its place. */
export const activityTitle = ({ title }: StoredActivity, index: number): string =>
  fitXml(title).trim() === '' ? `Activity ${String(index + 1)}` : title;

function exportedSection(activity: StoredActivity, index: number): ExportedSection {
  const { id, items } = activity;
  let questions = 0;
  const exported = bySortIndex(items).map((item) => {
    if (item.type === 2) questions += 1;
    return exportedItem(item, questions);
  });
  const there = exported.filter((item) => item !== null);
  return {
    identifier: `activity-${String(id)}`,
    title: activityTitle(activity, index),
    items: there,
    videosGone: exported.length - there.length,
  };
}

/** A stored quiz as packages are made from it, activities and items in their order. A video that is not there any more is left out. */
export const exportQuiz = (quiz: QuizToExport): ExportedQuiz => ({
  identifier: `quiz-${String(quiz.id)}`,
  title: quiz.title,
  sections: activitiesInOrder(quiz).map(exportedSection),
});
