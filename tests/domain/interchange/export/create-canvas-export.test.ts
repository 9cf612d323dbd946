import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { createQtiExport } from '../../../../src/domain/interchange/export/create-qti-export.ts';
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
const exported = (quiz: QuizToExport) =>
  createQtiExport({
    quiz,
    format: '1.2',
    site: 'https://lectern.test',
    player: '/embed',
    link: null,
    institutionId: null,
    formatMessage: formatInEnglish,
    isStoredPicture: (address) => address === picture(1),
  });
const { document: page } = new JSDOM('').window;

describe('QTI 1.2 in the layout of Canvas', () => {
  it('API-086 every package is well-formed, lists each file once, and every right answer is a condition', () => {
    fc.assert(
      fc.property(quizzes, (quiz) => {
        const { files } = exported(quiz);
        expectWholePackage(files);
        const root = documentsOf(files).get(
          `quiz-ab12-${String(quiz.id)}/quiz-ab12-${String(quiz.id)}.xml`,
        );
        if (root === undefined) throw new Error('no assessment');
        const there = quiz.activities
          .flatMap(({ items }) => items)
          .filter(({ type, article }) => type === 'question' || article !== null);
        const items = all(root, 'item');
        expect(items.map((item) => item.getAttribute('ident'))).toEqual(
          there.map(({ id }) => `item-ab12-${String(id)}`),
        );
        for (const [index, item] of there.entries()) {
          const element = items[index];
          if (element === undefined || item.type === 'video') continue;
          const chosen = all(element, 'varequal');
          const right = chosen
            .filter(({ parentElement }) => parentElement?.localName !== 'not')
            .map(({ textContent }) => textContent);
          expect(right).toEqual(
            item.textOptions.flatMap(({ id }, n) =>
              item.rightAnswer.includes(id) ? [String(1001 + n)] : [],
            ),
          );
          expect(chosen).toHaveLength(item.isMultiple ? item.textOptions.length : right.length);
          for (const text of all(element, 'mattext').filter(
            (each) => each.getAttribute('texttype') === 'text/html',
          )) {
            page.body.innerHTML = text.textContent;
            for (const image of page.querySelectorAll('img'))
              expect(image.getAttribute('src')).toMatch(
                /^(%24IMS-CC-FILEBASE%24\/images\/picture-\d+\.png|https:\/\/.*)$/,
              );
          }
        }
      }),
      { seed: 20261121, numRuns: scaleRuns(15) },
    );
  });

  it('API-086 single choice is multiple_choice_question, several right answers are an and of varequal and not', () => {
    const { files } = exported(
      quizOf(
        [
          question({
            isMultiple: true,
            rightAnswer: ['b'],
            title: `<p style="color:red">Which <s>one</s> <img src="${picture(1)}" alt="A cell" /></p>`,
            textOptions: [
              { id: 'a', text: '3 < 4' },
              { id: 'b', text: '<b>4</b>' },
            ],
          }),
          question({ id: 12, sortIndex: 1 }),
        ],
        { duration: 45 },
      ),
    );
    const xml = textIn(files, 'quiz-ab12-7/quiz-ab12-7.xml');
    expect(withoutRoot(xml).slice(0, withoutRoot(xml).indexOf('</item>'))).toBe(`<questestinterop>
  <assessment ident="quiz-ab12-7" title="Cells &amp; tissues">
    <qtimetadata>
      <qtimetadatafield>
        <fieldlabel>qmd_timelimit</fieldlabel>
        <fieldentry>45</fieldentry>
      </qtimetadatafield>
    </qtimetadata>
    <section ident="root_section">
      <section ident="activity-ab12-3" title="Activity 1">
        <item ident="item-ab12-11" title="Which one">
          <itemmetadata>
            <qtimetadata>
              <qtimetadatafield>
                <fieldlabel>question_type</fieldlabel>
                <fieldentry>multiple_answers_question</fieldentry>
              </qtimetadatafield>
              <qtimetadatafield>
                <fieldlabel>points_possible</fieldlabel>
                <fieldentry>1.0</fieldentry>
              </qtimetadatafield>
              <qtimetadatafield>
                <fieldlabel>original_answer_ids</fieldlabel>
                <fieldentry>1001,1002</fieldentry>
              </qtimetadatafield>
            </qtimetadata>
          </itemmetadata>
          <presentation>
            <material>
              <mattext texttype="text/html">&lt;div&gt;&lt;p style="color:red"&gt;Which &lt;del&gt;one&lt;/del&gt; &lt;img src="%24IMS-CC-FILEBASE%24/images/picture-1.png" alt="A cell"/&gt;&lt;/p&gt;&lt;/div&gt;</mattext>
            </material>
            <response_lid ident="response1" rcardinality="Multiple">
              <render_choice>
                <response_label ident="1001">
                  <material>
                    <mattext texttype="text/plain">3 &lt; 4</mattext>
                  </material>
                </response_label>
                <response_label ident="1002">
                  <material>
                    <mattext texttype="text/html">&lt;b&gt;4&lt;/b&gt;</mattext>
                  </material>
                </response_label>
              </render_choice>
            </response_lid>
          </presentation>
          <resprocessing>
            <outcomes>
              <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
            </outcomes>
            <respcondition continue="No">
              <conditionvar>
                <and>
                  <not>
                    <varequal respident="response1">1001</varequal>
                  </not>
                  <varequal respident="response1">1002</varequal>
                </and>
              </conditionvar>
              <setvar action="Set" varname="SCORE">100</setvar>
            </respcondition>
          </resprocessing>
        `);
    const second = all(parseXml(xml), 'item')[1];
    if (second === undefined) throw new Error('no second item');
    expect(all(second, 'fieldentry')[0]?.textContent).toBe('multiple_choice_question');
    expect(values(second, 'response_lid', 'rcardinality')).toEqual(['Single']);
    expect(all(second, 'conditionvar')[0]?.innerHTML.replaceAll(/\s+</g, '<')).toBe(
      '<varequal xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" respident="response1">1002</varequal>\n              ',
    );
  });

  it('API-086 closes an empty element as in HTML, so that following content is outside', () => {
    const { files } = exported(
      quizOf([question({ title: '<p></p><p>Which <strong></strong><br />cell?</p>' })]),
    );
    expect(
      parseXml(textIn(files, 'quiz-ab12-7/quiz-ab12-7.xml')).querySelector('mattext')?.textContent,
    ).toBe('<div><p></p><p>Which <strong></strong><br/>cell?</p></div>');
  });

  it('API-086 assessment_meta holds dates, time limit, grading and points; a video is a text with the link', () => {
    const { files, report } = exported(
      quizOf([question(), video()], {
        startDate: '2031-03-01T09:30:00.000Z',
        endDate: '2031-04-01T09:30:00.000Z',
        isGraded: false,
        duration: 45,
      }),
    );
    expect(withoutRoot(textIn(files, 'quiz-ab12-7/assessment_meta.xml'))).toBe(`<quiz>
  <title>Cells &amp; tissues</title>
  <due_at>2031-04-01T09:30:00</due_at>
  <lock_at>2031-04-01T09:30:00</lock_at>
  <unlock_at>2031-03-01T09:30:00</unlock_at>
  <shuffle_answers>false</shuffle_answers>
  <scoring_policy>keep_highest</scoring_policy>
  <quiz_type>practice_quiz</quiz_type>
  <points_possible>1.0</points_possible>
  <time_limit>45</time_limit>
</quiz>
`);
    const xml = textIn(files, 'quiz-ab12-7/quiz-ab12-7.xml');
    expect(xml).toContain('<fieldentry>text_only_question</fieldentry>');
    expect(xml).toContain(
      '&lt;p&gt;&lt;a href="https://lectern.test/embed?id=21"&gt;Cells &amp;amp; more&lt;/a&gt;&lt;/p&gt;',
    );
    expect(report.map(({ code }) => code)).toEqual(['videoLinked']);
    const manifest = parseXml(textIn(files, 'imsmanifest.xml'));
    expect(values(manifest, 'resource', 'type')).toEqual([
      'imsqti_xmlv1p2',
      'associatedcontent/imscc_xmlv1p1/learning-application-resource',
      'webcontent',
    ]);
  });
});
