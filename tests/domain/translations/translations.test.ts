import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countCharacters } from '../../../src/domain/text/count-characters.ts';
import { unescapeFormula, escapeFormula } from '../../../src/domain/text/escape-formula.ts';
import {
  blankGroup,
  blankTranslation,
  validateCell,
  validateGroup,
  validateNewTranslation,
  listFilledLanguages,
} from '../../../src/domain/translations/validate-translation.ts';
import {
  findMissingPage,
  findNearestPage,
  getRow,
} from '../../../src/domain/translations/grid-pages.ts';
import { toKeyRemoval, findRemovalError } from '../../../src/domain/translations/group-removal.ts';
import { findLanguage, siteLanguages } from '../../../src/domain/translations/languages.ts';
import { isLastTranslation, toRows } from '../../../src/domain/translations/translation-rows.ts';
import {
  listVisibleLanguages,
  getSearchConditions,
  translationGridDefaults,
} from '../../../src/domain/translations/translation-search.ts';

const required = [{ key: 'session.required' }];
const tooLong = [{ key: 'translations.tooLong', values: { max: 256 } }];
const family = '👨‍👩‍👧‍👦';

test('TRAN-23 characters are counted as people count them', () => {
  expect(['', 'abc', family, 'e\u0301', '한국', '🇩🇪🇫🇷'].map(countCharacters)).toEqual([
    0, 3, 1, 1, 2, 2,
  ]);
});

test('I18N-01 TRAN-48 the languages are these eight, found by code or by name in any language of the console', () => {
  expect(siteLanguages.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'en English',
    'cn Chinese',
    'de German',
    'es Spanish',
    'kr Korean',
    'it Italian',
    'fr French',
    'pt Portuguese',
  ]);
  expect(['kr', ' Korean ', 'KOREAN', 'ko', ''].map(findLanguage)).toEqual([
    'kr',
    'kr',
    'kr',
    null,
    null,
  ]);
  expect(['Spanisch', 'español', 'スペイン語', 'Немецкий'].map(findLanguage)).toEqual([
    'es',
    'es',
    'es',
    'de',
  ]);
});

describe('what is required', () => {
  const whole = { key: 'k', groupId: 1, english: 'One', value: 'Eins', id: 1 };
  test.each([
    ['TRAN-19 the key', { key: ' ' }, { key: required }],
    ['TRAN-21 the group', { groupId: null }, { groupId: required }],
    ['TRAN-22 the value', { value: '\n ' }, { value: required }],
    [
      'TRAN-20 the English value',
      { english: '' },
      { english: [{ key: 'translations.englishMissing' }] },
    ],
    ['TRAN-23 at most 256 characters', { value: 'x'.repeat(257) }, { value: tooLong }],
    ['TRAN-23 256 of them, whatever they are made of', { value: family.repeat(256) }, {}],
  ])('%s of a cell', (_what, changed, faults) => {
    expect(validateCell({ ...whole, ...changed }, 'de')).toEqual(faults);
  });

  test('TRAN-20 the English cell needs no other English value', () => {
    expect(validateCell({ ...whole, english: '' }, 'en')).toEqual({});
  });

  test('TRAN-24 TRAN-25 TRAN-26 TRAN-27 TRAN-28 group, key and English of a new translation; only languages with a value are sent', () => {
    expect(validateNewTranslation(blankTranslation)).toEqual({
      groupId: required,
      key: required,
      en: required,
    });
    const values = { ...blankTranslation.values, en: 'One', fr: ' ', kr: 'x'.repeat(257) };
    expect([
      validateNewTranslation({ groupId: 1, key: 'k', values }),
      listFilledLanguages(values).map(({ language }) => language),
    ]).toEqual([{ kr: tooLong }, ['en', 'kr']]);
  });

  test('TRAN-29 TRAN-30 TRAN-31 key and title of a group, which is active unless said otherwise', () => {
    expect([
      blankGroup.isActive,
      validateGroup(blankGroup),
      validateGroup({ key: 'k', title: 't', isActive: false }),
    ]).toEqual([true, { key: required, title: required }, {}]);
  });
});

describe('the search', () => {
  const query = (search: string, language = 'all', show = 'all') =>
    getSearchConditions({
      ...translationGridDefaults,
      page: 1,
      search,
      filters: { language, show },
    });
  const messages = (...asked: Parameters<typeof query>) =>
    query(...asked).map(
      ({ bool_operator = 'and', property, operator, value }) =>
        `${bool_operator} ${property} ${operator} ${value}`,
    );

  test('TRAN-32 a blank keyword sends no filter', () => {
    expect([messages(''), messages('  ')]).toEqual([[], []]);
  });
  test('TRAN-03 PD-38 a keyword is looked for in key, group and value, and one that names a language matches it', () => {
    expect(messages('german')).toEqual([
      'and key contains german',
      'or groupTitle contains german',
      'or value contains german',
      'or language equals de',
    ]);
  });
  test('TRAN-04 with a language the words of its columns are searched, and what is missing in it is found', () => {
    expect(messages('quiz', 'de').slice(3)).toEqual([
      'and language equals de',
      'or language equals en',
    ]);
    expect([
      messages('', 'de'),
      messages('', 'de', 'missing'),
      messages('', 'all', 'missing'),
      messages('', 'de', 'translated'),
      messages('', 'all', 'translated'),
    ]).toEqual([
      [],
      ['and missing equals de'],
      ['and missing equals any'],
      ['and language equals de'],
      ['and missing equals none'],
    ]);
    expect(
      ['all', 'de', 'en', 'xx'].map(
        (language) => listVisibleLanguages({ filters: { language } }).length,
      ),
    ).toEqual([8, 2, 1, 8]);
  });
});

test('TRAN-34 ENT-22 the words of a list become a row a key', () => {
  const word = (id: number, key: string, language: 'en' | 'de') => ({
    id,
    key,
    language,
    value: `${key} ${language}`,
    groupId: 1,
    groupTitle: 'G',
    version: '1',
  });
  const rows = toRows([word(1, 'b', 'en'), word(2, 'a', 'en'), word(3, 'b', 'de')]);
  expect(rows.map(({ key, cells }) => [key, cells.en?.id, cells.de?.id])).toEqual([
    ['b', 1, 3],
    ['a', 2, undefined],
  ]);
  expect(rows.map((row) => [isLastTranslation(row, 'en'), isLastTranslation(row, 'de')])).toEqual([
    [false, false],
    [true, false],
  ]);
});

test('LST-04 of the loaded pages the nearest is found, of two the earlier one', () => {
  expect(
    [1, 4, 5, 6, 9, 40].map((page) => findNearestPage({ 3: [], 5: [], 10: [] }, page)),
  ).toEqual([3, 3, 5, 5, 10, 10]);
  expect(findNearestPage({}, 1)).toBeNull();
});

test('LIM-04 of a long list the pages that are seen are asked for, first to last', () => {
  const [row] = toRows([
    { id: 1, key: 'k', language: 'en', value: 'v', groupId: 1, groupTitle: 'G' },
  ]);
  if (row === undefined) throw new Error('no row');
  expect([
    findMissingPage({}, { first: 15, last: 45 }, 50),
    findMissingPage({ 1: [], 2: [] }, { first: 15, last: 45 }, 50),
    findMissingPage({ 1: [], 2: [] }, { first: 15, last: 45 }, 30),
  ]).toEqual([1, 3, null]);
  expect([getRow({ 2: [row] }, 20), getRow({ 2: [row] }, 21), getRow({}, 0)]).toEqual([
    row,
    undefined,
    undefined,
  ]);
});

test('API-124 a group without keys is just deleted; one with keys needs a word about them', () => {
  const group = (countOfKeys: number) => ({
    group: { id: 1, key: 'k', title: 't', isActive: true, countOfKeys },
  });
  expect([
    findRemovalError(group(0), { fate: null, moveTo: null }),
    findRemovalError(group(1), { fate: null, moveTo: null }),
    findRemovalError(group(1), { fate: 'move', moveTo: null }),
    findRemovalError(group(1), { fate: 'move', moveTo: 2 }),
  ]).toEqual([
    null,
    { key: 'translationGroups.chooseOne' },
    { key: 'translationGroups.chooseTarget' },
    null,
  ]);
  expect([
    toKeyRemoval(group(0), { fate: 'delete', moveTo: null }),
    toKeyRemoval(group(1), { fate: 'move', moveTo: 2 }),
    toKeyRemoval(group(1), { fate: 'delete', moveTo: 2 }),
  ]).toEqual([{ kind: 'none' }, { kind: 'move', to: 2 }, { kind: 'delete' }]);
});

test('ENT-22 a cell of a spreadsheet runs as no formula and is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^['" ]{0,3}[=+@\t\r\n-].{0,5}$/)),
      (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
        expect(escapeFormula(text)).not.toMatch(/^[=+@-]/);
      },
    ),
  );
});
