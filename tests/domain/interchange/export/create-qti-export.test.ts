import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  createQtiExport,
  type QtiExportInput,
} from '../../../../src/domain/interchange/export/create-qti-export.ts';
import { formatInEnglish } from '../../../../server/shared/texts.ts';
import type { QuizToExport } from '../../../../src/domain/interchange/export/exported-quiz.ts';
import {
  all,
  documentsOf,
  expectWholePackage,
  parseXml,
  textIn,
  values,
  withoutRoot,
} from '../read-package.ts';
import { question, quizOf, quizzes, video } from '../quizzes.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const picture = (n: number): string => `/files/${String(n).repeat(64)}.png`;
const inputOf = (quiz: QuizToExport, changes: Partial<QtiExportInput> = {}): QtiExportInput => ({
  quiz,
  format: '2.1',
  site: 'https://lectern.test',
  player: '/embed',
  link: null,
  institutionId: null,
  formatMessage: formatInEnglish,
  isStoredPicture: (address) => address === picture(1) || address === picture(2),
  ...changes,
});

describe.each(['2.1', '2.2', '3.0'] as const)('QTI %s', (format) => {
  const tag = (name: string): string =>
    format === '3.0'
      ? `qti-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
      : name;

  it('API-086 QIO-08 every package is well-formed XML, lists each file once and contains every question with its right answer', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { files } = createQtiExport(inputOf(quiz, { format }));
        expectWholePackage(files);
        const documents = documentsOf(files);
        const test = documents.get('assessment.xml');
        if (test === undefined) throw new Error('no test');
        expect(all(test, tag('assessmentSection'))).toHaveLength(quiz.activities.length);
        const there = quiz.activities
          .flatMap(({ items }) => items)
          .filter(({ type, article }) => type === 'question' || article !== null);
        expect(values(test, tag('assessmentItemRef'), 'href')).toEqual(
          there.map(({ id }) => `items/item-ab12-${String(id)}.xml`),
        );
        for (const item of there) {
          const document = documents.get(`items/item-ab12-${String(item.id)}.xml`);
          if (document === undefined) throw new Error('no item');
          expect(all(document, tag('simpleChoice'))).toHaveLength(item.textOptions.length);
          expect(
            all(document, tag('correctResponse'))
              .flatMap((response) => all(response, tag('value')))
              .map(({ textContent }) => textContent),
          ).toEqual(
            item.textOptions.flatMap(({ id }, n) =>
              item.rightAnswer.includes(id) ? [`choice-${String(n + 1)}`] : [],
            ),
          );
          for (const source of values(document, 'img', 'src').filter(
            (each) => !each.startsWith('https:'),
          ))
            expect(files.map(({ path }) => `../${path}`)).toContain(source);
        }
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });
});

describe('QTI 2.1', () => {
  it('API-086 a question is a choice interaction with RESPONSE, its key, match_correct and one choice', () => {
    const { files } = createQtiExport(inputOf(quizOf([question()])));
    const item = textIn(files, 'items/item-ab12-11.xml');
    expect(item).toContain(
      '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="item-ab12-11" title="What is x if 3 &lt; x &amp; x &lt; 5?" adaptive="false" timeDependent="false" toolName="Lectern">',
    );
    expect(withoutRoot(item)).toBe(`<assessmentItem>
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse>
      <value>choice-2</value>
    </correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">
    <defaultValue>
      <value>0</value>
    </defaultValue>
  </outcomeDeclaration>
  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float">
    <defaultValue>
      <value>1</value>
    </defaultValue>
  </outcomeDeclaration>
  <itemBody>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
      <prompt>What is x if 3 &lt; x &amp; x &lt; 5?</prompt>
      <simpleChoice identifier="choice-1">3</simpleChoice>
      <simpleChoice identifier="choice-2">4</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
</assessmentItem>
`);
  });

  it('API-086 several right answers are cardinality multiple with any number of choices', () => {
    const { files } = createQtiExport(
      inputOf(quizOf([question({ isMultiple: true, rightAnswer: ['b', 'a'] })])),
    );
    const document = parseXml(textIn(files, 'items/item-ab12-11.xml'));
    expect(values(document, 'responseDeclaration', 'cardinality')).toEqual(['multiple']);
    expect(values(document, 'choiceInteraction', 'maxChoices')).toEqual(['0']);
    expect(
      all(document, 'value')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['choice-1', 'choice-2']);
  });

  it('API-086 activities are sections, the duration is seconds, the score is the sum of the items', () => {
    const quiz = quizOf([question()], { duration: 45 });
    const { files } = createQtiExport(
      inputOf({
        ...quiz,
        activities: [...quiz.activities, { id: 4, title: '', sortIndex: 1, items: [] }],
      }),
    );
    expect(withoutRoot(textIn(files, 'assessment.xml'))).toBe(`<assessmentTest>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">
    <defaultValue>
      <value>0</value>
    </defaultValue>
  </outcomeDeclaration>
  <timeLimits maxTime="2700"/>
  <testPart identifier="part-1" navigationMode="nonlinear" submissionMode="simultaneous">
    <assessmentSection identifier="activity-ab12-3" title="Activity 1" visible="true">
      <assessmentItemRef identifier="item-ab12-11" href="items/item-ab12-11.xml"/>
    </assessmentSection>
    <assessmentSection identifier="activity-ab12-4" title="Activity 2" visible="true"/>
  </testPart>
  <outcomeProcessing>
    <setOutcomeValue identifier="SCORE">
      <sum>
        <testVariables variableIdentifier="SCORE"/>
      </sum>
    </setOutcomeValue>
  </outcomeProcessing>
</assessmentTest>
`);
  });

  it('API-086 the manifest is imscp_v1p1 with the pictures and the style sheet an item depends on', () => {
    const styled = question({
      title: `<p style="color:#ff0000">Which <u>cell</u>?</p><p><img src="${picture(1)}" alt="A cell" /></p>`,
      image: picture(2),
    });
    const { files } = createQtiExport(inputOf(quizOf([styled])));
    expect(withoutRoot(textIn(files, 'imsmanifest.xml'))).toBe(`<manifest>
  <metadata>
    <schema>QTIv2.1 Package</schema>
    <schemaversion>1.0.0</schemaversion>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="quiz-ab12-7" type="imsqti_test_xmlv2p1" href="assessment.xml">
      <file href="assessment.xml"/>
      <dependency identifierref="item-ab12-11"/>
    </resource>
    <resource identifier="item-ab12-11" type="imsqti_item_xmlv2p1" href="items/item-ab12-11.xml">
      <file href="items/item-ab12-11.xml"/>
      <dependency identifierref="quiz-ab12-7-style-sheet"/>
      <dependency identifierref="quiz-ab12-7-picture-1"/>
      <dependency identifierref="quiz-ab12-7-picture-2"/>
    </resource>
    <resource identifier="quiz-ab12-7-picture-1" type="webcontent" href="images/picture-1.png">
      <file href="images/picture-1.png"/>
    </resource>
    <resource identifier="quiz-ab12-7-picture-2" type="webcontent" href="images/picture-2.png">
      <file href="images/picture-2.png"/>
    </resource>
    <resource identifier="quiz-ab12-7-style-sheet" type="webcontent" href="css/lectern.css">
      <file href="css/lectern.css"/>
    </resource>
    <resource identifier="quiz-ab12-7-report" type="webcontent" href="lectern-export-report.txt">
      <file href="lectern-export-report.txt"/>
    </resource>
  </resources>
</manifest>
`);
    expect(textIn(files, 'items/item-ab12-11.xml')).toContain(
      '<prompt><p class="lectern-color-xff0000">Which <span class="lectern-text-decoration-underline">cell</span>?</p><p><img src="../images/picture-1.png" alt="A cell"/></p><p class="lectern-question-picture"><img src="../images/picture-2.png" alt="Picture for question 1"/></p></prompt>',
    );
    expect(textIn(files, 'css/lectern.css')).toBe(
      '.lectern-color-xff0000 { color: #ff0000; }\n.lectern-text-decoration-underline { text-decoration: underline; }\n',
    );
    expect(files.filter((file) => 'address' in file)).toEqual([
      { path: 'images/picture-1.png', address: picture(1) },
      { path: 'images/picture-2.png', address: picture(2) },
    ]);
  });

  it('API-086 a picture has the description that its author wrote', () => {
    const described = question({ image: picture(2), imageAlt: 'A "cell" & its wall' });
    const { files } = createQtiExport(inputOf(quizOf([described])));
    expect(textIn(files, 'items/item-ab12-11.xml')).toContain(
      '<p class="lectern-question-picture"><img src="../images/picture-1.png" alt="A &quot;cell&quot; &amp; its wall"/></p>',
    );
  });

  it('QIO-11 a video is an item that links to the player, by the tracking link and with the institution', () => {
    const plain = createQtiExport(inputOf(quizOf([question(), video()])));
    expect(textIn(plain.files, 'items/item-ab12-12.xml')).toContain(
      '<p><a href="https://lectern.test/embed?id=21" type="text/html">Cells &amp; more</a></p>',
    );
    const tracked = createQtiExport(
      inputOf(quizOf([question(), video()], { showCaption: true }), {
        link: 'https://track.test/watch?t=1',
        institutionId: 5,
      }),
    );
    expect(textIn(tracked.files, 'items/item-ab12-12.xml')).toContain(
      'href="https://track.test/watch?t=1&amp;id=21&amp;institutionId=5&amp;captions=1"',
    );
    expect(tracked.report.map(({ code }) => code)).toEqual([
      'captions',
      'tracking',
      'institution',
      'videoLinked',
    ]);
  });

  it('API-086 the report in the package lists what it cannot contain', () => {
    const { files, report } = createQtiExport(
      inputOf(
        quizOf(
          [
            question({
              title: `<p>See \u0007 <a href="/quiz/1" title="the other quiz">this</a> <img src="${picture(9)}" /><img src="https://else.test/a.png" /></p>`,
            }),
            { ...question({ id: 13, sortIndex: 1 }), type: 'video' },
          ],
          {
            startDate: '2031-03-01T09:30:00.000Z',
            endDate: '2031-04-01T09:30:00.000Z',
            isGraded: true,
            restrictNonInstitutional: true,
            showCaption: true,
            tags: [{ id: 1, title: 'Biology' }],
            article: { id: 2, title: 'Cells' },
          },
        ),
        { link: 'https://track.test/', institutionId: 5 },
      ),
    );
    expect(report.map(({ code }) => code)).toEqual([
      'starts',
      'ends',
      'graded',
      'restricted',
      'subjects',
      'article',
      'noCaptions',
      'trackingUnused',
      'institutionUnused',
      'pictureMissing',
      'pictureElsewhere',
      'characters',
      'siteLink',
      'linkTitle',
      'videoGone',
    ]);
    expect(textIn(files, 'lectern-export-report.txt').split('\n').slice(-7)).toEqual([
      `- Activity 1, question 1: The picture ${picture(9)} is missing and was left out.`,
      '- Activity 1, question 1: The picture https://else.test/a.png is loaded from the web and is not in the package.',
      '- Activity 1, question 1: Control characters, which XML does not allow, were left out.',
      '- Activity 1, question 1: The link to /quiz/1 was changed to https://lectern.test/quiz/1',
      '- Activity 1, question 1: The title "the other quiz" of a link was left out.',
      '- Activity 1: a video that no longer exists was left out.',
      '',
    ]);
    expect(textIn(files, 'items/item-ab12-11.xml')).toContain(
      '<a class="lectern-site-link" href="https://lectern.test/quiz/1">this</a> <img src="https://else.test/a.png" alt=""/>',
    );
    expect(
      textIn(createQtiExport(inputOf(quizOf([question()]))).files, 'lectern-export-report.txt'),
    ).toBe(
      'Lectern export report\nQuiz: Cells & tissues\nFormat: QTI 2.1\n\nEverything in the quiz is in this package.\n',
    );
  });
});

describe('options with markup in QTI 3', () => {
  const choicesIn = (format: '2.1' | '3.0'): readonly string[] => {
    const quiz = quizOf([
      question({
        textOptions: [
          { id: 'a', text: 'H<sub>2</sub>O' },
          { id: 'b', text: '<p>none of <b>these</b></p>' },
          { id: 'c', text: 'Plain' },
          { id: 'd', text: '<p>One</p><p>Two</p>' },
          { id: 'e', text: '<ul><li>A list</li></ul>' },
        ],
        rightAnswer: ['a'],
      }),
    ]);
    const { files } = createQtiExport(inputOf(quiz, { format }));
    const xml = textIn(files, 'items/item-ab12-11.xml').replaceAll(/\s*\n\s*/g, '');
    return [...xml.matchAll(/imple-?[cC]hoice identifier="[^"]*">(.*?)<\/(?:qti-s|s)imple/g)].map(
      ([, content = '']) => content,
    );
  };
  it('API-086 stay in one block, which a reader lays out as a whole; QTI 2 and plain text have none', () => {
    expect(choicesIn('3.0')).toEqual([
      '<div>H<sub>2</sub>O</div>',
      '<div>none of <b>these</b></div>',
      'Plain',
      '<div><p>One</p><p>Two</p></div>',
      '<div><ul><li>A list</li></ul></div>',
    ]);
    expect(choicesIn('2.1').slice(0, 3)).toEqual([
      'H<sub>2</sub>O',
      'none of <b>these</b>',
      'Plain',
    ]);
  });
});
