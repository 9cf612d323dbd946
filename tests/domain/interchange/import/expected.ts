import { toStoredText } from '../../../../src/domain/interchange/import/text/stored-text.ts';
import type {
  ImportedActivity,
  ImportedItem,
} from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/export/quiz-package.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/export/exported-quiz.ts';
import { parseRichText } from '../../../../src/domain/interchange/rich-tree/parse-rich-text.ts';
import { normalizeFlow } from '../../../../src/domain/interchange/rich-tree/normalize-blocks.ts';
import type { RichNode } from '../../../../src/domain/interchange/rich-tree/rich-node.ts';
import { isXmlText, toXmlText } from '../../../../src/domain/interchange/xml/xml-text.ts';
import type { StoredActivity, StoredItem } from '../../../../src/domain/quiz/stored/stored-quiz.ts';
import { allowedAttributes } from '../../../../src/domain/rich-text/allowed-html.ts';
import { isEmptyText, getVisibleText } from '../../../../src/domain/rich-text/visible-text.ts';
import type { Differences } from './differences.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
/** Returns whether a picture of a generated quiz exists. */
export const isStoredPicture = (address: string): boolean =>
  address === picture(1) || address === picture(2);
/** The site that creates the exports. */
export const site = 'https://lectern.test';

/**
 * The properties of a round trip: what the format keeps, the paths in the package, and a collection
 * of the differences that a report must name.
 */
export interface Expectation {
  readonly keepsLinkTitles: boolean;
  readonly pathOf: (address: string) => string;
  readonly fileOf: (item: StoredItem) => string;
  readonly differences: Differences;
}

/** Returns a function that maps the address of a picture to its path in the package. */
export const pathIn =
  ({ files }: QuizPackage) =>
  (address: string): string =>
    files.find((file) => 'address' in file && file.address === address)?.path ?? '';

type Note = (...words: readonly string[]) => void;

function expectedNode(node: RichNode, given: Expectation, note: Note): readonly RichNode[] {
  if (typeof node === 'string') {
    if (!isXmlText(node)) note('characters, which XML does not allow');
    return [node];
  }
  const { name } = node;
  if (name === 'math') return [node];
  const { src = '', alt = '', title = '' } = node.attributes;
  if (name === 'img') {
    if (src.startsWith('https:')) return [{ name, attributes: { src, alt }, children: [] }];
    if (isStoredPicture(src))
      return [{ name, attributes: { src: `package:${given.pathOf(src)}`, alt }, children: [] }];
    note(src, 'missing');
    return alt === '' ? [] : [alt];
  }
  const children = node.children.flatMap((child) => expectedNode(child, given, note));
  const displayed = name === 'a' && node.attributes['href'] === undefined ? 'span' : name;
  if (displayed === 'a' && title !== '' && !given.keepsLinkTitles) note(`"${title}"`, 'of a link');
  const attributes = Object.fromEntries(
    allowedAttributes(displayed).flatMap((key) => {
      const value = node.attributes[key];
      return value === undefined || value === '' || (key === 'title' && !given.keepsLinkTitles)
        ? []
        : [[key, value]];
    }),
  );
  return displayed === 'span' && Object.keys(attributes).length === 0
    ? children
    : [{ name: displayed, attributes, children }];
}

/**
 * Returns a text in its stored form: a link without an address is no link, empty attributes are
 * removed.
 */
const expectedText = (text: string, given: Expectation, note: Note): string =>
  toStoredText(
    normalizeFlow(parseRichText(text)).flatMap((node) => expectedNode(node, given, note)),
    true,
  );

/**
 * Returns an item as it is after a round trip; nothing for a deleted video or a question without a
 * text.
 */
function expectedItem(
  item: StoredItem,
  activity: string,
  number: number,
  given: Expectation,
): readonly ImportedItem[] {
  const identifier = `item-ab12-${String(item.id)}`;
  const place = { file: given.fileOf(item), identifier };
  if (item.type === 'video') {
    if (item.article === null) given.differences.note(activity, 'a video that no longer exists');
    return item.article === null
      ? []
      : [
          {
            type: 'video',
            title: oneLineOf(getVisibleText(item.article.title)),
            articleId: item.article.id,
            ...place,
          },
        ];
  }
  const note: Note = (...words) => {
    given.differences.note(`${activity}, question ${String(number)}`, ...words);
  };
  const title = expectedText(item.title, given, note);
  const options = item.textOptions.map(({ id, text }) => ({
    text: expectedText(text, given, note),
    isRight: item.rightAnswer.includes(id),
  }));
  const isKept =
    item.image === null || isStoredPicture(item.image) || item.image.startsWith('https:');
  if (!isKept) note(item.image, 'missing');
  const image =
    item.image === null || !isKept
      ? null
      : isStoredPicture(item.image)
        ? given.pathOf(item.image)
        : item.image;
  if (isEmptyText(title)) {
    given.differences.note(identifier, 'The question has no text.');
    return [];
  }
  const alt = oneLineOf(item.imageAlt ?? '');
  return [
    {
      type: 'question',
      title,
      image,
      ...(image !== null && alt !== '' && { imageAlt: alt }),
      isMultiple: item.isMultiple,
      options,
      ...place,
    },
  ];
}

const oneLineOf = (words: string): string => toXmlText(words).replaceAll(/\s+/g, ' ').trim();

/** Returns the title of an activity after a round trip. */
function activityTitle(
  { title }: StoredActivity,
  index: number,
  { differences }: Expectation,
): string {
  const isBlank = toXmlText(title).trim() === '';
  const displayed = isBlank ? `Activity ${String(index + 1)}` : toXmlText(title);
  if (isBlank) differences.note(`"${displayed}"`, 'without a title');
  else if (displayed !== title)
    differences.note('Characters that XML does not allow', displayed.trim());
  return displayed;
}

/** Returns the activities of `quiz` after a round trip, without those that have no items left. */
export const expectedActivities = (
  { activities }: QuizToExport,
  given: Expectation,
): readonly ImportedActivity[] =>
  activities
    .map((activity, index) => {
      const title = activityTitle(activity, index, given);
      const isExported =
        activity.title.trim() === '' || toXmlText(activity.title).trim() === ''
          ? `Activity ${String(index + 1)}`
          : activity.title;
      const items = activity.items.flatMap((item, at) =>
        expectedItem(
          item,
          isExported,
          activity.items.slice(0, at + 1).filter(({ type }) => type === 'question').length,
          given,
        ),
      );
      if (items.length === 0) given.differences.note('activity "', title.trim());
      return { title, items };
    })
    .filter(({ items }) => items.length > 0);

/** Returns the title of `quiz` after a round trip. */
export function expectedTitle({ title }: QuizToExport, { differences }: Expectation): string {
  const displayed = toXmlText(title);
  if (displayed !== title) differences.note('Characters that XML does not allow', displayed.trim());
  if (displayed.trim().length >= 3) return displayed;
  differences.note('no title of at least 3 characters');
  return displayed.trim() === '' ? 'Imported quiz' : `Imported quiz: ${displayed.trim()}`;
}

/**
 * Adds the settings of `quiz` that a round trip loses to the differences. `isGraded` is the grading
 * after the round trip, `holdsDates` whether the format has dates.
 */
export function noteSettings(
  quiz: QuizToExport,
  isGraded: boolean | null,
  holdsDates: boolean,
  { differences }: Expectation,
): void {
  const {
    startDate,
    endDate,
    showCaption,
    restrictNonInstitutional,
    tags,
    article,
    isAssignSomeone,
    assignList,
  } = quiz;
  if (startDate !== null)
    differences.note(...(holdsDates ? ['dates of the quiz were left out'] : ['opens', startDate]));
  if (endDate !== null)
    differences.note(...(holdsDates ? ['dates of the quiz were left out'] : ['closes', endDate]));
  if (isGraded !== quiz.isGraded)
    differences.note(
      quiz.isGraded === null
        ? 'no grading setting'
        : quiz.isGraded
          ? 'The quiz is graded'
          : 'The quiz is not graded',
    );
  if (showCaption) differences.note('Captions');
  if (restrictNonInstitutional) differences.note('Only students of the institution');
  const subjects = tags.map(({ title }) => toXmlText(title).trim()).filter((title) => title !== '');
  if (subjects.length > 0) differences.note('ubjects', ...subjects);
  if (article !== null) differences.note('belongs to the article', toXmlText(article.title).trim());
  if (isAssignSomeone || assignList.length > 0) differences.note('assigned');
}
