import { describe, expect, it } from 'vitest';

import { mayBeQuestions } from '../../../../src/domain/quiz/paste/paste-content.ts';
import { toStoredText } from '../../../../src/domain/quiz/paste/pasted-line.ts';
import { readPaste } from '../../../../src/domain/quiz/paste/read-paste.ts';

/** The options that are read from what is pasted into an option; null where it stays one text. */
function readOptions(text: string, html = ''): readonly string[] | null {
  const content = { text, html };
  const read = mayBeQuestions(content, true) ? readPaste(content, true) : { kind: 'text' };
  return 'options' in read ? read.options.map(({ line }) => toStoredText(line)) : null;
}
const cells = ['Iron', 'Copper, pure', '"Tin" (white)', 'Lead or plumbum', '0.50'];
const quoted = ['Iron', 'Copper, pure', '"""Tin"" (white)"', '"Lead\nor plumbum"', '0.50'];

describe('cells of a spreadsheet that are pasted into an option', () => {
  it.each([
    ['a column', `${quoted.join('\n')}\n`],
    ['a row', `${quoted.join('\t')}\n`],
    ['rows of two', `${quoted.slice(0, 2).join('\t')}\n${quoted.slice(2).join('\t')}\n`],
    [
      'a row with an empty cell',
      `${quoted.slice(0, 2).join('\t')}\t\t${quoted.slice(2).join('\t')}`,
    ],
  ])('%s is one option a cell, without the quotes of the spreadsheet', (_, text) => {
    expect(readOptions(text)).toEqual(cells);
  });

  it('a single cell loses its quotes too', () => {
    expect(readOptions('"Lead\nor ""plumbum"""\n')).toEqual(['Lead or "plumbum"']);
    expect(readOptions('"Say ""lead"""\n')).toEqual(['Say "lead"']);
  });

  it('quotes that no spreadsheet sets stay', () => {
    expect(readOptions('"Iron"\n"Tin" or "lead"\n5"')).toEqual(['"Iron"', '"Tin" or "lead"', '5"']);
    expect(readOptions('"Iron"')).toBeNull();
  });

  it('labels in a first column are no options', () => {
    expect(readOptions('A\tIron\nB\tTin\nC\tLead')).toEqual(['Iron', 'Tin', 'Lead']);
    expect(readOptions('1.\tIron\n2.\tTin')).toEqual(['Iron', 'Tin']);
    expect(readOptions('(a)\tIron\n(b)\tTin')).toEqual(['Iron', 'Tin']);
  });

  it.each([
    ['H\tHe\nLi\tBe', ['H', 'He', 'Li', 'Be']],
    ['12\t24\n13\t26', ['12', '24', '13', '26']],
    ['B\tIron\nC\tTin', ['B', 'Iron', 'C', 'Tin']],
    ['A\tIron\n2\tTin', ['A', 'Iron', '2', 'Tin']],
  ])('cells of a first column that count nothing are options: %s', (text, options) => {
    expect(readOptions(text)).toEqual(options);
  });

  it.each([
    [
      'a column',
      '<table><tr><td>H<sub>2</sub>O</td></tr><tr><td>Lead<br>or plumbum</td></tr></table>',
    ],
    ['a row', '<table><tr><td>H<sub>2</sub>O</td><td>Lead<br>or plumbum</td></tr></table>'],
  ])('%s of formatted cells is one option a cell', (_, html) => {
    expect(readOptions('H2O\t"Lead\nor plumbum"\n', html)).toEqual([
      '<p>H<sub>2</sub>O</p>',
      'Lead or plumbum',
    ]);
  });
});

it.each([
  ['A) Iron  B) Tin  C) Lead', ['Iron', 'Tin', 'Lead']],
  ['(a) Iron (b) Tin', ['Iron', 'Tin']],
  ['A) Iron\tC) Lead\nB) Tin', ['Iron', 'Tin', 'Lead']],
  ['a) Iron, b) Tin, c) Lead', ['Iron', 'Tin', 'Lead']],
  [
    'Metals a) Iron b) Tin c) Lead\nMetals d) Zinc',
    ['Metals a) Iron b) Tin c) Lead', 'Metals d) Zinc'],
  ],
  ['A) and\tB) or\tC) but', ['and', 'or', 'but']],
  ['a) + b) - c) /', ['+', '-', '/']],
  ['a) private key: secret b) public key: shared', ['private key: secret', 'public key: shared']],
  ['A) salt\nB) buffer  C) sugar solution: sweet', ['salt', 'buffer', 'sugar solution: sweet']],
])('options on one line that are pasted into an option: %s', (text, options) => {
  expect(readOptions(text)).toEqual(options);
});

it.each([
  'It is either a) iron or b) tin',
  'a) and b) are right',
  'a), b) and c) are right',
  'a) and b) but not c)',
  'a) and b), not c)',
  'a), b) but not c)',
  'the set a) iron b) tin c) lead',
])('letters inside of a sentence that is pasted into an option are no options: %s', (text) => {
  expect(readOptions(text)).toBeNull();
});

it('a text of many braces is looked through once', () => {
  expect(mayBeQuestions({ text: '{'.repeat(100_000), html: '' }, false)).toBe(false);
  expect(mayBeQuestions({ text: `{${'='.repeat(100_000)}`, html: '' }, false)).toBe(false);
  expect(mayBeQuestions({ text: 'Water? {=H2O ~CO2}', html: '' }, false)).toBe(true);
});
