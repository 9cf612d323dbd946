import { describe, expect, test } from 'vitest';

import { createClient } from '../../src/api/client.ts';
import { createClass } from '../../src/api/contract/class.ts';
import { removeStudents } from '../../src/api/contract/class-students.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { importTemplates } from '../../src/api/contract/quiz-template.ts';
import { uploadSponsorLogo } from '../../src/api/contract/sponsors.ts';
import { failed, succeeded, type Failure } from '../../src/domain/outcome.ts';

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
  return { call, keys };
}
const remove = (studentIds: number[]) => ({ params: { id: 1 }, body: { studentIds } });

describe('idempotency keys of writes', () => {
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

  test('API-020 a call that was aborted has no response either', async () => {
    const keys: (string | undefined)[] = [];
    const call = createClient(
      async ({ headers, signal }) => {
        keys.push(headers?.['Idempotency-Key']);
        signal?.throwIfAborted();
        return succeeded({ kind: 'json', content: null });
      },
      () => undefined,
    );
    const aborted = { signal: AbortSignal.abort(new Error('left')) };
    await expect(call(removeStudents, remove([1]), aborted)).rejects.toThrow('left');
    await call(removeStudents, remove([1]));
    expect(keys[1]).toBe(keys[0]);
  });

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

  test('API-020 what is done again after it was undone is a new request', async () => {
    const { call, keys } = start({ kind: 'offline' });
    await call(removeStudents, remove([1]));
    await call(removeStudents, remove([2]));
    await call(removeStudents, remove([1]));
    expect(new Set(keys).size).toBe(3);
  });

  test('API-020 a given key is sent, and a form with a file has a new one each time', async () => {
    const { call, keys } = start({ kind: 'offline' }, { kind: 'offline' });
    const body = { file: new File(['a'], 'a.png') };
    await call(uploadSponsorLogo, { params: { id: 1 }, body });
    await call(uploadSponsorLogo, { params: { id: 1 }, body });
    await call(removeStudents, remove([1]), { idempotencyKey: 'mine' });
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[2]).toBe('mine');
  });

  const lists = ['POST /api/admin/quiz/list', 'POST /api/admin/quiz/template_quiz_list'];
  test('API-020 every call of the contract that changes something has a key', async () => {
    const withKey = new Set<string>();
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const { call, keys } = start({ kind: 'refused' });
      await call(endpoint, { params: {}, query: {}, body: {} });
      if (keys[0] !== undefined) withKey.add(`${endpoint.method} ${endpoint.path}`);
    }
    const signedIn = Object.values<Endpoint>(endpoints).filter(({ access }) => access !== 'public');
    const changing = signedIn.filter(({ method, reads }) => method !== 'GET' && reads !== true);
    expect(changing.length).toBeGreaterThan(50);
    for (const { method, path } of changing) expect(withKey).toContain(`${method} ${path}`);
    for (const list of lists) expect(withKey).not.toContain(list);
    expect([...withKey].filter((name) => name.startsWith('GET '))).toEqual([
      'GET /api/admin/quiz/update_section_quiz_library/{id}',
    ]);
  });

  test('API-014 a dry run of an import needs no key', async () => {
    const { call, keys } = start();
    const body = { file: new File(['a'], 'a.zip') };
    await call(importTemplates, { query: { dryRun: '1' }, body } as never);
    expect(keys).toEqual([undefined]);
  });
});
