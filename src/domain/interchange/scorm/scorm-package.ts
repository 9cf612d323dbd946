import type { ExportOptions } from '../export-options.ts';
import type { Resource } from '../manifest.ts';
import type { PackageFile } from '../package-file.ts';
import { placedPictures } from '../pictures.ts';
import { reportPath } from '../report/report-text.ts';
import { writeXml } from '../xml/write-xml.ts';
import { questionsOf, type PlayedQuiz } from './played-quiz.ts';
import { playerPage } from './player-page.ts';
import { scormManifest } from './scorm-manifest.ts';

/** The built player, which lies in every package as it is. */
export interface PlayerFiles {
  readonly script: string;
  readonly style: string;
}

const pagePath = 'index.html';
const scriptPath = 'player.js';
const stylePath = 'player.css';

/** A quiz as a SCORM package of one lesson: the page with the quiz in it, the player, its pictures and the report. Every file is in the manifest. */
export function scormPackage(
  identifier: string,
  quiz: PlayedQuiz,
  { script, style }: PlayerFiles,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const pictures = placedPictures(options.pictures);
  const player: Resource = {
    identifier: 'player',
    type: 'webcontent',
    href: pagePath,
    files: [pagePath, scriptPath, stylePath, ...pictures.map(({ path }) => path)],
  };
  const others: readonly Resource[] = [
    { identifier: 'export-report', type: 'webcontent', href: reportPath, files: [reportPath] },
  ];
  const hasMark = quiz.isGraded && questionsOf(quiz).length > 0;
  return [
    {
      path: 'imsmanifest.xml',
      text: () =>
        writeXml(
          scormManifest(quiz.format, { identifier, title: quiz.title, hasMark }, player, others),
        ),
    },
    { path: pagePath, text: () => playerPage(quiz, { script: scriptPath, style: stylePath }) },
    { path: scriptPath, text: () => script },
    { path: stylePath, text: () => style },
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
