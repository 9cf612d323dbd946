import { isSiteLink, linkFrom, pictureFrom, type ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedQuestion, ExportedQuiz } from '../exported-quiz.ts';
import { picturesOfItem } from '../pictures.ts';
import { elementsIn, type RichNode } from '../rich/rich-node.ts';
import { fitsXml } from '../xml/characters.ts';
import type { ReportEntry } from './report-entry.ts';

/** What of a text a format cannot hold. */
export interface TextLosses {
  /** Whether the hints of links are dropped. */
  readonly dropsLinkTitles: boolean;
  /** Whether characters that XML cannot hold are dropped. */
  readonly dropsCharacters: boolean;
}

const textsOf = ({ stem, choices }: ExportedQuestion): readonly (readonly RichNode[])[] => [
  stem,
  ...choices.map(({ content }) => content),
];

const fitAll = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string'
      ? fitsXml(node)
      : Object.values(node.attributes).every(fitsXml) && fitAll(node.children),
  );

const linkTitles = (nodes: readonly RichNode[]): readonly string[] =>
  elementsIn(nodes)
    .filter(({ name, attributes }) => name === 'a' && (attributes['title'] ?? '') !== '')
    .map(({ attributes }) => attributes['title'] ?? '');

const siteLinks = (nodes: readonly RichNode[]): readonly string[] =>
  elementsIn(nodes)
    .map(({ attributes }) => attributes['href'])
    .filter(isSiteLink);

function questionEntries(
  question: ExportedQuestion,
  options: ExportOptions,
  { dropsLinkTitles, dropsCharacters }: TextLosses,
): readonly ReportEntry[] {
  const texts = textsOf(question);
  const at = pictureFrom(options, '');
  const outside = picturesOfItem(question).filter((address) => !options.pictures.has(address));
  return [
    ...outside.map((address): ReportEntry => ({
      code: at(address) === null ? 'pictureMissing' : 'pictureElsewhere',
      values: { address },
    })),
    ...(!dropsCharacters || texts.every(fitAll) ? [] : [{ code: 'characters' } as const]),
    ...texts
      .flatMap(siteLinks)
      .map((path): ReportEntry => ({
        code: 'siteLink',
        values: { path, address: linkFrom(options.site)(path) },
      })),
    ...(dropsLinkTitles
      ? texts
          .flatMap(linkTitles)
          .map((title): ReportEntry => ({ code: 'linkTitle', values: { title } }))
      : []),
  ];
}

function itemEntries(
  item: ExportedItem,
  activity: string,
  options: ExportOptions,
  losses: TextLosses,
): readonly ReportEntry[] {
  if (item.kind === 'video')
    return [
      {
        code: 'videoLinked',
        values: { activity, title: item.title, address: options.videoAddress(item.articleId) },
      },
    ];
  return questionEntries(item, options, losses).map((entry) => ({
    ...entry,
    place: { activity, number: item.number },
  }));
}

/** What of the items of a quiz stands in the package in another form, or not at all. */
export const reportContent = (
  { sections }: ExportedQuiz,
  options: ExportOptions,
  losses: TextLosses,
): readonly ReportEntry[] =>
  sections.flatMap(({ title, items, videosGone }) => [
    ...items.flatMap((item) => itemEntries(item, title, options, losses)),
    ...Array.from({ length: videosGone }, (): ReportEntry => ({
      code: 'videoGone',
      values: { activity: title },
    })),
  ]);
