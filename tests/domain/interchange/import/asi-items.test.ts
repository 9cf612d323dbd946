import { describe, expect, it } from 'vitest';

import type { ImportedQuestion } from '../../../../src/domain/interchange/import/imported-package.ts';
import { asi, asiItem, chosen, earns } from './builders.ts';
import { readFrom } from './sources.ts';

async function read(xml: string): Promise<{
  readonly question: ImportedQuestion | null;
  readonly outcome: string;
  readonly reason: string;
}> {
  const { quizzes, report } = await readFrom({
    'quiz.xml': asi(`<assessment ident="t" title="A test"><section>${xml}</section></assessment>`),
  });
  const [found] = quizzes.flatMap(({ activities }) => activities.flatMap(({ items }) => items));
  const [entry] = report;
  return {
    question: found?.type === 'question' ? found : null,
    outcome: entry?.outcome ?? '',
    reason: entry?.reason ?? '',
  };
}

const rightOf = (question: ImportedQuestion | null): readonly string[] =>
  question?.options.filter(({ isRight }) => isRight).map(({ text }) => text) ?? [];
const several = (right: readonly string[], wrong: readonly string[]): string =>
  `<and>${right.map(chosen).join('')}${wrong.map((ident) => `<not>${chosen(ident)}</not>`).join('')}</and>`;

describe('a QTI 1.2 item', () => {
  it('QIO-01 reads a single choice question', async () => {
    expect(await read(asiItem())).toEqual({
      question: {
        type: 'question',
        title: 'Two and two?',
        image: null,
        isMultiple: false,
        options: [
          { text: 'Four', isRight: true },
          { text: 'Five', isRight: false },
          { text: 'Six', isRight: false },
        ],
        file: 'quiz.xml',
        identifier: 'q1',
      },
      outcome: 'imported',
      reason: '',
    });
  });

  it.each([
    [
      'Canvas\u2019s percent with its points',
      {
        metadata: { question_type: 'multiple_choice_question', points_possible: '1.0' },
        conditions: earns(chosen('b'), '100', 'action="Set"', 'continue="No"'),
      },
      ['Five'],
      'imported',
      '',
    ],
    [
      'Canvas\u2019s several answers',
      {
        cardinality: 'Multiple',
        metadata: { question_type: 'multiple_answers_question', points_possible: '1' },
        conditions: earns(several(['a', 'c'], ['b']), '100'),
      },
      ['Four', 'Six'],
      'imported',
      '',
    ],
    [
      'several answers with one right',
      { cardinality: 'Multiple', conditions: earns(several(['b'], ['a', 'c'])) },
      ['Five'],
      'imported',
      '',
    ],
    [
      'several answers without what is wrong',
      { cardinality: 'Multiple', conditions: earns(`<and>${chosen('a')}${chosen('b')}</and>`) },
      ['Four', 'Five'],
      'partial',
      'Lenient scoring is not supported: choosing a wrong option beside the right ones makes the answer wrong.',
    ],
    [
      'an answer each, added up',
      {
        cardinality: 'Multiple',
        conditions:
          earns(chosen('a'), '50', 'action="Add"', 'continue="Yes"') +
          earns(chosen('c'), '50', 'action="Add"', 'continue="Yes"') +
          earns(chosen('b'), '-50', 'action="Add"', 'continue="Yes"'),
      },
      ['Four', 'Six'],
      'partial',
      'Partial credit is not supported: only the complete answer is right. Negative points are not supported: wrong answers cost nothing.',
    ],
    [
      'added without saying that it goes on',
      {
        cardinality: 'Multiple',
        conditions:
          earns(chosen('a'), '1', 'action="Add"') + earns(chosen('c'), '1', 'action="Add"'),
      },
      ['Four', 'Six'],
      'partial',
      'Lenient scoring is not supported: choosing a wrong option beside the right ones makes the answer wrong. Partial credit is not supported: only the complete answer is right. Points are not supported: the question was worth 2 points and is now worth one.',
    ],
    [
      'partial credit',
      { conditions: earns(chosen('a'), '1') + earns(chosen('b'), '0.5') },
      ['Four'],
      'partial',
      'Partial credit is not supported: only the complete answer is right.',
    ],
    [
      'the wrong first, by `not` and `other`',
      {
        conditions: `<respcondition><conditionvar><not>${chosen('c')}</not></conditionvar><setvar varname="SCORE">0</setvar></respcondition>${earns('<other/>')}`,
      },
      ['Six'],
      'imported',
      '',
    ],
    [
      'a name in another case',
      { conditions: earns('<varequal respident="R" case="No"> B </varequal>') },
      ['Five'],
      'imported',
      '',
    ],
    [
      'any of them, in words',
      { conditions: earns(`<or>${chosen('b')}</or>`) },
      ['Five'],
      'imported',
      '',
    ],
    [
      'points',
      { metadata: { points_possible: '3' } },
      ['Four'],
      'partial',
      'Points are not supported: the question was worth 3 points and is now worth one.',
    ],
    [
      'an order by chance',
      { render: 'shuffle="Yes"' },
      ['Four'],
      'partial',
      'Random order of options is not supported: they are in the order of the package.',
    ],
    [
      'feedback, hints and solutions',
      {
        after:
          '<itemfeedback ident="f"><material><mattext>No</mattext></material></itemfeedback><itemfeedback ident="g"><hint><hintmaterial><material><mattext>Count</mattext></material></hintmaterial></hint></itemfeedback><itemfeedback ident="h"><material><mattext/></material></itemfeedback>',
      },
      ['Four'],
      'partial',
      'Feedback was left out. Hints were left out.',
    ],
  ] as const)('QIO-01 %s', async (_, parts, right, outcome, reason) => {
    const found = await read(asiItem(parts));
    expect({
      right: rightOf(found.question),
      outcome: found.outcome,
      reason: found.reason,
    }).toEqual({ right, outcome, reason });
  });

  it.each([
    ['no conditions', { conditions: '' }, 'The package does not say which answer is right.'],
    [
      'no points for anything',
      { conditions: earns(chosen('a'), '0') },
      'The package does not say which answer is right.',
    ],
    [
      'a key that is no option',
      { conditions: earns(chosen('z')) },
      'The package contradicts itself about the right answer.',
    ],
    [
      'two right of which one may be chosen',
      { conditions: earns(`<or>${chosen('a')}${chosen('b')}</or>`) },
      'Several options are right, but only one can be chosen.',
    ],
    [
      'different right sets',
      { cardinality: 'Multiple', conditions: earns(`<or>${chosen('a')}${chosen('b')}</or>`) },
      'Different sets of options earn full points.',
    ],
    [
      'rules that are not read',
      { conditions: earns('<durgte>5</durgte>') },
      'The question uses scoring rules that are not supported.',
    ],
    ['no text', { stem: '' }, 'The question has no text.'],
    [
      'Canvas\u2019s matching',
      { metadata: { question_type: 'matching_question' } },
      'Its question type is not supported: matching.',
    ],
    [
      'a cartridge\u2019s pattern',
      { metadata: { cc_profile: 'cc.pattern_match.v0p1' } },
      'Its question type is not supported: an answer that fits a pattern.',
    ],
    [
      'Blackboard\u2019s ordering',
      { metadata: { bbmd_questiontype: 'Ordering' } },
      'Its question type is not supported: putting things in order.',
    ],
    [
      'words to fill in',
      { response: '<response_str ident="R" rcardinality="Single"><render_fib/></response_str>' },
      'Its question type is not supported: filling in words.',
    ],
    [
      'a type called like a property of every object',
      { metadata: { question_type: 'constructor' }, response: '' },
      'It is a text without a question.',
    ],
    [
      'an order',
      { cardinality: 'Ordered' },
      'Its question type is not supported: putting things in order.',
    ],
    [
      'two choices',
      {
        response:
          '<response_lid ident="R"><render_choice/></response_lid><response_str ident="S"/>',
      },
      'It combines several question types in one item: choosing options, filling in words.',
    ],
    ['a text alone', { response: '' }, 'It is a text without a question.'],
    [
      'a text of 5,000 elements in one another',
      {
        stem: `<material><mattext texttype="text/html"><![CDATA[${'<b>'.repeat(5000)}]]></mattext></material>`,
      },
      'Elements of the text are nested too deeply.',
    ],
  ] as const)('QIO-01 %s is not turned into something else', async (_, parts, reason) => {
    expect(await read(asiItem(parts))).toEqual({ question: null, outcome: 'skipped', reason });
  });

  it.each([
    [
      'HTML with names of characters',
      '<material><mattext texttype="text/html">&lt;p&gt;caf&amp;eacute; &amp;lt;b&amp;gt;&lt;/p&gt;</mattext></material>',
      'caf\u00E9 &lt;b&gt;',
    ],
    [
      'plain words that look like HTML',
      '<material><mattext texttype="text/plain">What is &lt;b&gt;?</mattext></material>',
      '<span>What is &lt;b&gt;?</span>',
    ],
    [
      'HTML that does not say so',
      '<material><mattext>Is &lt;i&gt;x&lt;/i&gt; &gt; 2?</mattext></material>',
      '<p>Is <i>x</i> &gt; 2?</p>',
    ],
    [
      'two materials',
      '<material><mattext>One</mattext></material><flow><material><mattext>Two</mattext></material></flow>',
      '<p>One</p><p>Two</p>',
    ],
    [
      'words laid out',
      '<material><mattext>\n      One\n      two\n    </mattext></material>',
      'One two',
    ],
    [
      'lists and paragraphs never closed',
      '<material><mattext texttype="text/html">&lt;p&gt;One&lt;ul&gt;&lt;li&gt;a&lt;li&gt;b&lt;/ul&gt;&lt;p&gt;Two</mattext></material>',
      '<p>One</p><ul><li>a</li><li>b</li></ul><p>Two</p>',
    ],
    [
      'Canvas\u2019s picture of a formula',
      '<material><mattext texttype="text/html">&lt;p&gt;So &lt;img class="equation_image" src="/equation_images/x" data-equation-content="\\frac{1}{2}" x-canvaslms-safe-mathml="&amp;lt;math&amp;gt;&amp;lt;mn&amp;gt;2&amp;lt;/mn&amp;gt;&amp;lt;/math&amp;gt;"&gt;&lt;/p&gt;</mattext></material>',
      '<p>So <math alttext="\\frac{1}{2}"><mn>2</mn></math></p>',
    ],
  ])('QIO-01 %s', async (_, stem, title) => {
    expect((await read(asiItem({ stem }))).question?.title).toBe(
      title === 'caf\u00E9 &lt;b&gt;' ? '<span>caf\u00E9 &lt;b&gt;</span>' : title,
    );
  });
});
