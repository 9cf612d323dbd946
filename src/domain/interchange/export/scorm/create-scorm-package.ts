import type { ExportOptions } from '../export-options.ts';
import { createWebContent, type ManifestResource } from '../manifest-resource.ts';
import type { PackageFile } from '../quiz-package.ts';
import { listManifestPictures } from '../pictures.ts';
import { reportPath } from '../report/format-report.ts';
import { writeXml } from '../../xml/write-xml.ts';
import { listQuestions, type PlayerQuiz } from '../../scorm/player-quiz.ts';
import { writePlayerPage } from './write-player-page.ts';
import { writeScormManifest } from './write-manifest.ts';

/** The built player, which every package holds unchanged. */
export interface PlayerFiles {
  readonly script: string;
  readonly style: string;
  /** Scripts with the texts of the player, one for each language besides English. */
  readonly texts: readonly PlayerTexts[];
}

/** The script with the texts of a language, by the language's code. */
export interface PlayerTexts {
  readonly language: string;
  readonly script: string;
}

/** The font of the formulas of a quiz, with the characters they need, and its license. */
export interface MathFont {
  readonly font: Uint8Array;
  readonly license: string;
}

const pagePath = 'index.html';
const scriptPath = 'player.js';
const stylePath = 'player.css';
/** The style sheet of the player names this file. */
const fontPath = 'stix-two-math.woff2';
const fontLicensePath = 'stix-two-math-license.txt';

/**
 * Returns the files of a SCORM package with one lesson: the page with the quiz, the player, the
 * font of formulas where there are some, pictures and the report.
 */
export function createScormPackage(
  identifier: string,
  quiz: PlayerQuiz,
  { script, style, texts }: PlayerFiles,
  mathFont: MathFont | null,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const pictures = listManifestPictures(options.pictures, identifier);
  const fontFiles: readonly PackageFile[] =
    mathFont === null
      ? []
      : [
          { path: fontPath, bytes: mathFont.font },
          { path: fontLicensePath, text: () => mathFont.license },
        ];
  const textFiles = texts.map((each) => ({
    path: `texts/${each.language}.js`,
    text: () => each.script,
  }));
  const player: ManifestResource = {
    identifier: `${identifier}-player`,
    type: 'webcontent',
    href: pagePath,
    files: [
      pagePath,
      scriptPath,
      stylePath,
      ...[...textFiles, ...fontFiles, ...pictures].map(({ path }) => path),
    ],
  };
  const others = [createWebContent(`${identifier}-report`, reportPath)];
  const hasPassMark = quiz.isGraded && listQuestions(quiz).length > 0;
  return [
    {
      path: 'imsmanifest.xml',
      text: () =>
        writeXml(
          writeScormManifest(
            quiz.format,
            { identifier, title: quiz.title, hasPassMark },
            player,
            others,
          ),
        ),
    },
    { path: pagePath, text: () => writePlayerPage(quiz, { script: scriptPath, style: stylePath }) },
    { path: scriptPath, text: () => script },
    { path: stylePath, text: () => style },
    ...textFiles,
    ...fontFiles,
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
