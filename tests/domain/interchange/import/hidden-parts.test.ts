import { describe, expect, it } from 'vitest';

import { asi, asiItem, declares, item } from './builders.ts';
import { png, readFrom } from './sources.ts';

interface Read {
  readonly texts: readonly string[];
  readonly reason: string;
  /** What the whole import and its report say. */
  readonly everything: string;
}

/** Returns the texts of the only question, none when it is left out, and its report. */
async function read(xml: string): Promise<Read> {
  const imported = await readFrom({ 'q.xml': xml, 'secret.png': png });
  const [found] = imported.quizzes.flatMap(({ activities }) =>
    activities.flatMap(({ items }) => items),
  );
  return {
    texts:
      found?.type === 'question' ? [found.title, ...found.options.map(({ text }) => text)] : [],
    reason: imported.report.at(-1)?.reason ?? '',
    everything: JSON.stringify(imported),
  };
}

const hidden = 'Parts that students do not see were left out.';
const feedback = 'Feedback was left out.';
const rubric = 'Instructions beside the question were left out.';

const withBody = (start: string, attributes = '', declaration?: string): string =>
  item({
    ...(declaration !== undefined && { declaration }),
    body: `${start}<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt><simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B" ${attributes}>Five</simpleChoice></choiceInteraction>`,
  });
/** The same item with the names of QTI 3. */
const toQti3 = (xml: string): string =>
  xml
    .replaceAll(
      /<(\/?)(?!\?|p>|span|img|em>)([a-zA-Z]+)/g,
      (_, slash: string, name: string) =>
        `<${slash}qti-${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
    )
    .replaceAll('Identifier=', '-identifier=')
    .replaceAll('showHide', 'show-hide')
    .replaceAll('maxChoices', 'max-choices')
    .replaceAll('baseType', 'base-type');
const block = (name: string, attributes: string, content: string): string =>
  `<${name} identifier="X" ${attributes}>${content}</${name}>`;
const outcome = (value: string): string =>
  `${declares('single', ['A'])}<outcomeDeclaration identifier="F" cardinality="single" baseType="identifier"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>`;

const secret = '<p>Secret <img src="secret.png" alt="Secret"/></p>';
const feedbackBlock = (showHide: string, content = secret): string =>
  block('feedbackBlock', `outcomeIdentifier="F" showHide="${showHide}"`, content);
const templateBlock = (showHide: string, content = secret): string =>
  block('templateBlock', `templateIdentifier="T" showHide="${showHide}"`, content);

describe.each([
  ['QTI 2', (xml: string) => xml],
  ['QTI 3', toQti3],
])('blocks of %s', (_, toVersion) => {
  it.each([
    ['feedback', feedbackBlock('show'), feedback],
    [
      'feedback in a line',
      block('feedbackInline', 'outcomeIdentifier="F" showHide="show"', 'Secret'),
      feedback,
    ],
    ['a block of a template', templateBlock('show'), hidden],
    [
      'a part of a template in a line',
      block('templateInline', 'templateIdentifier="T" showHide="show"', 'Secret'),
      hidden,
    ],
    ['feedback in feedback that is shown', feedbackBlock('hide', feedbackBlock('show')), feedback],
    ['a rubric for others', `<rubricBlock view="scorer tutor">${secret}</rubricBlock>`, rubric],
    [
      'a rubric for scoring',
      `<rubricBlock view="candidate scorer" use="scoring">${secret}</rubricBlock>`,
      rubric,
    ],
  ])(
    'QIO-01 %s that is not shown from the start is left out and told',
    async (__, start, reason) => {
      const found = await read(toVersion(withBody(start)));
      expect(found).toMatchObject({ texts: ['Which?', 'Four', 'Five'], reason });
      expect(found.everything).not.toMatch(/secret/i);
    },
  );

  const shown = '<p>Shown <img src="secret.png" alt=""/></p>';
  const shownTexts = [
    '<div><p>Shown <img src="package:secret.png" alt="" /></p></div><p>Which?</p>',
    'Four',
    'Five',
  ];

  it.each([
    ['feedback', feedbackBlock('hide', shown)],
    ['a block of a template', templateBlock('hide', shown)],
    ['a rubric for students', `<rubricBlock view="tutor candidate">${shown}</rubricBlock>`],
    [
      'a rubric for instructions',
      `<rubricBlock view="candidate" use="instructions">${shown}</rubricBlock>`,
    ],
    ['a rubric for all', `<rubricBlock>${shown}</rubricBlock>`],
  ])('QIO-01 %s that is shown from the start is kept', async (__, start) => {
    expect(await read(toVersion(withBody(start)))).toMatchObject({ texts: shownTexts, reason: '' });
  });

  it('QIO-01 the default value of an outcome decides what is shown from the start', async () => {
    expect(
      await read(toVersion(withBody(feedbackBlock('show', shown), '', outcome('X')))),
    ).toMatchObject({
      texts: shownTexts,
      reason: '',
    });
    expect(await read(toVersion(withBody(feedbackBlock('hide'), '', outcome('X'))))).toMatchObject({
      texts: ['Which?', 'Four', 'Five'],
      reason: feedback,
    });
  });

  it('QIO-01 an option that is not shown is left out and told', async () => {
    const template = (showHide: string): string => `templateIdentifier="T" showHide="${showHide}"`;
    expect(await read(toVersion(withBody('', template('show'))))).toMatchObject({
      texts: ['Which?', 'Four'],
      reason: `${hidden} The question has only one option.`,
    });
    expect(await read(toVersion(withBody('', template('hide'))))).toMatchObject({
      texts: ['Which?', 'Four', 'Five'],
      reason: '',
    });
  });
});

it('QIO-01 ILIAS: the page of a suggested solution is left out of the question and told', async () => {
  const solution =
    '<material label="suggested_solution"><mattext>il_0_pg_secret</mattext></material>';
  const found = await read(asi(asiItem().replace('<render_choice', `${solution}<render_choice`)));
  expect(found).toMatchObject({
    texts: ['Two and two?', 'Four', 'Five', 'Six'],
    reason: 'A solution was left out.',
  });
  expect(found.everything).not.toMatch(/secret/i);
});

describe('parts of a text that a browser does not show', () => {
  const parts: readonly (readonly [string, string])[] = [
    ['display: none', '<div style="display: none;"><p>Secret</p></div>'],
    ['display: none in capitals', '<p style="color:red;DISPLAY : None !important">Secret</p>'],
    ['visibility: hidden', '<span style="visibility:hidden">Secret</span>'],
    ['visibility: collapse', '<span style="visibility:collapse">Secret</span>'],
    ['opacity: 0', '<span style="opacity: 0.0">Secret</span>'],
    ['font-size: 0', '<span style="font-size:0px">Secret</span>'],
    ['transparent', '<span style="color:transparent">Secret</span>'],
    ['far outside the page', '<span style="position:absolute;left:-9999px">Secret</span>'],
    ['hidden', '<p hidden="hidden">Secret</p>'],
    ['the class hidden', '<span class="id hidden">Secret</span>'],
    ['template', '<template>Secret</template>'],
    ['a closed dialog', '<dialog>Secret</dialog>'],
    ['noscript', '<noscript>Secret</noscript>'],
    ['a hidden picture', '<img src="secret.png" alt="Secret" style="display:none"/>'],
    ['hidden around a formula', '<span hidden=""><math><mi>Secret</mi></math></span>'],
  ];
  const escape = (html: string): string =>
    html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  it.each(parts)('QIO-01 %s: left out of question and options, and told', async (_, html) => {
    for (const xml of [
      asi(
        asiItem({
          stem: `<material><mattext texttype="text/html">${escape(`<p>Which?</p>${html}`)}</mattext></material>`,
          labels: ['Four', escape(`Five${html}`)],
        }),
      ),
      item({
        body: `<div><p>Which?</p>${html}</div><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">Four</simpleChoice><simpleChoice identifier="B">Five${html}</simpleChoice></choiceInteraction>`,
      }),
    ]) {
      const found = await read(xml);
      expect(found).toMatchObject({ texts: ['Which?', 'Four', 'Five'], reason: hidden });
      expect(found.everything).not.toMatch(/secret/i);
    }
  });

  it('QIO-01 what is shown is kept, and nothing is told of hidden parts without content', async () => {
    const shownParts =
      '<p style="display:none;display:block">One</p><p aria-hidden="true">two</p><dialog open="">three</dialog><p style="opacity:0.9;left:-5px">four</p><span hidden=""> </span>';
    expect(await read(withBody(shownParts))).toMatchObject({
      texts: ['<p>One</p><p>two</p><p>three</p><p>four</p><p>Which?</p>', 'Four', 'Five'],
      reason: '',
    });
  });

  it('QIO-03 a question that is hidden itself is left out', async () => {
    const body = `<p>Text</p>${feedbackBlock('show', '<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">Secret</simpleChoice></choiceInteraction>')}`;
    expect(await read(item({ body }))).toMatchObject({
      texts: [],
      reason: `${feedback} It is a text without a question.`,
    });
  });
});
