import { expect, test } from 'vitest';

import { isolateDirection } from '../../../src/domain/text/isolate-direction.ts';

test('words that turn the direction of text stay among themselves, others are left as they are', () => {
  expect(isolateDirection('Invoice \u202egnp.exe')).toBe('\u2068Invoice \u202egnp.exe\u2069');
  expect(isolateDirection('a\u2069b\u202ec')).toBe('\u2068ab\u202ec\u2069');
  expect(['', 'Midterm: Cell Biology', '<img src=x>', '😀 خلية'].map(isolateDirection)).toEqual([
    '',
    'Midterm: Cell Biology',
    '<img src=x>',
    '😀 خلية',
  ]);
});
