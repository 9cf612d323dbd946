import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createCartridgeExport } from '../../../../src/domain/interchange/export/create-cartridge-export.ts';
import type { CartridgeFormat } from '../../../../src/domain/interchange/package-format.ts';
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
const exported = (
  quiz: QuizToExport,
  format: CartridgeFormat = '1.1',
  asked: { readonly link?: string; readonly institutionId?: number } = {},
) =>
  createCartridgeExport({
    quiz,
    format,
    site: 'https://lectern.test',
    player: '/embed',
    link: asked.link ?? null,
    institutionId: asked.institutionId ?? null,
    formatMessage: formatInEnglish,
    isStoredPicture: (address) => address === picture(1),
  });

describe.each(['1.1', '1.3'] as const)('Common Cartridge %s', (format) => {
  it('API-087 QIO-09 every package is well-formed, lists each file once, and contains every question with its right answer and every video as a link', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { files } = exported(quiz, format);
        expectWholePackage(files);
        const documents = documentsOf(files);
        const root = documents.get('assessment.xml');
        const manifest = documents.get('imsmanifest.xml');
        if (root === undefined || manifest === undefined) throw new Error('no assessment');
        const items = quiz.activities.flatMap((activity) => activity.items);
        const questions = items.filter(({ type }) => type === 'question');
        const videos = items
          .filter(({ type, article }) => type === 'video' && article !== null)
          .map(({ id }) => `item-ab12-${String(id)}`);
        expect(all(root, 'section')).toHaveLength(1);
        expect(values(root, 'item', 'ident')).toEqual(
          questions.map(({ id }) => `item-ab12-${String(id)}`),
        );
        expect([...documents.keys()].filter((path) => path.startsWith('weblinks/'))).toEqual(
          videos.map((id) => `weblinks/${id}.xml`),
        );
        expect(values(manifest, 'item', 'identifierref').filter((id) => id !== '')).toEqual([
          `quiz-ab12-${String(quiz.id)}`,
          ...videos,
        ]);
        for (const [index, item] of all(root, 'item').entries()) {
          const request = questions[index];
          const chosen = all(item, 'varequal')
            .filter(({ parentElement }) => parentElement?.localName !== 'not')
            .map(({ textContent }) => textContent);
          expect(chosen).toEqual(
            request?.textOptions.flatMap(({ id }, n) =>
              request.rightAnswer.includes(id) ? [String(1001 + n)] : [],
            ),
          );
        }
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });
});

describe('Common Cartridge', () => {
  it('API-087 the assessment is an exam with its time in minutes; a question has its profile, its activity and its right answer', () => {
    const { files } = exported(
      quizOf(
        [
          question({
            isMultiple: true,
            rightAnswer: ['b'],
            title: `<p>Which <s>one</s> <img src="${picture(1)}" alt="A cell" /></p>`,
            image: picture(1),
            imageAlt: 'A cell with its wall',
          }),
          question({ id: 12, sortIndex: 1 }),
        ],
        { duration: 45 },
      ),
    );
    const xml = textIn(files, 'assessment.xml');
    expect(xml).toContain(
      '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_qtiasiv1p2p1_v1p0.xsd">',
    );
    const field = (label: string, entry: string): string =>
      `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
    expect(
      withoutRoot(xml)
        .replaceAll(/>\n\s*</g, '><')
        .slice(
          0,
          withoutRoot(xml)
            .replaceAll(/>\n\s*</g, '><')
            .indexOf('</item>'),
        ),
    ).toBe(
      [
        '<questestinterop><assessment ident="quiz-ab12-7" title="Cells &amp; tissues">',
        `<qtimetadata>${field('cc_profile', 'cc.exam.v0p1')}${field('qmd_assessmenttype', 'Examination')}${field('qmd_scoretype', 'Percentage')}${field('qmd_timelimit', '45')}</qtimetadata>`,
        '<section ident="root_section"><item ident="item-ab12-11" title="Which one">',
        `<itemmetadata><qtimetadata>${field('cc_profile', 'cc.multiple_response.v0p1')}${field('cc_question_category', 'Activity 1')}${field('cc_weighting', '1')}</qtimetadata></itemmetadata>`,
        '<presentation><material><mattext texttype="text/html">',
        '&lt;div&gt;&lt;p&gt;Which &lt;del&gt;one&lt;/del&gt; &lt;img src="$IMS-CC-FILEBASE$/images/picture-1.png" alt="A cell"/&gt;&lt;/p&gt;&lt;/div&gt;&lt;p&gt;&lt;img src="$IMS-CC-FILEBASE$/images/picture-1.png" alt="A cell with its wall"/&gt;&lt;/p&gt;',
        '</mattext></material><response_lid ident="response1" rcardinality="Multiple"><render_choice>',
        '<response_label ident="1001"><material><mattext texttype="text/plain">3</mattext></material></response_label>',
        '<response_label ident="1002"><material><mattext texttype="text/html">&lt;p&gt;4&lt;/p&gt;</mattext></material></response_label>',
        '</render_choice></response_lid></presentation>',
        '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar><and>',
        '<not><varequal case="Yes" respident="response1">1001</varequal></not><varequal case="Yes" respident="response1">1002</varequal>',
        '</and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>',
      ].join(''),
    );
    const second = all(parseXml(xml), 'item')[1];
    if (second === undefined) throw new Error('no second item');
    expect(all(second, 'fieldentry')[0]?.textContent).toBe('cc.multiple_choice.v0p1');
    expect(values(second, 'response_lid', 'rcardinality')).toEqual(['Single']);
    expect(values(second, 'varequal', 'case')).toEqual(['Yes']);
  });

  it.each([
    ['1.1', 'v1p1'],
    ['1.3', 'v1p3'],
  ] as const)(
    'API-087 %s: one rooted hierarchy, subjects as keywords, every file a resource of its version',
    (format, digits) => {
      const { files } = exported(
        quizOf([question({ image: picture(1) }), video()], { tags: [{ id: 1, title: 'Biology' }] }),
        format,
      );
      const xml = textIn(files, 'imsmanifest.xml');
      expect(xml).toContain(
        `<manifest xmlns="http://www.imsglobal.org/xsd/imscc${digits}/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imscc${digits}/LOM/manifest" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscc${digits}/imscp_v1p1 http://www.imsglobal.org/profile/cc/cc${digits}/cc${digits}_imscp_v1p2_v1p0.xsd http://ltsc.ieee.org/xsd/imscc${digits}/LOM/manifest http://www.imsglobal.org/profile/cc/cc${digits}/LOM/cc${digits}_lommanifest_v1p0.xsd" identifier="package-quiz-ab12-7">`,
      );
      expect(withoutRoot(xml)).toBe(`<manifest>
  <metadata>
    <schema>IMS Common Cartridge</schema>
    <schemaversion>${format}.0</schemaversion>
    <lomimscc:lom>
      <lomimscc:general>
        <lomimscc:title>
          <lomimscc:string>Cells &amp; tissues</lomimscc:string>
        </lomimscc:title>
        <lomimscc:keyword>
          <lomimscc:string>Biology</lomimscc:string>
        </lomimscc:keyword>
      </lomimscc:general>
    </lomimscc:lom>
  </metadata>
  <organizations>
    <organization identifier="organization-quiz-ab12-7" structure="rooted-hierarchy">
      <item identifier="root-quiz-ab12-7">
        <item identifier="entry-quiz-ab12-7" identifierref="quiz-ab12-7">
          <title>Cells &amp; tissues</title>
        </item>
        <item identifier="activity-ab12-3">
          <title>Activity 1</title>
          <item identifier="entry-item-ab12-12" identifierref="item-ab12-12">
            <title>Cells &amp; more</title>
          </item>
        </item>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="quiz-ab12-7" type="imsqti_xmlv1p2/imscc_xml${digits}/assessment">
      <file href="assessment.xml"/>
      <dependency identifierref="quiz-ab12-7-picture-1"/>
    </resource>
    <resource identifier="item-ab12-12" type="imswl_xml${digits}">
      <file href="weblinks/item-ab12-12.xml"/>
    </resource>
    <resource identifier="quiz-ab12-7-picture-1" type="webcontent" href="images/picture-1.png">
      <file href="images/picture-1.png"/>
    </resource>
    <resource identifier="quiz-ab12-7-report" type="webcontent" href="lectern-export-report.txt">
      <file href="lectern-export-report.txt"/>
    </resource>
  </resources>
</manifest>
`);
      expect(textIn(files, 'weblinks/item-ab12-12.xml'))
        .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imscc${digits}/imswl_${digits}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscc${digits}/imswl_${digits} http://www.imsglobal.org/profile/cc/cc${digits}/cc${digits}_imswl_${digits}.xsd">
  <title>Cells &amp; more</title>
  <url href="https://lectern.test/embed?id=21" target="_blank"/>
</webLink>
`);
    },
  );

  it('QIO-12 a video is watched by the video link, with the institution and captions; a video without a title shows its address', () => {
    const { files, report } = exported(
      quizOf([question(), video({ article: { id: 21, title: '' } })], { showCaption: true }),
      '1.1',
      { link: 'https://watch.test/w', institutionId: 5 },
    );
    const address = 'https://watch.test/w?id=21#institutionId=5;captions=1';
    const link = parseXml(textIn(files, 'weblinks/item-ab12-12.xml'));
    expect([values(link, 'url', 'href'), all(link, 'title')[0]?.textContent]).toEqual([
      [address],
      address,
    ]);
    expect(report.map(({ code }) => code)).toEqual([
      'captions',
      'tracking',
      'institution',
      'videosApart',
      'videoLinked',
    ]);
  });

  it('QIO-12 a video link with parameters of its own keeps them, and the report warns of older systems', () => {
    const { files, report } = exported(quizOf([video()]), '1.1', {
      link: 'https://watch.test/w?t=1#play',
      institutionId: 5,
    });
    expect(values(parseXml(textIn(files, 'weblinks/item-ab12-12.xml')), 'url', 'href')).toEqual([
      'https://watch.test/w?t=1&id=21#play;institutionId=5',
    ]);
    expect(report.map(({ code }) => code)).toEqual([
      'tracking',
      'institution',
      'severalParameters',
      'videosApart',
      'videoLinked',
    ]);
  });

  it('API-087 the report lists what a cartridge cannot contain', () => {
    const quiz = quizOf(
      [
        question({
          title: `<p>See \u0007 <a href="/quiz/1" title="the other quiz">this</a> <img src="${picture(9)}" /></p>`,
        }),
      ],
      {
        startDate: '2031-03-01T09:30:00.000Z',
        isGraded: true,
        tags: [{ id: 1, title: 'Biology' }],
      },
    );
    const { files, report } = exported({
      ...quiz,
      activities: [...quiz.activities, { id: 4, title: 'Empty', sortIndex: 1, items: [] }],
    });
    expect(report.map(({ code }) => code)).toEqual([
      'starts',
      'graded',
      'activityEmpty',
      'activitiesAsCategories',
      'pictureMissing',
      'characters',
      'siteLink',
    ]);
    expect(textIn(files, 'lectern-export-report.txt')).toContain('Format: Common Cartridge 1.1\n');
    expect(textIn(files, 'lectern-export-report.txt')).toContain(
      '- The quiz has 2 activities. This format has none: each question stores its activity as a category.\n',
    );
  });

  it('API-087 QIO-09 the report names an activity as the package does, without control characters', () => {
    const { files } = exported({
      ...quizOf([question({ image: '/elsewhere.png' })]),
      activities: [
        {
          id: 4,
          title: 'Ce\u000Blls and\tgels',
          sortIndex: 0,
          items: [question({ image: '/elsewhere.png' })],
        },
      ],
    });
    expect(textIn(files, 'lectern-export-report.txt')).toContain('Cells and gels, question 1');
    expect(textIn(files, 'assessment.xml')).toContain('Cells and\tgels');
  });
});
