import { describe, expect, it } from 'vitest';

import type { ImportedQuestion } from '../../../../src/domain/interchange/import/imported-package.ts';
import { byMapping, declares, item, maps } from './builders.ts';
import { png, readFrom } from './sources.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns the imported question of a single item: its text, its options and its report. */
async function read(
  xml: string,
  files: Files = {},
): Promise<{
  readonly question: ImportedQuestion | null;
  readonly outcome: string;
  readonly reason: string;
}> {
  const { quizzes, report } = await readFrom({ 'q1.xml': xml, ...files });
  const [found] = quizzes.flatMap(({ activities }) => activities.flatMap(({ items }) => items));
  const [entry] = report.filter(({ file }) => file === 'q1.xml').slice(-1);
  return {
    question: found?.type === 'question' ? found : null,
    outcome: entry?.outcome ?? '',
    reason: entry?.reason ?? '',
  };
}

const rightOf = (question: ImportedQuestion | null): readonly string[] =>
  question?.options.filter(({ isRight }) => isRight).map(({ text }) => text) ?? [];

describe('an item of QTI 2 or 3', () => {
  const simple = {
    type: 'question',
    title: 'Two and two?',
    image: null,
    isMultiple: false,
    options: [
      { text: 'Four', isRight: true },
      { text: 'Five', isRight: false },
      { text: 'Six', isRight: false },
    ],
    file: 'q1.xml',
    identifier: 'q1',
  };

  it('QIO-01 reads a single choice question in every version and with any prefix', async () => {
    const versions = [
      item(),
      item().replaceAll('qti_v2p1', 'qti_v2p2'),
      item()
        .replace(
          'http://www.imsglobal.org/xsd/imsqti_v2p1',
          'http://www.imsglobal.org/xsd/imsqti_v2p0',
        )
        .replaceAll('qti_v2p1', 'qti_v2p0'),
      item()
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1q:')
        .replace('xmlns=', 'xmlns:q='),
      item()
        .replaceAll(
          /<(\/?)([a-zA-Z]+)/g,
          (_, slash: string, name: string) =>
            `<${slash}qti-${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
        )
        .replaceAll('responseIdentifier', 'response-identifier')
        .replaceAll('maxChoices', 'max-choices')
        .replaceAll('baseType', 'base-type')
        .replace(
          'template="[^"]*"',
          'template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"',
        ),
    ];
    for (const xml of versions)
      expect(await read(xml)).toEqual({ question: simple, outcome: 'imported', reason: '' });
  });

  it.each([
    [
      'several answers',
      { declaration: declares('multiple', ['A', 'C']), interaction: 'maxChoices="0"' },
      ['Four', 'Six'],
      true,
      'imported',
      '',
    ],
    [
      'several answers with one right',
      { declaration: declares('multiple', ['C']), interaction: 'maxChoices="0"' },
      ['Six'],
      true,
      'imported',
      '',
    ],
    [
      'several answers of which one may be chosen',
      { declaration: declares('multiple', ['C']) },
      ['Six'],
      false,
      'imported',
      '',
    ],
    [
      'a key in CDATA',
      { declaration: declares('single', ['<![CDATA[B]]>']) },
      ['Five'],
      false,
      'imported',
      '',
    ],
    ['no processing', { processing: '' }, ['Four'], false, 'imported', ''],
    [
      'a mapping',
      { declaration: declares('single', [], maps({ B: 1 })), processing: byMapping },
      ['Five'],
      false,
      'imported',
      '',
    ],
    [
      'a mapping with partial credit',
      { declaration: declares('single', ['B'], maps({ A: 0.5, B: 1 })), processing: byMapping },
      ['Five'],
      false,
      'partial',
      'Partial credit is not supported: only the complete answer is right.',
    ],
    [
      'a mapping for several',
      {
        declaration: declares('multiple', ['A', 'B'], maps({ A: 1, B: 1, C: -1 })),
        interaction: 'maxChoices="0"',
        processing: byMapping,
      },
      ['Four', 'Five'],
      true,
      'partial',
      'Partial credit is not supported: only the complete answer is right. Negative points are not supported: wrong answers cost nothing. Points are not supported: the question was worth 2 points and is now worth one.',
    ],
    [
      'rules of its own',
      {
        processing:
          '<responseProcessing><responseCondition><responseIf><isNull><variable identifier="R"/></isNull></responseIf></responseCondition></responseProcessing>',
      },
      ['Four'],
      false,
      'partial',
      'Custom scoring rules were left out; the right answer is the one the question declares.',
    ],
    [
      'an order by chance',
      { interaction: 'maxChoices="1" shuffle="true"' },
      ['Four'],
      false,
      'partial',
      'Random order of options is not supported: they are in the order of the package.',
    ],
    [
      'a limit of choices',
      { declaration: declares('multiple', ['A', 'B']), interaction: 'maxChoices="2"' },
      ['Four', 'Five'],
      true,
      'partial',
      'The limit on how many options may be chosen (2) was left out.',
    ],
    [
      'feedback',
      {
        after:
          '<modalFeedback outcomeIdentifier="F" showHide="show" identifier="A">No</modalFeedback>',
      },
      ['Four'],
      false,
      'partial',
      'Feedback was left out.',
    ],
    [
      'equal options',
      {
        choices:
          '<simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Four</simpleChoice>',
      },
      ['Four'],
      false,
      'partial',
      'Options 1 and 2 are the same: change one before you save the quiz.',
    ],
  ] as const)('QIO-01 %s', async (_, parts, right, isMultiple, outcome, reason) => {
    const found = await read(item(parts));
    expect({
      right: rightOf(found.question),
      isMultiple: found.question?.isMultiple,
      outcome: found.outcome,
      reason: found.reason,
    }).toEqual({ right, isMultiple, outcome, reason });
  });

  it.each([
    [
      'no key',
      { declaration: declares('single', []) },
      'The package does not say which answer is right.',
    ],
    ['no declaration', { declaration: '' }, 'The package does not say which answer is right.'],
    [
      'a mapping without points',
      { declaration: declares('single', [], maps({ A: 0 })), processing: byMapping },
      'No answer is right.',
    ],
    [
      'a key that is no option',
      { declaration: declares('single', ['Z']) },
      'The package contradicts itself about the right answer.',
    ],
    [
      'two right of which one may be chosen',
      { declaration: declares('single', ['A', 'B']) },
      'Several options are right, but only one can be chosen.',
    ],
    [
      'a key unlike its mapping',
      {
        declaration: declares('multiple', ['A'], maps({ B: 1 })),
        interaction: 'maxChoices="0"',
        processing: byMapping,
      },
      'The package contradicts itself about the right answer.',
    ],
    [
      'more right than may be chosen',
      { declaration: declares('multiple', ['A', 'B', 'C']), interaction: 'maxChoices="2"' },
      'The package contradicts itself about the right answer.',
    ],
    [
      'no text',
      {
        body: '<choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">1</simpleChoice></choiceInteraction>',
      },
      'The question has no text.',
    ],
    ['a text alone', { body: '<p>Read this.</p>' }, 'It is a text without a question.'],
    [
      'a link that is not ours',
      { body: '<p><a href="https://else.test/?id=4">Watch</a></p>' },
      'It is a text without a question.',
    ],
    [
      'an item that changes',
      { attributes: 'adaptive="true"' },
      'It changes while it is answered (adaptive).',
    ],
    [
      'computed values',
      {
        declaration: `${declares('single', ['A'])}<templateDeclaration identifier="N" cardinality="single" baseType="integer"/>`,
      },
      'Its text or options are computed for each attempt.',
    ],
    [
      'an essay',
      { body: '<extendedTextInteraction responseIdentifier="R"/>' },
      'Its question type is not supported: an essay.',
    ],
    [
      'putting in order',
      { body: '<orderInteraction responseIdentifier="R"/>' },
      'Its question type is not supported: putting things in order.',
    ],
    [
      'something of its own',
      { body: '<p><portableCustomInteraction responseIdentifier="R"/></p>' },
      'Its question type is not supported: a question type of the system it came from.',
    ],
    [
      'two parts',
      {
        body: '<p><textEntryInteraction responseIdentifier="R"/> <inlineChoiceInteraction responseIdentifier="S"/></p>',
      },
      'It combines several question types in one item: filling in words, choosing words in a text.',
    ],
  ] as const)('QIO-01 %s is not turned into something else', async (_, parts, reason) => {
    expect(await read(item(parts))).toEqual({ question: null, outcome: 'skipped', reason });
  });

  it('QIO-01 keeps text before the question, MathML with a prefix, lists and picture objects', async () => {
    const body = `<div class="grid-row">
      <p>Given <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:semantics><m:mfenced><m:mi>x</m:mi><m:mi>y</m:mi></m:mfenced><m:annotation encoding="application/x-tex">(x,y)</m:annotation></m:semantics></m:math></p>
      <object type="image/png" data="images/a%20b.png" width="40"/>
      <choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which <strong>one</strong>?</prompt><simpleChoice identifier="A"><ul><li>Four</li></ul></simpleChoice></choiceInteraction></div>`;
    const { question, reason } = await read(item({ body }), { 'images/a b.png': png });
    expect(reason).toBe('The question has only one option.');
    expect(question?.title).toBe(
      '<p>Given <math alttext="(x,y)"><semantics><mrow><mo>(</mo><mi>x</mi><mo>,</mo><mi>y</mi><mo>)</mo></mrow></semantics></math></p><p><img src="package:images/a b.png" alt="" width="40" /> Which <strong>one</strong>?</p>',
    );
    expect(question?.options).toEqual([{ text: '<ul><li>Four</li></ul>', isRight: true }]);
  });

  it('QIO-01 distinguishes missing pictures, other files, web pictures and data URLs', async () => {
    const inText = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
    const body = `<p><img src="none.png" alt="a cell"/><img src="a.svg" alt="a plan"/><img src="https://else.test/b.png" alt=""/><img src="http://else.test/c.png" alt="a map"/><img src="${inText}" alt=""/></p>`;
    const question = item({
      body: `${body}<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice></choiceInteraction>`,
    });
    const { quizzes, report, embedded } = await readFrom({ 'q1.xml': question, 'a.svg': '<svg/>' });
    expect(quizzes[0]?.activities[0]?.items[0]).toMatchObject({
      title:
        '<p>a cella plan<img src="https://else.test/b.png" alt="" />a map<img src="package:data:1" alt="" /></p>',
    });
    expect(quizzes[0]?.pictures).toEqual(['data:1']);
    expect(embedded?.get('data:1')).toEqual(png);
    expect(report[1]?.reason.split('. ').length).toBe(4);
  });

  it('QIO-01 removes and reports scripts, frames and handlers', async () => {
    const { question, reason } = await read(
      item({
        body: '<p onclick="x()">Two<script>alert(1)</script><iframe src="https://else.test/"/><a href="javascript:x()">and</a></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice></choiceInteraction>',
      }),
    );
    expect(question?.title).toBe('Twoand');
    expect(reason).toBe(
      'A script was left out. Sound, video or another embedded file was left out: https://else.test/ The link to javascript:x() was left out; its text was kept.',
    );
  });
});
