import { describe, expect, it } from 'vitest';

import { asi, asiItem, byMapping, chosen, declares, earns, item, maps } from './builders.ts';
import { readFrom } from './sources.ts';

/** Returns the right options of the only question, or why it is left out. */
async function readKey(xml: string): Promise<unknown> {
  const { quizzes, report } = await readFrom({ 'q.xml': xml });
  const [found] = quizzes.flatMap(({ activities }) => activities.flatMap(({ items }) => items));
  return found?.type === 'question'
    ? found.options.filter(({ isRight }) => isRight).map(({ text }) => text)
    : report.at(-1)?.reason;
}

const reasonOf = async (xml: string): Promise<string | undefined> =>
  (await readFrom({ 'q.xml': xml })).report.at(-1)?.reason;

type Points = readonly [chosen: number, left: number];
const labels = ['Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const add = (test: string, points: number): string =>
  earns(test, String(points), 'action="Add"', 'continue="Yes"');
const notChosen = (ident: string): string => `<not>${chosen(ident)}</not>`;
/** An item whose options a, b, c… earn points when they are chosen and when they are left. */
const pointsItem = (
  cardinality: 'Single' | 'Multiple',
  points: readonly Points[],
  more = '',
): string =>
  asi(
    asiItem({
      cardinality,
      labels: labels.slice(0, points.length),
      conditions:
        more +
        points.map(([earned], index) => add(chosen('abcdef'.charAt(index)), earned)).join('') +
        points.map(([, left], index) => add(notChosen('abcdef'.charAt(index)), left)).join(''),
    }),
  );

const noGain =
  'No option earns more points when it is chosen than when it is not, so the package does not say which answer is right.';

describe('the key of points when an option is chosen and when it is not', () => {
  it.each<[string, readonly Points[], unknown]>([
    [
      'the same for a right choice and a right gap',
      [
        [1, 0],
        [0, 1],
        [1, 0],
        [0, 1],
      ],
      ['Four', 'Six'],
    ],
    [
      'one right among many gaps',
      [
        [0, 1],
        [0, 1],
        [0, 1],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      ['Seven'],
    ],
    [
      'gaps that earn more than choices',
      [
        [0.5, 0],
        [0, 3],
        [0, 3],
      ],
      ['Four'],
    ],
    [
      'points for both, more for the choice',
      [
        [1, 0.5],
        [0.5, 1],
        [2, 1],
      ],
      ['Four', 'Six'],
    ],
    [
      'costs of a wrong choice and of a wrong gap',
      [
        [1, -1],
        [-1, 1],
        [1, -1],
      ],
      ['Four', 'Six'],
    ],
    [
      'only costs',
      [
        [0, -1],
        [-1, 0],
        [-0.5, 0],
      ],
      ['Four'],
    ],
    [
      'fractions that binary numbers only approach',
      [
        [0.1, 0.3],
        [0.3, 0.1],
        [0.7, 0.7],
      ],
      ['Five'],
    ],
    [
      'partial points',
      [
        [2, 0],
        [0.25, 0],
        [-0.25, 0],
      ],
      ['Four', 'Five'],
    ],
    [
      'points for every gap alone',
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      noGain,
    ],
    [
      'costs of wrong choices alone',
      [
        [0, 0],
        [-1, 0],
        [-1, 0],
      ],
      noGain,
    ],
    [
      'the same for all',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      noGain,
    ],
  ])('QIO-01 several answers: %s', async (_, points, key) => {
    expect(await readKey(pointsItem('Multiple', points))).toEqual(key);
  });

  it('QIO-01 several answers: the cost of no answer is not the gain of every option', async () => {
    const unanswered = earns('<unanswered/>', '-1', 'action="Set"', 'continue="Yes"');
    expect(
      await readKey(
        pointsItem(
          'Multiple',
          [
            [1, 0],
            [0, 0],
            [0, 0],
          ],
          unanswered,
        ),
      ),
    ).toEqual(['Four']);
    expect(
      await readKey(
        pointsItem(
          'Multiple',
          [
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          unanswered,
        ),
      ),
    ).toBe('The package does not say which answer is right.');
  });

  it.each<[string, readonly Points[], unknown]>([
    [
      'partial and negative points',
      [
        [1, 0],
        [2, 0],
        [-0.5, 0],
      ],
      ['Five'],
    ],
    [
      'points for options left',
      [
        [1, 0],
        [0, 0.5],
        [0, 0.5],
      ],
      ['Four'],
    ],
    [
      'a cost of the right one left',
      [
        [0, -1],
        [-1, 0],
        [-1, 0],
      ],
      ['Four'],
    ],
    [
      'the same most points twice',
      [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
      'Several options are right, but only one can be chosen.',
    ],
    [
      'costs of wrong choices alone',
      [
        [0, 0],
        [-1, 0],
        [-2, 0],
      ],
      noGain,
    ],
  ])('QIO-01 one answer: %s', async (_, points, key) => {
    expect(await readKey(pointsItem('Single', points))).toEqual(key);
  });

  it('QIO-01 what the points lose is said', async () => {
    expect(
      await reasonOf(
        pointsItem('Multiple', [
          [1, 0],
          [0, 1],
          [1, 0],
          [0, 1],
        ]),
      ),
    ).toBe(
      'Partial credit is not supported: only the complete answer is right. Points for options that are not chosen are not supported. Points are not supported: the question was worth 4 points and is now worth one.',
    );
  });

  it('QIO-01 ILIAS: true or false for each option is not taken for a choice of options', async () => {
    const isTrue = (option: number, truth: number): string =>
      `<varequal respident="${String(option)}">${String(truth)}</varequal>`;
    const options = ['Four', 'Five', 'Six', 'Seven']
      .map(
        (text, index) =>
          `<response_label ident="${String(index)}"><material><mattext>${text}</mattext></material></response_label>`,
      )
      .join('');
    const kprim = asiItem({
      response: `<response_lid ident="MCMR" rcardinality="Multiple"><render_choice>${options}</render_choice></response_lid>`,
      conditions: add(`<and>${isTrue(0, 0)}${isTrue(1, 0)}${isTrue(2, 1)}${isTrue(3, 1)}</and>`, 1),
    });
    expect(await readKey(asi(kprim))).toBe(
      'The question uses scoring rules that are not supported.',
    );
  });

  it('QIO-01 points that reward no set of options most are named as the reason', async () => {
    const conditions = add(chosen('a'), 1) + add(`<and>${chosen('b')}${chosen('c')}</and>`, 5);
    expect(await readKey(asi(asiItem({ cardinality: 'Multiple', conditions })))).toBe(
      'The points of the question do not decide which options are right.',
    );
  });
});

describe('the key of a mapping of QTI 2 and 3', () => {
  const mapped = (cardinality: 'single' | 'multiple', mapping: string): string =>
    item({
      declaration: declares(cardinality, [], mapping),
      interaction: cardinality === 'multiple' ? 'maxChoices="0"' : 'maxChoices="1"',
      processing: byMapping,
    });
  const entry = (key: string, value: number): string =>
    `<mapEntry mapKey="${key}" mappedValue="${String(value)}"/>`;

  it.each([
    [
      'negative and partial points',
      mapped('multiple', maps({ A: 0.5, B: -0.5, C: 0.25 })),
      ['Four', 'Six'],
    ],
    [
      'points for every choice that is not listed',
      mapped('multiple', `<mapping defaultValue="1">${entry('B', 0)}${entry('C', -1)}</mapping>`),
      ['Four'],
    ],
    [
      'more points for the choice that is not listed',
      mapped('single', `<mapping defaultValue="2">${entry('B', 1)}${entry('C', 0)}</mapping>`),
      ['Four'],
    ],
    [
      'an entry for no choice',
      mapped('multiple', maps({ A: 1, Z: 1 })),
      'The package contradicts itself about the right answer.',
    ],
    ['costs alone', mapped('single', maps({ A: 0, B: -0.5, C: -1 })), 'No answer is right.'],
  ])('QIO-01 %s', async (_, xml, key) => {
    expect(await readKey(xml)).toEqual(key);
  });

  it('QIO-01 rules of an item without a declared key are named as the reason', async () => {
    const processing =
      '<responseProcessing><responseCondition><responseIf><member><baseValue baseType="identifier">A</baseValue><variable identifier="R"/></member><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>';
    expect(await readKey(item({ declaration: declares('single', []), processing }))).toBe(
      'The question uses scoring rules that are not supported.',
    );
  });
});
