import { keptText } from '../../../../src/domain/interchange/import/text/kept-text.ts';
import type {
  ImportedActivity,
  ImportedItem,
} from '../../../../src/domain/interchange/import/imported-package.ts';
import type { QuizPackage } from '../../../../src/domain/interchange/prepare-export.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/quiz-to-export.ts';
import { readRich } from '../../../../src/domain/interchange/rich/read-rich.ts';
import { flow } from '../../../../src/domain/interchange/rich/settle-blocks.ts';
import type { RichNode } from '../../../../src/domain/interchange/rich/rich-node.ts';
import { fitsXml, fitXml } from '../../../../src/domain/interchange/xml/characters.ts';
import type { StoredActivity, StoredItem } from '../../../../src/domain/quiz/stored-quiz.ts';
import { allowedAttributes } from '../../../../src/domain/rich-text/allowed.ts';
import { showsNothing } from '../../../../src/domain/rich-text/shown.ts';
import { textOf } from '../../../../src/domain/rich-text/text-of.ts';
import type { Differences } from './differences.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
/** Which pictures of a generated quiz there are. */
export const isThere = (address: string): boolean =>
  address === picture(1) || address === picture(2);
/** The site that exports are made on. */
export const site = 'https://lectern.test';

/** What a round trip is through: what the format keeps, where things lie in the package, and where every difference from the original is noted, to be named by a report. */
export interface Expectation {
  readonly keepsLinkTitles: boolean;
  readonly pathOf: (address: string) => string;
  readonly fileOf: (item: StoredItem) => string;
  readonly differences: Differences;
}

/** Where the pictures of a package lie, by their address in the quiz. */
export const pathIn =
  ({ files }: QuizPackage) =>
  (address: string): string =>
    files.find((file) => 'address' in file && file.address === address)?.path ?? '';

type Note = (...words: readonly string[]) => void;

function expectedNode(node: RichNode, given: Expectation, note: Note): readonly RichNode[] {
  if (typeof node === 'string') {
    if (!fitsXml(node)) note('characters, which XML cannot hold');
    return [node];
  }
  const { name } = node;
  if (name === 'math') return [node];
  const { src = '', alt = '', title = '' } = node.attributes;
  if (name === 'img') {
    if (src.startsWith('https:')) return [{ name, attributes: { src, alt }, children: [] }];
    if (isThere(src))
      return [{ name, attributes: { src: `package:${given.pathOf(src)}`, alt }, children: [] }];
    note(src, 'missing');
    return alt === '' ? [] : [alt];
  }
  const children = node.children.flatMap((child) => expectedNode(child, given, note));
  const shown = name === 'a' && node.attributes['href'] === undefined ? 'span' : name;
  if (shown === 'a' && title !== '' && !given.keepsLinkTitles) note(`"${title}"`, 'hint');
  const attributes = Object.fromEntries(
    allowedAttributes(shown).flatMap((key) => {
      const value = node.attributes[key];
      return value === undefined || value === '' || (key === 'title' && !given.keepsLinkTitles)
        ? []
        : [[key, value]];
    }),
  );
  return shown === 'span' && Object.keys(attributes).length === 0
    ? children
    : [{ name: shown, attributes, children }];
}

/** A text in the one form it is kept in: a link without an address is no link, empty attributes say nothing. */
const expectedText = (text: string, given: Expectation, note: Note): string =>
  keptText(
    flow(readRich(text)).flatMap((node) => expectedNode(node, given, note)),
    true,
  );

/** What an item is after it was exported and read again: not there, when it is a video that is gone or a question without a text. */
function expectedItem(
  item: StoredItem,
  activity: string,
  number: number,
  given: Expectation,
): readonly ImportedItem[] {
  const identifier = `item-${String(item.id)}`;
  const place = { file: given.fileOf(item), identifier };
  if (item.type === 1) {
    if (item.article === null)
      given.differences.note(activity, 'a video that does not exist any more');
    return item.article === null
      ? []
      : [
          {
            kind: 'video',
            title: oneLineOf(textOf(item.article.title)),
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
  const isKept = item.image === null || isThere(item.image) || item.image.startsWith('https:');
  if (!isKept) note(item.image, 'missing');
  const image =
    item.image === null || !isKept
      ? null
      : isThere(item.image)
        ? given.pathOf(item.image)
        : item.image;
  if (showsNothing(title)) {
    given.differences.note(identifier, 'The question has no text.');
    return [];
  }
  return [{ kind: 'question', title, image, isMultiple: item.isMultiple, options, ...place }];
}

const oneLineOf = (words: string): string => fitXml(words).replaceAll(/\s+/g, ' ').trim();

/** The title an activity comes back with. */
function activityTitle(
  { title }: StoredActivity,
  index: number,
  { differences }: Expectation,
): string {
  const isBlank = fitXml(title).trim() === '';
  const shown = isBlank ? `Activity ${String(index + 1)}` : fitXml(title);
  if (isBlank) differences.note(`"${shown}"`, 'no title');
  else if (shown !== title) differences.note('Characters that XML cannot hold', shown.trim());
  return shown;
}

/** The activities of `quiz` after it was exported and read again; one that nothing is left of is gone. */
export const expectedActivities = (
  { activities }: QuizToExport,
  given: Expectation,
): readonly ImportedActivity[] =>
  activities
    .map((activity, index) => {
      const title = activityTitle(activity, index, given);
      const isExported =
        activity.title.trim() === '' || fitXml(activity.title).trim() === ''
          ? `Activity ${String(index + 1)}`
          : activity.title;
      const items = activity.items.flatMap((item, at) =>
        expectedItem(
          item,
          isExported,
          activity.items.slice(0, at + 1).filter(({ type }) => type === 2).length,
          given,
        ),
      );
      if (items.length === 0) given.differences.note('he activity "', title.trim());
      return { title, items };
    })
    .filter(({ items }) => items.length > 0);

/** The title of `quiz` after it was exported and read again. */
export function expectedTitle({ title }: QuizToExport, { differences }: Expectation): string {
  const shown = fitXml(title);
  if (shown !== title) differences.note('Characters that XML cannot hold', shown.trim());
  if (shown.trim().length >= 3) return shown;
  differences.note('no title of at least 3 characters');
  return shown.trim() === '' ? 'Imported quiz' : `Imported quiz: ${shown.trim()}`;
}

/** Notes the settings of `quiz` that do not come back; `isGraded` is what came back of its grading, `holdsDates` whether the format has dates. */
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
        ? 'does not say whether it is graded'
        : quiz.isGraded
          ? 'The quiz is graded'
          : 'The quiz is not graded',
    );
  if (showCaption) differences.note('Captions');
  if (restrictNonInstitutional) differences.note('Only students of the institution');
  const subjects = tags.map(({ title }) => fitXml(title).trim()).filter((title) => title !== '');
  if (subjects.length > 0) differences.note('ubjects', ...subjects);
  if (article !== null) differences.note('belongs to the article', fitXml(article.title).trim());
  if (isAssignSomeone || assignList.length > 0) differences.note('assigned');
}
