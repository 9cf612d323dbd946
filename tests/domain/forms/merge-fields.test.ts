import { expect, test } from 'vitest';

import { mergeFields } from '../../../src/domain/forms/merge-fields.ts';

const base = { name: 'a', url: 'a' };

test.each([
  [
    { name: 'm', url: 'a' },
    { name: 'a', url: 't' },
    { values: { name: 'm', url: 't' }, conflictingFields: [] },
  ],
  [
    { name: 'm', url: 'a' },
    { name: 't', url: 't' },
    { values: { name: 'm', url: 't' }, conflictingFields: ['name'] },
  ],
  [
    { name: 'same', url: 'a' },
    { name: 'same', url: 'a' },
    { values: { name: 'same', url: 'a' }, conflictingFields: [] },
  ],
  [
    { name: 'a', url: 'a' },
    { name: 't', url: 't' },
    { values: { name: 't', url: 't' }, conflictingFields: [] },
  ],
])('API-109 PD-39 local values %j are merged with remote values %j', (local, remote, merged) => {
  expect(mergeFields(base, local, remote)).toEqual(merged);
});
