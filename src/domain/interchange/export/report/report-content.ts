import { matchItem } from '../../../quiz/draft/item-type.ts';
import {
  isSiteLink,
  createLinkResolver,
  createPictureResolver,
  type ExportOptions,
} from '../export-options.ts';
import type { ExportedItem, ExportedQuestion, ExportedQuiz } from '../exported-quiz.ts';
import { listItemPictures } from '../pictures.ts';
import { collectElements, type RichNode } from '../../rich-tree/rich-node.ts';
import { isXmlText } from '../../xml/xml-text.ts';
import type { ReportEntry } from './report-entry.ts';

/** What a format omits from texts. */
export interface TextOmissions {
  /** Whether titles of links are omitted. */
  readonly dropsLinkTitles: boolean;
  /** Whether characters that XML forbids are omitted. */
  readonly dropsCharacters: boolean;
}

const listTexts = ({ stem, choices }: ExportedQuestion): readonly (readonly RichNode[])[] => [
  stem,
  ...choices.map(({ content }) => content),
];

const hasOnlyXmlText = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? isXmlText(node)
      : Object.values(node.attributes).every(isXmlText) && hasOnlyXmlText(node.children),
  );

const listLinkTitles = (nodes: readonly RichNode[]): readonly string[] =>
  collectElements(nodes)
    .filter(({ name, attributes }) => name === 'a' && (attributes['title'] ?? '') !== '')
    .map(({ attributes }) => attributes['title'] ?? '');

const listSiteLinks = (nodes: readonly RichNode[]): readonly string[] =>
  collectElements(nodes)
    .map(({ attributes }) => attributes['href'])
    .filter(isSiteLink);

function reportQuestion(
  question: ExportedQuestion,
  options: ExportOptions,
  { dropsLinkTitles, dropsCharacters }: TextOmissions,
): readonly ReportEntry[] {
  const texts = listTexts(question);
  const at = createPictureResolver(options, '');
  const picturesOutsidePackage = listItemPictures(question).filter(
    (address) => !options.pictures.has(address),
  );
  return [
    ...picturesOutsidePackage.map((address): ReportEntry => ({
      code: at(address) === null ? 'pictureMissing' : 'pictureElsewhere',
      values: { address },
    })),
    ...(!dropsCharacters || texts.every(hasOnlyXmlText) ? [] : [{ code: 'characters' } as const]),
    ...texts.flatMap(listSiteLinks).map((path): ReportEntry => ({
      code: 'siteLink',
      values: { path, address: createLinkResolver(options.site)(path) },
    })),
    ...(dropsLinkTitles
      ? texts
          .flatMap(listLinkTitles)
          .map((title): ReportEntry => ({ code: 'linkTitle', values: { title } }))
      : []),
  ];
}

const reportItem = (
  item: ExportedItem,
  activity: string,
  options: ExportOptions,
  omissions: TextOmissions,
): readonly ReportEntry[] =>
  matchItem(item, {
    video: ({ title, articleId }): readonly ReportEntry[] => [
      {
        code: 'videoLinked',
        values: { activity, title, address: options.getVideoAddress(articleId) },
      },
    ],
    question: (question) =>
      reportQuestion(question, options, omissions).map((entry) => ({
        ...entry,
        location: { activity, number: question.number },
      })),
  });

/** Reports what the package changes or omits in the items of a quiz. */
export const reportContent = (
  { sections }: ExportedQuiz,
  options: ExportOptions,
  losses: TextOmissions,
): readonly ReportEntry[] =>
  sections.flatMap(({ title, items, missingVideoCount }) => [
    ...items.flatMap((item) => reportItem(item, title, options, losses)),
    ...Array.from({ length: missingVideoCount }, (): ReportEntry => ({
      code: 'videoGone',
      values: { activity: title },
    })),
  ]);
