import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createCartridgeExport } from '../../../../src/domain/interchange/export/create-cartridge-export.ts';
import type { PackageFile } from '../../../../src/domain/interchange/export/quiz-package.ts';
import { createScormExport } from '../../../../src/domain/interchange/export/create-scorm-export.ts';
import { createQtiExport } from '../../../../src/domain/interchange/export/create-qti-export.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/export/exported-quiz.ts';
import { documentsOf, expectResolved, expectWholePackage } from '../read-package.ts';
import { question, quizOf, quizzes, video } from '../quizzes.ts';
import { expectValidPackage, type CheckedFormat } from './valid-package.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const picture = `/files/${'1'.repeat(64)}.png`;
const input = (quiz: QuizToExport) => ({
  quiz,
  site: 'https://lectern.test',
  player: '/embed',
  link: null,
  institutionId: 5,
  formatMessage: formatInEnglish,
  isStoredPicture: (address: string) => address === picture,
});

const playerFiles = { script: '', style: '', texts: [{ language: 'de', script: '' }] };

const exporters: Readonly<Record<CheckedFormat, (quiz: QuizToExport) => readonly PackageFile[]>> = {
  'QTI 2.1': (quiz) => createQtiExport({ ...input(quiz), format: '2.1' }).files,
  'QTI 2.2': (quiz) => createQtiExport({ ...input(quiz), format: '2.2' }).files,
  'QTI 3.0': (quiz) => createQtiExport({ ...input(quiz), format: '3.0' }).files,
  'QTI 1.2': (quiz) => createQtiExport({ ...input(quiz), format: '1.2' }).files,
  'CC 1.1': (quiz) => createCartridgeExport({ ...input(quiz), format: '1.1' }).files,
  'CC 1.3': (quiz) => createCartridgeExport({ ...input(quiz), format: '1.3' }).files,
  'SCORM 1.2': (quiz) =>
    createScormExport({ ...input(quiz), format: '1.2', playerFiles, mathFont: null }).files,
  'SCORM 2004': (quiz) =>
    createScormExport({ ...input(quiz), format: '2004', playerFiles, mathFont: null }).files,
};

const hostile: readonly (readonly [string, string])[] = [
  ['slashes and quotes', '../a/b\\c "d" \'e\' <f> & ]]>'],
  ['line breaks', 'one\ntwo\r\nthree\tfour\u2028five'],
  ['right to left', '\u202Eשלום עולם\u202C'],
  ['no Latin letter', '細胞の構造'],
  ['300 characters, pictures among them', '👩‍🔬細a'.repeat(75)],
  ['what XML cannot hold', 'a\u0000b\u0008c\uFFFEd\uD800e\u{1FFFF}'],
];

/** The elements whose identifiers systems compare between packages. */
const globalNames: ReadonlySet<string> = new Set([
  'manifest',
  'organization',
  'resource',
  'assessmentTest',
  'assessment-test',
  'assessmentSection',
  'assessment-section',
  'assessmentItem',
  'assessment-item',
  'assessmentItemRef',
  'assessment-item-ref',
  'assessment',
  'section',
  'item',
  'quiz',
]);

describe.each(
  Object.entries(exporters) as readonly (readonly [
    CheckedFormat,
    (quiz: QuizToExport) => readonly PackageFile[],
  ])[],
)('%s', (format, exported) => {
  it('API-086 API-087 API-088 every document of every package is valid against its schema, and every reference is resolved', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const files = exported(quiz);
        expectValidPackage(format, files);
        expectResolved(files);
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });

  it('API-086 API-087 API-088 identifiers are the same in every export, and differ between installations and quizzes', () => {
    const listIdentifiers = (changes: Partial<QuizToExport>): readonly string[] => {
      const quiz = quizOf([question({ image: picture }), video()], changes);
      return [...documentsOf(exported(quiz)).values()].flatMap((root) =>
        [root, ...root.querySelectorAll('*')]
          .filter(({ localName }) => globalNames.has(localName.replace(/^qti-/, '')))
          .flatMap((each) => each.getAttribute('identifier') ?? each.getAttribute('ident') ?? [])
          .filter((identifier) => identifier !== 'root_section'),
      );
    };
    const here = listIdentifiers({});
    expect(here.length).toBeGreaterThan(4);
    expect(listIdentifiers({})).toEqual(here);
    expect(listIdentifiers({ installation: 'cd34' })).toEqual(
      here.map((identifier) => identifier.replace('ab12', 'cd34')),
    );
    expect(here.filter((identifier) => !identifier.includes('ab12'))).toEqual([]);
    const ofOtherQuiz = new Set(
      listIdentifiers({
        id: 8,
        activities: [
          {
            id: 4,
            title: 'A',
            sortIndex: 0,
            items: [question({ id: 21, image: picture }), video({ id: 22 })],
          },
        ],
      }),
    );
    expect(here.filter((identifier) => ofOtherQuiz.has(identifier))).toEqual([]);
  });

  it.each(hostile)('API-086 API-087 API-088 titles and texts of %s', (_, words) => {
    const files = exported(
      quizOf(
        [
          question({
            title: words,
            textOptions: [
              { id: 'a', text: words },
              { id: 'b', text: words },
            ],
          }),
          video({ article: { id: 21, title: words } }),
        ],
        {
          title: words,
          tags: [{ id: 1, title: words }],
          duration: 45,
          startDate: '2031-03-01T09:30:00.000Z',
          endDate: '2031-04-01T09:30:00.000Z',
          isGraded: false,
        },
      ),
    );
    expectWholePackage(files);
    expectValidPackage(format, files);
    expectResolved(files);
  });

  it.each([
    ['a name that is none', /(ident|identifier)="(?:item|quiz)-/, '$1="7-'],
    ['an unknown element', /<\/(item|q?t?i?-?assessment-?[iI]tem|manifest)>/, '<unknown/></$1>'],
    ['another namespace', 'xmlns="http', 'xmlns="urn:http'],
    ['a tag that is never closed', /<\/\w[^>]*>\s*$/, ''],
  ])('API-086 API-087 API-088 the validation detects %s', (_, found, instead) => {
    for (const file of exported(quizOf([question()]))) {
      if (
        !('text' in file) ||
        !file.path.endsWith('.xml') ||
        file.path.endsWith('_meta.xml') ||
        (file.path === 'assessment.xml' && format.startsWith('QTI'))
      )
        continue;
      const broken = file.text().replace(found, instead);
      expect(broken, file.path).not.toBe(file.text());
      expect(() => {
        expectValidPackage(format, [{ path: file.path, text: () => broken }]);
      }, file.path).toThrow();
    }
  });
});
