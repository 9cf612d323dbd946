import { expect, test } from 'vitest';

import { createRepeatableCall } from '../../../../src/app/actors/shared/repeatable-call.ts';
import { createClient } from '../../../../src/api/client.ts';
import { createClass, listClasses } from '../../../../src/api/contract/class.ts';
import { removeStudents } from '../../../../src/api/contract/class-students.ts';
import { failed, succeeded, type Failure } from '../../../../src/domain/outcome.ts';

/** Calls through a connection that fails with `failures`, then succeeds; returns the keys sent. */
function start(...failures: readonly Failure[]) {
  const keys: (string | undefined)[] = [];
  const left = [...failures];
  const call = createClient(
    async ({ headers }) => {
      keys.push(headers?.['Idempotency-Key']);
      const failure = left.shift();
      return failure === undefined ? succeeded({ kind: 'json', content: null }) : failed(failure);
    },
    () => undefined,
  );
  return { call: createRepeatableCall(call), keys };
}
const remove = (studentIds: number[]) => ({ params: { id: 1 }, body: { studentIds } });

test.each<Failure>([{ kind: 'offline' }, { kind: 'unexpected', status: 502 }])(
  'API-020 a request without a response is repeated under its key (%j)',
  async (failure) => {
    const { call, keys } = start(failure, failure);
    for (let time = 0; time < 4; time += 1) await call(removeStudents, remove([1]));
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  },
);

test('API-020 another request has another key, and a refusal ends one', async () => {
  const { call, keys } = start({ kind: 'offline' }, { kind: 'offline' }, { kind: 'refused' });
  await call(removeStudents, remove([1]));
  await call(removeStudents, remove([2]));
  await call(removeStudents, remove([1]));
  await call(removeStudents, remove([1]));
  await call(createClass, { body: { title: 'Biology' } });
  expect(keys[2]).toBe(keys[0]);
  expect(new Set([keys[0], keys[1], keys[3], keys[4]]).size).toBe(4);
});

test('API-014 reading needs no key', async () => {
  const { call, keys } = start();
  await call(listClasses, {});
  expect(keys).toEqual([undefined]);
});
