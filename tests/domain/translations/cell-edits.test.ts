import { expect, test } from 'vitest';

import {
  findValueProblem,
  placeBlock,
  readBlock,
} from '../../../src/domain/translations/cell-edits.ts';
import { getLanguage } from '../../../src/domain/translations/languages.ts';
import type { TranslationRow } from '../../../src/domain/translations/translation-rows.ts';

const row = (key: string, cells: TranslationRow['cells'] = {}): TranslationRow => ({
  key,
  groupId: 1,
  groupTitle: 'Group',
  cells,
});
const languages = [getLanguage('en'), getLanguage('de')];

test('PD-47 a block of a spreadsheet is read with its quoted cells, lines in cells and blank cells', () => {
  expect([
    readBlock('one'),
    readBlock('a\tb\r\nc\td\r\n'),
    readBlock('a\t\n\tb'),
    readBlock('"two\nlines"\t"say ""hi"""\nplain "quotes" stay\t'),
    readBlock('"not closed\tb'),
    readBlock('\n'),
    readBlock(''),
  ]).toEqual([
    [['one']],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [
      ['a', ''],
      ['', 'b'],
    ],
    [['two\nlines', 'say "hi"'], ['plain "quotes" stay']],
    [['"not closed', 'b']],
    [['']],
    [],
  ]);
});

test('PD-47 a block is laid over the cells from one down and to the right; blank values change nothing', () => {
  const [first, second] = [row('first'), row('second')];
  expect(
    placeBlock([['Eins', 'Un'], [' ', 'Deux'], ['Drei']], [first, second], languages, 1),
  ).toEqual({
    values: [{ row: first, place: { key: 'first', language: 'de' }, value: 'Eins' }],
    outside: 3,
  });
});

test('TRAN-20 TRAN-22 TRAN-23 a value needs text, at most 256 characters and English, stored or about to be', () => {
  const english = { id: 1, value: 'One' };
  const edit = {
    place: { key: 'a', language: 'en' },
    groupId: 1,
    base: null,
    value: 'One',
    batch: 1,
    reason: null,
  } as const;
  expect([
    findValueProblem(row('a', { en: english }), 'de', 'Eins', []),
    findValueProblem(row('a', { en: english }), 'de', ' ', []),
    findValueProblem(row('a', { en: english }), 'de', 'x'.repeat(257), []),
    findValueProblem(row('a'), 'de', 'Eins', []),
    findValueProblem(row('a'), 'de', 'Eins', [edit]),
    findValueProblem(row('a'), 'en', 'One', []),
  ]).toEqual([
    null,
    { key: 'session.required' },
    { key: 'translations.tooLong', values: { max: 256 } },
    { key: 'translations.englishMissing' },
    null,
    null,
  ]);
});
