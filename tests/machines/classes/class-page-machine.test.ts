import { expect, test } from 'vitest';

import type { ClassData } from '../../../src/machines/classes/class-page-machine.ts';
import { selectLoad } from '../../../src/machines/shared/load-machine.ts';

const loaded = { detail: { title: 'Biology' } as ClassData, version: '1' };

test('a class that cannot be refreshed stays visible', () => {
  const failure = { kind: 'offline' } as const;
  expect(selectLoad({ value: 'loaded', context: { subject: 1, value: loaded, failure } })).toEqual({
    state: 'loaded',
    value: loaded,
  });
  expect(selectLoad({ value: 'failed', context: { subject: 1, value: loaded, failure } })).toEqual({
    state: 'failed',
    failure,
  });
  expect(
    selectLoad({ value: 'loading', context: { subject: 1, value: null, failure: null } }),
  ).toEqual({ state: 'loading' });
});
