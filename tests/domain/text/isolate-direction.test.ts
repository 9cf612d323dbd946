import { expect, test } from 'vitest';

import { isolateDirection } from '../../../src/domain/text/isolate-direction.ts';

test('words that turn the direction of text stay among themselves, others are left as they are', () => {
  expect(isolateDirection('Invoice \u202egnp.exe')).toBe('\u2068Invoice \u202egnp.exe\u2069');
  expect(isolateDirection('a\u2069b\u202ec')).toBe('\u2068ab\u202ec\u2069');
  const nested = 'See \u2068a/b.xml\u2069 \u2067c\u2069.';
  expect(isolateDirection(nested)).toBe(`\u2068${nested}\u2069`);
  expect(isolateDirection('a\u2068b\u2069\u2069')).toBe('\u2068ab\u2069');
  expect(['', 'Midterm: Cell Biology', '<img src=x>', '😀 خلية'].map(isolateDirection)).toEqual([
    '',
    'Midterm: Cell Biology',
    '<img src=x>',
    '😀 خلية',
  ]);
});
