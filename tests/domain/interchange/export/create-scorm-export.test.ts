import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/export/exported-quiz.ts';
import { collectElements } from '../../../../src/domain/interchange/rich-tree/rich-node.ts';
import {
  listQuestions,
  type PlayerQuiz,
} from '../../../../src/domain/interchange/scorm/player-quiz.ts';
import { createScormExport } from '../../../../src/domain/interchange/export/create-scorm-export.ts';
import type { MathFont } from '../../../../src/domain/interchange/export/scorm/create-scorm-package.ts';
import { listMathCharacters } from '../../../../src/domain/interchange/export/scorm/list-math-characters.ts';
import type { ScormFormat } from '../../../../src/domain/interchange/package-format.ts';
import { numberQuestions } from '../../../../src/domain/quiz/draft/question-number.ts';
import { allowedElements } from '../../../../src/domain/rich-text/allowed-html.ts';
import { expectWholePackage, textIn, withoutRoot } from '../read-package.ts';
import { question, quizOf, quizzes, video } from '../quizzes.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
const exported = (
  quiz: QuizToExport,
  format: ScormFormat = '1.2',
  mathFont: MathFont | null = null,
) =>
  createScormExport({
    quiz,
    format,
    site: 'https://lectern.test',
    player: '/embed',
    link: null,
    institutionId: null,
    formatMessage: formatInEnglish,
    isStoredPicture: (address) => address === picture(1),
    playerFiles: {
      script: 'play()',
      style: 'p{}',
      texts: [{ language: 'de', script: 'lecternTexts = {}' }],
    },
    mathFont,
  });
const allowed = new Set(allowedElements);

/** The quiz as a browser finds it in the page. */
const playedIn = (page: string): PlayerQuiz =>
  JSON.parse(
    new JSDOM(page).window.document.getElementById('quiz')?.textContent ?? '',
  ) as PlayerQuiz;

describe.each(['1.2', '2004'] as const)('SCORM %s', (format) => {
  it('API-088 QIO-10 every package is complete, and its page contains every question with its right answer, allowed elements and packed pictures only', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { files } = exported(quiz, format);
        expectWholePackage(files);
        const played = playedIn(textIn(files, 'index.html'));
        const items = quiz.activities.flatMap((activity) => activity.items);
        expect(
          listQuestions(played).map(({ identifier, isMultiple, rightAnswer }) => ({
            identifier,
            isMultiple,
            rightAnswer,
          })),
        ).toEqual(
          items
            .filter(({ type }) => type === 'question')
            .map(({ id, isMultiple, textOptions, rightAnswer }) => ({
              identifier: `item-ab12-${String(id)}`,
              isMultiple,
              rightAnswer: textOptions.flatMap((option, n) =>
                rightAnswer.includes(option.id) ? [`choice-${String(n + 1)}`] : [],
              ),
            })),
        );
        const paths = new Set(files.map(({ path }) => path));
        for (const { name, attributes } of listQuestions(played).flatMap(
          ({ stem, picture: below, options }) =>
            collectElements([...stem, ...below, ...options.flatMap(({ content }) => content)]),
        )) {
          expect(allowed).toContain(name);
          if (name === 'img') expect(paths).toContain(attributes['src']);
          expect(attributes['href'] ?? 'https:').toMatch(/^(https?:|mailto:|#)/);
          expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
        }
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });
});

describe('SCORM', () => {
  it('API-088 the manifest of 1.2 has one lesson with everything it needs, and the mark that passes', () => {
    const { files } = exported(quizOf([question({ image: picture(1) })]));
    const manifest = textIn(files, 'imsmanifest.xml');
    expect(manifest).toContain(
      '<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" identifier="package-quiz-ab12-7" version="1.0">',
    );
    expect(withoutRoot(manifest)).toBe(`<manifest>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="quiz-ab12-7">
    <organization identifier="quiz-ab12-7">
      <title>Cells &amp; tissues</title>
      <item identifier="quiz-ab12-7-item" identifierref="quiz-ab12-7-player" isvisible="true">
        <title>Cells &amp; tissues</title>
        <adlcp:masteryscore>60</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="quiz-ab12-7-player" type="webcontent" href="index.html" adlcp:scormtype="sco">
      <file href="index.html"/>
      <file href="player.js"/>
      <file href="player.css"/>
      <file href="texts/de.js"/>
      <file href="images/picture-1.png"/>
    </resource>
    <resource identifier="quiz-ab12-7-report" type="webcontent" href="lectern-export-report.txt" adlcp:scormtype="asset">
      <file href="lectern-export-report.txt"/>
    </resource>
  </resources>
</manifest>
`);
  });

  it('API-088 the manifest of 2004 4th Edition contains the pass mark and leaves completion to the quiz', () => {
    const manifest = textIn(exported(quizOf([question()]), '2004').files, 'imsmanifest.xml');
    expect(manifest).toContain(
      '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" identifier="package-quiz-ab12-7" version="1.0">',
    );
    expect(manifest).toContain(`<schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>`);
    expect(manifest).toContain(`        <title>Cells &amp; tissues</title>
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="result" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>
`);
    expect(manifest).toContain(
      '<resource identifier="quiz-ab12-7-player" type="webcontent" href="index.html" adlcp:scormType="sco">',
    );
  });

  it.each(['1.2', '2004'] as const)(
    'API-088 a quiz that is ungraded or has no questions has no mark in SCORM %s',
    (format) => {
      for (const quiz of [quizOf([question()], { isGraded: false }), quizOf([video()])])
        expect(textIn(exported(quiz, format).files, 'imsmanifest.xml')).not.toMatch(
          /masteryscore|primaryObjective/,
        );
    },
  );

  it('API-088 QED-22 the page contains the quiz in order, videos as links without a number, external pictures as links', () => {
    const quiz = quizOf(
      [
        { ...video(), id: 12, sortIndex: 0 },
        question({
          title: `<p>A <b>cell</b>? <img src="${picture(1)}" alt="A cell" /><img src="https://else.test/b.png" /></p>`,
          image: picture(1),
          imageAlt: 'A cell with its wall',
          sortIndex: 1,
        }),
      ],
      { duration: 45 },
    );
    const { activities, fingerprint, ...rest } = playedIn(
      textIn(exported(quiz).files, 'index.html'),
    );
    expect(rest).toEqual({
      format: '1.2',
      title: 'Cells & tissues',
      isGraded: true,
      durationMinutes: 45,
    });
    expect(fingerprint).toMatch(/^[0-9a-z]{7}$/);
    const bold = { name: 'b', attributes: {}, children: ['cell'] };
    const cell = {
      name: 'img',
      attributes: { src: 'images/picture-1.png', alt: 'A cell' },
      children: [],
    };
    expect(activities[0]?.items[1]).toEqual({
      type: 'question',
      identifier: 'item-ab12-11',
      title: 'A cell?',
      isMultiple: false,
      rightAnswer: ['choice-2'],
      stem: [
        {
          name: 'p',
          attributes: {},
          children: [
            'A ',
            bold,
            '? ',
            cell,
            {
              name: 'a',
              attributes: { href: 'https://else.test/b.png' },
              children: [],
            },
          ],
        },
      ],
      picture: [
        {
          name: 'img',
          attributes: { src: 'images/picture-1.png', alt: 'A cell with its wall' },
          children: [],
        },
      ],
      options: [
        { id: 'choice-1', content: ['3'] },
        { id: 'choice-2', content: [{ name: 'p', attributes: {}, children: ['4'] }] },
      ],
    });
    expect(activities[0]?.items[0]?.type).toBe('video');
    expect(numberQuestions(activities[0]?.items ?? [])).toEqual([null, 1]);
    expect(
      playedIn(textIn(exported({ ...quiz, title: 'Renamed' }).files, 'index.html')).fingerprint,
    ).toBe(fingerprint);
    expect(
      playedIn(textIn(exported({ ...quiz, activities: [] }).files, 'index.html')).fingerprint,
    ).not.toBe(fingerprint);
  });

  it('API-088 no title, script or comment in a quiz ends the data or acts on the page', () => {
    const hostile = '</script><script>alert(1)</script><!-- "><img src=x onerror=alert(1)>';
    const page = textIn(
      exported(
        quizOf([question({ title: hostile, textOptions: [{ id: 'b', text: hostile }] })], {
          title: hostile,
        }),
      ).files,
      'index.html',
    );
    const { document } = new JSDOM(page).window;
    expect([
      document.title,
      document.querySelectorAll('script').length,
      document.querySelectorAll('img').length,
    ]).toEqual([hostile, 2, 0]);
    expect(playedIn(page).title).toBe(hostile);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
    );
  });

  it('API-088 a package with a formula holds the font for it and its license, and says so in its manifest', () => {
    const withFont = { font: new Uint8Array([1, 2]), license: 'Open' };
    const { files } = exported(quizOf([question()]), '1.2', withFont);
    expectWholePackage(files);
    expect(files.map(({ path }) => path)).toEqual([
      'imsmanifest.xml',
      'index.html',
      'player.js',
      'player.css',
      'texts/de.js',
      'stix-two-math.woff2',
      'stix-two-math-license.txt',
      'lectern-export-report.txt',
    ]);
    expect(files[5]).toEqual({ path: 'stix-two-math.woff2', bytes: withFont.font });
  });

  it('API-088 the characters of formulas are listed with those that browsers draw for them', () => {
    const formula = '<math alttext="q"><msqrt><mi>h</mi><mo>-</mo><mi>&amp;</mi></msqrt></math>';
    const options = [{ id: 'o0', text: '<p><math><mi>ω</mi><mn>2</mn></math> z</p>' }];
    expect([
      listMathCharacters(quizOf([question({ title: '<p>x</p>' })])),
      listMathCharacters(
        quizOf([question({ title: `<p>x ${formula}</p>`, textOptions: options })]),
      ),
    ]).toEqual(['', '&-2hωℎ−√𝜔']);
  });

  it('API-088 the report lists what a learning system cannot store of a large quiz', () => {
    const many = Array.from({ length: 1001 }, (_, index) =>
      question({
        id: index + 1,
        sortIndex: index,
        isMultiple: true,
        textOptions: Array.from({ length: index === 0 ? 40 : 30 }, (__, option) => ({
          id: `o${String(option)}`,
          text: 'x',
        })),
        rightAnswer: ['o0'],
      }),
    );
    const codesOf = (format: ScormFormat) =>
      exported(quizOf(many, { isGraded: true }), format).report;
    expect(codesOf('1.2')).toEqual([
      { code: 'answersKeptInPart', values: { kept: 812, questions: 1001 } },
      { code: 'answersUnnamed', values: { questions: 1, max: 36 } },
    ]);
    expect(codesOf('2004')).toEqual([
      { code: 'answersKeptInPart', values: { kept: 812, questions: 1001 } },
      { code: 'answersRecordedInPart', values: { recorded: 250, questions: 1001 } },
      { code: 'answersUnnamed', values: { questions: 1, max: 36 } },
    ]);
  });
});
