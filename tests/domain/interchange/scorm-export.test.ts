import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import type { QuizToExport } from '../../../src/domain/interchange/quiz-to-export.ts';
import { elementsIn } from '../../../src/domain/interchange/rich/rich-node.ts';
import { questionsOf, type PlayedQuiz } from '../../../src/domain/interchange/scorm/played-quiz.ts';
import { scormExport } from '../../../src/domain/interchange/scorm-export.ts';
import type { ScormFormat } from '../../../src/domain/interchange/scorm-formats.ts';
import { questionNumbers } from '../../../src/domain/quiz/rules/question-number.ts';
import { allowedElements } from '../../../src/domain/rich-text/allowed.ts';
import { expectWholePackage, textIn, withoutRoot } from './read-package.ts';
import { question, quizOf, quizzes, video } from './quizzes.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
const exported = (quiz: QuizToExport, format: ScormFormat = '1.2') =>
  scormExport({
    quiz,
    format,
    site: 'https://lectern.test',
    player: '/embed',
    link: null,
    institutionId: null,
    isThere: (address) => address === picture(1),
    playerFiles: { script: 'play()', style: 'p{}' },
  });
const allowed = new Set(allowedElements);

/** The quiz as a browser finds it in the page. */
const playedIn = (page: string): PlayedQuiz =>
  JSON.parse(
    new JSDOM(page).window.document.getElementById('quiz')?.textContent ?? '',
  ) as PlayedQuiz;

describe.each(['1.2', '2004'] as const)('SCORM %s', (format) => {
  it('API-088 QIO-10 every package is whole, and its page holds every question with its key in allowed elements and packed pictures only', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { files } = exported(quiz, format);
        expectWholePackage(files);
        const played = playedIn(textIn(files, 'index.html'));
        const items = quiz.activities.flatMap((activity) => activity.items);
        expect(
          questionsOf(played).map(({ identifier, isMultiple, rightAnswer }) => ({
            identifier,
            isMultiple,
            rightAnswer,
          })),
        ).toEqual(
          items
            .filter(({ type }) => type === 2)
            .map(({ id, isMultiple, textOptions, rightAnswer }) => ({
              identifier: `item-${String(id)}`,
              isMultiple,
              rightAnswer: textOptions.flatMap((option, n) =>
                rightAnswer.includes(option.id) ? [`choice-${String(n + 1)}`] : [],
              ),
            })),
        );
        const paths = new Set(files.map(({ path }) => path));
        for (const { name, attributes } of questionsOf(played).flatMap(
          ({ stem, picture: below, options }) =>
            elementsIn([...stem, ...below, ...options.flatMap(({ content }) => content)]),
        )) {
          expect(allowed).toContain(name);
          if (name === 'img') expect(paths).toContain(attributes['src']);
          expect(attributes['href'] ?? 'https:').toMatch(/^(https?:|mailto:|#)/);
          expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
        }
      }),
      { seed: 20261121, numRuns: 60 },
    );
  }, 60_000);
});

describe('SCORM', () => {
  it('API-088 the manifest of 1.2 has one lesson with everything it needs, and the mark that passes', () => {
    const { files } = exported(quizOf([question({ image: picture(1) })]));
    const manifest = textIn(files, 'imsmanifest.xml');
    expect(manifest).toContain(
      '<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" identifier="package-quiz-7" version="1.0">',
    );
    expect(withoutRoot(manifest)).toBe(`<manifest>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="quiz-7">
    <organization identifier="quiz-7">
      <title>Cells &amp; tissues</title>
      <item identifier="quiz-7-item" identifierref="player" isvisible="true">
        <title>Cells &amp; tissues</title>
        <adlcp:masteryscore>60</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" href="index.html" adlcp:scormtype="sco">
      <file href="index.html"/>
      <file href="player.js"/>
      <file href="player.css"/>
      <file href="images/picture-1.png"/>
    </resource>
    <resource identifier="export-report" type="webcontent" href="lectern-export-report.txt" adlcp:scormtype="asset">
      <file href="lectern-export-report.txt"/>
    </resource>
  </resources>
</manifest>
`);
  });

  it('API-088 the manifest of 2004 4th Edition says what passes, and that the quiz itself says when it is done', () => {
    const manifest = textIn(exported(quizOf([question()]), '2004').files, 'imsmanifest.xml');
    expect(manifest).toContain(
      '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" identifier="package-quiz-7" version="1.0">',
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
      '<resource identifier="player" type="webcontent" href="index.html" adlcp:scormType="sco">',
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

  it('API-088 QED-22 the page holds the quiz in its order, videos as links that take no number, pictures elsewhere as links', () => {
    const quiz = quizOf(
      [
        { ...video(), id: 12, sortIndex: 0 },
        question({
          title: `<p>A <b>cell</b>? <img src="${picture(1)}" alt="A cell" /><img src="https://else.test/b.png" /></p>`,
          image: picture(1),
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
      identifier: 'item-11',
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
              children: ['A picture on another site'],
            },
          ],
        },
      ],
      picture: [
        {
          name: 'img',
          attributes: { src: 'images/picture-1.png', alt: 'Image of question 1' },
          children: [],
        },
      ],
      options: [
        { id: 'choice-1', content: ['3'] },
        { id: 'choice-2', content: [{ name: 'p', attributes: {}, children: ['4'] }] },
      ],
    });
    expect(activities[0]?.items[0]?.type).toBe('video');
    expect(questionNumbers(activities[0]?.items ?? [])).toEqual([null, 1]);
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
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
    );
  });

  it('API-088 what a learning system cannot keep of a large quiz stands in the report', () => {
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
      { code: 'answersUnnamed', values: { questions: 1, most: 36 } },
    ]);
    expect(codesOf('2004')).toEqual([
      { code: 'answersKeptInPart', values: { kept: 812, questions: 1001 } },
      { code: 'answersRecordedInPart', values: { recorded: 250, questions: 1001 } },
      { code: 'answersUnnamed', values: { questions: 1, most: 36 } },
    ]);
  });
});
