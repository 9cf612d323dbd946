import { expect, test } from 'vitest';

import { isolated } from '../../src/domain/isolated.ts';

test('words that turn the direction of text stay among themselves, others are left as they are', () => {
  expect(isolated('Invoice \u202egnp.exe')).toBe('\u2068Invoice \u202egnp.exe\u2069');
  expect(isolated('a\u2069b\u202ec')).toBe('\u2068ab\u202ec\u2069');
  expect(['', 'Midterm: Cell Biology', '<img src=x>', '😀 خلية'].map(isolated)).toEqual([
    '',
    'Midterm: Cell Biology',
    '<img src=x>',
    '😀 خلية',
  ]);
});
