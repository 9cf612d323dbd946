import { expect, test } from 'vitest';

import { mergeFields } from '../../../src/domain/forms/merge-fields.ts';

const base = { name: 'a', url: 'a' };

test.each([
  [
    { name: 'm', url: 'a' },
    { name: 'a', url: 't' },
    { values: { name: 'm', url: 't' }, clashes: [] },
  ],
  [
    { name: 'm', url: 'a' },
    { name: 't', url: 't' },
    { values: { name: 'm', url: 't' }, clashes: ['name'] },
  ],
  [
    { name: 'same', url: 'a' },
    { name: 'same', url: 'a' },
    { values: { name: 'same', url: 'a' }, clashes: [] },
  ],
  [
    { name: 'a', url: 'a' },
    { name: 't', url: 't' },
    { values: { name: 't', url: 't' }, clashes: [] },
  ],
])('API-109 decision 39 mine %j on theirs %j', (mine, theirs, merged) => {
  expect(mergeFields(base, mine, theirs)).toEqual(merged);
});
