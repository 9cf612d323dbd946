import { matchItem } from '../../../quiz/draft/item-type.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedQuiz } from '../exported-quiz.ts';
import { createWebContent, type ManifestResource } from '../manifest-resource.ts';
import type { PackageFile } from '../quiz-package.ts';
import { listItemPictures, listManifestPictures, type ManifestPicture } from '../pictures.ts';
import { reportPath } from '../report/format-report.ts';
import { getStyleClasses, writeStyleSheet } from '../../rich-tree/style-classes.ts';
import { collectElements, type RichNode } from '../../rich-tree/rich-node.ts';
import type { XmlElement } from '../../xml/element.ts';
import { writeXml } from '../../xml/write-xml.ts';
import { qtiDialects, type QtiDialect, type QtiVersion } from './qti-dialect.ts';
import { writeItem } from './write-item.ts';
import { writeManifest } from './write-manifest.ts';
import { writeTest } from './write-test.ts';

const testPath = 'assessment.xml';
const styleSheetPath = 'css/lectern.css';
const getItemPath = (identifier: string): string => `items/${identifier}.xml`;

/** White space changes inline content, so nothing is indented there. */
const shouldIndent = ({ name }: XmlElement): boolean =>
  !/^(?:prompt|simpleChoice|qti-prompt|qti-simple-choice|p)$/.test(name);

const listTexts = (item: ExportedItem): readonly (readonly RichNode[])[] =>
  matchItem(item, {
    video: () => [],
    question: ({ stem, choices }) => [stem, ...choices.map(({ content }) => content)],
  });

const hasStyles = (item: ExportedItem): boolean =>
  listTexts(item).some((nodes) =>
    collectElements(nodes).some((each) => getStyleClasses(each) !== undefined),
  );

function listResources(
  { resources: types }: QtiDialect,
  { identifier, sections }: ExportedQuiz,
  pictures: readonly ManifestPicture[],
  hasStyleSheet: boolean,
): readonly ManifestResource[] {
  const items = sections.flatMap((section) => section.items);
  const styleSheet = createWebContent(`${identifier}-style-sheet`, styleSheetPath);
  const identifierByAddress = new Map(pictures.map((each) => [each.address, each.identifier]));
  return [
    {
      identifier,
      type: types.test,
      href: testPath,
      files: [testPath],
      dependencies: items.map((item) => item.identifier),
    },
    ...items.map((item): ManifestResource => ({
      identifier: item.identifier,
      type: types.item,
      href: getItemPath(item.identifier),
      files: [getItemPath(item.identifier)],
      dependencies: [
        ...(hasStyles(item) ? [styleSheet.identifier] : []),
        ...listItemPictures(item).flatMap((address) => identifierByAddress.get(address) ?? []),
      ],
    })),
    ...pictures.map((picture) => createWebContent(picture.identifier, picture.path)),
    ...(hasStyleSheet ? [styleSheet] : []),
    createWebContent(`${identifier}-report`, reportPath),
  ];
}

/**
 * Returns the files of a QTI 2 or 3 package: the test at the root, a file for each item, pictures
 * with relative addresses, a style sheet where styles are used, and the report. The manifest lists
 * every file.
 */
export function createQtiPackage(
  version: QtiVersion,
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const dialect = qtiDialects[version];
  const items = quiz.sections.flatMap((section) => section.items);
  const styles = writeStyleSheet(items.flatMap(listTexts));
  const pictures = listManifestPictures(options.pictures, quiz.identifier);
  const resources = listResources(dialect, quiz, pictures, styles !== '');
  const writeItemFile = (item: ExportedItem): string =>
    writeXml(
      writeItem(dialect, item, options, {
        rootPath: '../',
        styleSheet: hasStyles(item) ? styleSheetPath : null,
      }),
      shouldIndent,
    );
  return [
    {
      path: 'imsmanifest.xml',
      text: () => writeXml(writeManifest(dialect, `package-${quiz.identifier}`, resources)),
    },
    {
      path: testPath,
      text: () => writeXml(writeTest(dialect, quiz, durationMinutes, getItemPath)),
    },
    ...items.map((item): PackageFile => ({
      path: getItemPath(item.identifier),
      text: () => writeItemFile(item),
    })),
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    ...(styles === '' ? [] : [{ path: styleSheetPath, text: () => styles }]),
    { path: reportPath, text: () => report },
  ];
}
