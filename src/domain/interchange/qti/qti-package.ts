import type { ExportOptions } from '../export-options.ts';
import type { ExportedItem, ExportedQuiz } from '../exported-quiz.ts';
import type { Resource } from '../manifest.ts';
import type { PackageFile } from '../package-file.ts';
import { picturesOfItem, placedPictures } from '../pictures.ts';
import { reportPath } from '../report/report-text.ts';
import { classesOf, styleSheetOf } from '../rich/style-classes.ts';
import { elementsIn, type RichNode } from '../rich/rich-node.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeXml } from '../xml/write-xml.ts';
import { qtiDialects, type QtiVersion } from './dialect.ts';
import { qtiItem } from './qti-item.ts';
import { qtiManifest } from './qti-manifest.ts';
import { qtiTest } from './qti-test.ts';

const testPath = 'assessment.xml';
const styleSheetPath = 'css/lectern.css';
const pathOf = (identifier: string): string => `items/${identifier}.xml`;

/** Spaces count inside running text, so nothing is laid out there. */
const layOut = ({ name }: XmlElement): boolean =>
  !/^(?:prompt|simpleChoice|qti-prompt|qti-simple-choice|p)$/.test(name);

const textsOf = (item: ExportedItem): readonly (readonly RichNode[])[] =>
  item.kind === 'video' ? [] : [item.stem, ...item.choices.map(({ content }) => content)];
const hasStyles = (item: ExportedItem): boolean =>
  textsOf(item).some((nodes) => elementsIn(nodes).some((each) => classesOf(each) !== undefined));

/**
 * A quiz as a QTI 2 or 3 content package: the test at the root, items each in a file, pictures with relative addresses, a style sheet for sizes, fonts
 * and colours when there are any, and the report. Every file is in the manifest.
 */
export function qtiPackage(
  version: QtiVersion,
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const dialect = qtiDialects[version];
  const items = quiz.sections.flatMap((section) => section.items);
  const styles = styleSheetOf(items.flatMap(textsOf));
  const pictures = placedPictures(options.pictures);
  const identifierOf = new Map(pictures.map(({ address, identifier }) => [address, identifier]));
  const resources: readonly Resource[] = [
    {
      identifier: quiz.identifier,
      type: dialect.resources.test,
      href: testPath,
      files: [testPath],
      needs: items.map(({ identifier }) => identifier),
    },
    ...items.map((item): Resource => ({
      identifier: item.identifier,
      type: dialect.resources.item,
      href: pathOf(item.identifier),
      files: [pathOf(item.identifier)],
      needs: [
        ...(hasStyles(item) ? ['style-sheet'] : []),
        ...picturesOfItem(item).flatMap((address) => identifierOf.get(address) ?? []),
      ],
    })),
    ...pictures.map(({ identifier, path }): Resource => ({
      identifier,
      type: 'webcontent',
      href: path,
      files: [path],
    })),
    ...(styles === ''
      ? []
      : [
          {
            identifier: 'style-sheet',
            type: 'webcontent',
            href: styleSheetPath,
            files: [styleSheetPath],
          },
        ]),
    { identifier: 'export-report', type: 'webcontent', href: reportPath, files: [reportPath] },
  ];
  return [
    {
      path: 'imsmanifest.xml',
      text: () => writeXml(qtiManifest(dialect, `package-${quiz.identifier}`, resources)),
    },
    { path: testPath, text: () => writeXml(qtiTest(dialect, quiz, durationMinutes, pathOf)) },
    ...items.map((item): PackageFile => ({
      path: pathOf(item.identifier),
      text: () =>
        writeXml(
          qtiItem(dialect, item, options, {
            up: '../',
            styleSheet: hasStyles(item) ? styleSheetPath : null,
          }),
          layOut,
        ),
    })),
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    ...(styles === '' ? [] : [{ path: styleSheetPath, text: () => styles }]),
    { path: reportPath, text: () => report },
  ];
}
