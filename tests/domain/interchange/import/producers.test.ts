import { describe, expect, it } from 'vitest';

import { asi, asiItem, byMapping, chosen, declares, earns, item, maps } from './builders.ts';
import { png, readFrom } from './sources.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns the imported question of a package: its text, its right options and its report. */
async function read(files: Files): Promise<{
  readonly title: string | null;
  readonly right: readonly string[];
  readonly reason: string;
  readonly pictures: readonly string[];
}> {
  const { quizzes, report } = await readFrom(files);
  const [found] = quizzes.flatMap(({ activities }) => activities.flatMap(({ items }) => items));
  const question = found?.type === 'question' ? found : null;
  return {
    title: question?.title ?? null,
    right: question?.options.filter(({ isRight }) => isRight).map(({ text }) => text) ?? [],
    reason: report.at(-1)?.reason ?? '',
    pictures: quizzes[0]?.pictures ?? [],
  };
}

const quiz = (content: string): string =>
  asi(
    `<assessment ident="t" title="A test"><section title="One">${content}</section></assessment>`,
  );
const three = { A: 1, B: 1, C: 1 };

describe('packages of other systems', () => {
  it.each([
    [
      'two options of one name, one of them right',
      {
        choices:
          '<simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="A">Five</simpleChoice>',
      },
      [],
      'The package contradicts itself about the right answer.',
    ],
    [
      'two wrong options of one name',
      {
        choices:
          '<simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five</simpleChoice><simpleChoice identifier="B">Six</simpleChoice>',
      },
      ['Four'],
      '',
    ],
    [
      'several answers without saying how many',
      { declaration: declares('multiple', ['A', 'C']), interaction: '' },
      ['Four', 'Six'],
      '',
    ],
    [
      'several answers of which one may be chosen',
      { declaration: declares('multiple', ['A', 'C']), interaction: 'maxChoices="1"' },
      [],
      'Several options are right, but only one can be chosen.',
    ],
    [
      'points up to a bound that fewer reach',
      {
        declaration: declares('multiple', [], maps(three, 'upperBound="2"')),
        interaction: 'maxChoices="0"',
        processing: byMapping,
      },
      [],
      'Different sets of options earn full points.',
    ],
    [
      'an option that costs nothing',
      {
        declaration: declares('multiple', ['A', 'B'], maps({ A: 0.5, B: 0.5 })),
        interaction: 'maxChoices="0"',
        processing: byMapping,
      },
      ['Four', 'Five'],
      'Lenient scoring is not supported: choosing a wrong option beside the right ones makes the answer wrong. Partial credit is not supported: only the complete answer is right.',
    ],
    [
      'the template of cartridges',
      {
        processing:
          '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/CC2_match.xml"/>',
      },
      ['Four'],
      '',
    ],
    [
      'a button for a hint',
      {
        body: '<p>Two and two?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five</simpleChoice></choiceInteraction><p><endAttemptInteraction responseIdentifier="H" title="Help"/></p>',
      },
      ['Four'],
      'Hints were left out.',
    ],
  ] as const)('QIO-01 QTI 2: %s', async (_, parts, right, reason) => {
    expect(await read({ 'q.xml': item(parts) })).toMatchObject({ right, reason });
  });

  it('QIO-01 OpenOLAT: removes the button of a hint completely from the text', async () => {
    const body =
      '<p>Two and two?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five</simpleChoice></choiceInteraction><p><endAttemptInteraction responseIdentifier="H" title="Help"/></p>';
    expect((await read({ 'q.xml': item({ body }) })).title).toBe('Two and two?');
  });

  it.each([
    [
      'Brightspace\u2019s extension beside the response',
      {
        stem: '<material><mattext>Which?</mattext></material><response_extension><display_style>2</display_style></response_extension>',
      },
      ['Four'],
      '',
    ],
    [
      'Brightspace\u2019s answers that are wrong together',
      {
        cardinality: 'Multiple',
        conditions: earns(`${chosen('a')}<not>${chosen('b')}${chosen('c')}</not>`),
      },
      ['Four'],
      '',
    ],
    [
      'a right option of a name that stands twice',
      {
        cardinality: 'Multiple',
        response:
          '<response_lid ident="R" rcardinality="Multiple"><render_choice><response_label ident="a"><material><mattext>Four</mattext></material></response_label><response_label ident="a"><material><mattext>Five</mattext></material></response_label></render_choice></response_lid>',
      },
      [],
      'The package contradicts itself about the right answer.',
    ],
    [
      'Blackboard\u2019s words by name',
      { metadata: { bbmd_questiontype: 'Either/Or' }, labels: ['yes_no.true', 'yes_no.false'] },
      ['Yes'],
      '',
    ],
  ] as const)('QIO-01 QTI 1.2: %s', async (_, parts, right, reason) => {
    expect(await read({ 'q.xml': quiz(asiItem(parts)) })).toMatchObject({ right, reason });
  });

  const sakai = (ident: string, feedback: string): string =>
    `<respcondition continue="Yes"><conditionvar>${chosen(ident)}</conditionvar><setvar varname="SCORE" action="Add">0</setvar><displayfeedback linkrefid="${feedback}"/></respcondition>`;

  it.each([
    [
      'Sakai\u2019s right answer, which only its feedback tells',
      { conditions: sakai('a', 'InCorrect') + sakai('b', 'Correct') + sakai('c', 'InCorrect') },
      ['Five'],
      '',
    ],
    [
      'Sakai\u2019s several right answers',
      {
        cardinality: 'Multiple',
        conditions: sakai('a', 'Correct') + sakai('b', 'InCorrect') + sakai('c', 'Correct'),
      },
      ['Four', 'Six'],
      '',
    ],
    [
      'Sakai\u2019s several right answers of which one may be chosen',
      { conditions: sakai('a', 'Correct') + sakai('b', 'Correct') },
      [],
      'Several options are right, but only one can be chosen.',
    ],
    [
      'Sakai\u2019s empty options, durations and pictures',
      {
        response:
          '<response_lid ident="R" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>Four</mattext></material></response_label><response_label><material><mattext> </mattext></material></response_label></render_choice></response_lid>',
        after:
          '<duration> </duration><itemfeedback ident="f"><material><matimage uri=""/></material></itemfeedback>',
      },
      ['Four'],
      'The question has only one option.',
    ],
    [
      'Blackboard\u2019s several answers, which only its metadata tell',
      {
        metadata: { bbmd_questiontype: 'Multiple Answer' },
        conditions: earns(`<and>${chosen('a')}<not>${chosen('b')}</not>${chosen('c')}</and>`),
      },
      ['Four', 'Six'],
      '',
    ],
  ] as const)('QIO-01 QTI 1.2: %s', async (_, parts, right, reason) => {
    expect(await read({ 'q.xml': quiz(asiItem(parts)) })).toMatchObject({ right, reason });
  });

  it('QIO-01 Sakai: empty settings of a section or test are not reported as omitted', async () => {
    const empty =
      '<selection_ordering><selection><sourcebank_ref> </sourcebank_ref><selection_number> </selection_number></selection></selection_ordering>';
    const { report } = await readFrom({
      'q.xml': asi(
        `<assessment ident="t" title="A test"><duration> </duration><assessfeedback><material><mattext> </mattext></material></assessfeedback><section title="One">${empty}${asiItem()}</section></assessment>`,
      ),
    });
    expect(report).toMatchObject([{ identifier: 'q1', outcome: 'imported' }]);
  });

  it('QIO-01 Angel: escaped HTML in the body is HTML, in an option it is text', async () => {
    const body =
      '<![CDATA[<div>Two <b>and</b> two?</div>]]><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">&lt;b&gt;</simpleChoice><simpleChoice identifier="B">Five</simpleChoice></choiceInteraction>';
    expect(await read({ 'q.xml': item({ body }) })).toMatchObject({
      title: '<p>Two <b>and</b> two?</p>',
      right: ['<span>&lt;b&gt;</span>'],
      reason: '',
    });
  });

  it('QIO-01 Brightspace: reads the settings of an item from its own fields', async () => {
    const field =
      '<itemmetadata><qtimetadata><qti_metadatafield><fieldlabel>qmd_weighting</fieldlabel><fieldentry>5.000</fieldentry></qti_metadatafield></qtimetadata></itemmetadata>';
    expect(
      (await read({ 'q.xml': quiz(asiItem().replace(/<itemmetadata>.*<\/itemmetadata>/, field)) }))
        .reason,
    ).toBe('Points are not supported: the question was worth 5 points and is now worth one.');
  });

  it('QIO-01 QTI 3: places a shared text where the item refers to it, else before the question, with its pictures', async () => {
    const stimulus = (content: string): string =>
      `<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="s" title="S"><qti-stimulus-body>${content}</qti-stimulus-body></qti-assessment-stimulus>`;
    const question = (
      place: string,
    ): string => `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="q" title="Q"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>
      <qti-assessment-stimulus-ref identifier="S1" href="../texts/one%20text.xml" title="S"/><qti-item-body>${place}<qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Who?</qti-prompt><qti-simple-choice identifier="A">She</qti-simple-choice><qti-simple-choice identifier="B">He</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    const files = {
      'texts/one text.xml': stimulus('<p>She ran.</p><p><img src="img/a.png" alt="a"/></p>'),
      'texts/img/a.png': png,
    };
    const visible =
      '<div><p>She ran.</p><p><img src="package:texts/img/a.png" alt="a" /></p></div>';
    expect(await read({ ...files, 'items/q.xml': question('') })).toEqual({
      title: `${visible}<p>Who?</p>`,
      right: ['She'],
      reason: '',
      pictures: ['texts/img/a.png'],
    });
    expect(
      await read({
        ...files,
        'items/q.xml': question('<p>Read.</p><div data-stimulus-idref="S1"></div>'),
      }),
    ).toMatchObject({ title: `<p>Read.</p>${visible}<p>Who?</p>`, right: ['She'], reason: '' });
    expect(await read({ 'items/q.xml': question('') })).toMatchObject({
      right: ['She'],
      reason:
        'A text in a separate file could not be read and was left out: ../texts/one%20text.xml',
    });
  });

  it('QIO-01 TAO: reads an included text and reports what that text includes', async () => {
    const question = item({
      body: '<include href="../text/t.xml"/><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Who?</prompt><simpleChoice identifier="A">She</simpleChoice><simpleChoice identifier="B">He</simpleChoice></choiceInteraction>',
    });
    expect(
      await read({ 'q/q.xml': question, 'text/t.xml': '<div><p>She ran.</p></div>' }),
    ).toMatchObject({ title: '<div><p>She ran.</p></div><p>Who?</p>', reason: '' });
    expect(
      await read({
        'q/q.xml': question,
        'text/t.xml': '<div><p>She ran.</p><include href="t.xml"/></div>',
      }),
    ).toMatchObject({
      title: '<div><p>She ran.</p></div><p>Who?</p>',
      reason: 'A text in a separate file could not be read and was left out: /text/t.xml',
    });
  });

  it('QVAL-33 a shared text counts for each item that uses it', async () => {
    const question = (identifier: string): string =>
      item({
        identifier,
        body: '<include href="t.xml"/><choiceInteraction responseIdentifier="R"><prompt>Who?</prompt><simpleChoice identifier="A">She</simpleChoice></choiceInteraction>',
      });
    const files = {
      ...Object.fromEntries(
        Array.from({ length: 25 }, (_, n) => [`q${String(n)}.xml`, question(`q${String(n)}`)]),
      ),
      't.xml': `<div>${'<col/>'.repeat(5000)}</div>`,
    };
    const { report } = await readFrom(files);
    expect(
      report.filter(({ reason }) =>
        reason.includes('A text in a separate file could not be read and was left out: t.xml'),
      ),
    ).toHaveLength(25 - 19);
  });

  it.each([
    ['the end of one path', { 'exam/files/org/a.png': png }, 'org/a.png', ['exam/files/org/a.png']],
    [
      'a token written otherwise',
      { 'exam/files/org/a.png': png },
      '$IMS_CC_FILE_BASE$org/a.png',
      ['exam/files/org/a.png'],
    ],
    ['the ends of two paths', { 'x/org/a.png': png, 'y/org/a.png': png }, 'org/a.png', []],
    ['the end of a name', { 'x/ba.png': png }, 'a.png', []],
  ])('QIO-01 a picture whose address is %s', async (_, files, address, pictures) => {
    const stem = `<material><mattext texttype="text/html">&lt;p&gt;Which? &lt;img src="${address}" alt="cell"&gt;&lt;/p&gt;</mattext></material>`;
    expect((await read({ 'q.xml': quiz(asiItem({ stem })), ...files })).pictures).toEqual(pictures);
  });

  it('QIO-01 Canvas: reports a quiz that only refers to a question bank, also when the package has nothing else', async () => {
    const refers = asi(
      '<assessment ident="t" title="Drawn"><section title="Group"><bankentry_item sourcebank_ref="b" item_ref="q1"/></section></assessment>',
    );
    const { quizzes, report } = await readFrom({
      'a.xml': refers,
      'bank.xml': asi(
        `<objectbank ident="b"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>A bank</fieldentry></qtimetadatafield></qtimetadata>${asiItem()}</objectbank>`,
      ),
    });
    expect(quizzes.map(({ title }) => title)).toEqual(['A bank']);
    expect(report).toEqual([
      {
        source: 0,
        file: 'a.xml',
        identifier: 't',
        title: 'Drawn',
        outcome: 'skipped',
        reason:
          'It contains no questions. Questions of "Group" come from a question bank that the quiz does not contain. The activity "Group" has no items and was left out.',
      },
      expect.objectContaining({
        source: 1,
        file: 'bank.xml',
        identifier: 'q1',
        outcome: 'imported',
      }),
    ]);
    expect(await readFrom({ 'a.xml': refers })).toMatchObject({ quizzes: [], report: [report[0]] });
  });
});
