import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { noLimits, toPlain } from '../../../src/inspection/live/to-plain.ts';

describe('what leaves an inspected tab', () => {
  it('ENT-02 holds no password, token or credential by name', () => {
    expect(
      toPlain({
        type: 'form.change',
        values: { email: 'ada@lectern.test', password: 'pw', repeatedPassword: 'pw' },
        field: 'newPassword',
        value: 'pw',
        output: { token: { accessToken: 'a' } },
        list: [{ refreshToken: 'abc' }],
        headers: { Authorization: 'Bearer abc', Cookie: 'session=1' },
      }),
    ).toEqual({
      type: 'form.change',
      values: { email: 'ada@lectern.test', password: '***', repeatedPassword: '***' },
      field: 'newPassword',
      value: '***',
      output: { token: '***' },
      list: [{ refreshToken: '***' }],
      headers: { Authorization: '***', Cookie: '***' },
    });
  });

  it.each([
    ['?token=3f9ac1', '?token=***'],
    [
      'Open https://lectern.test/admin/?a=1&inviteToken=3f9ac1#top now',
      'Open https://lectern.test/admin/?a=1&inviteToken=***#top now',
    ],
    [
      'https://lectern.test/reset-password/3f9ac1d2e4b5a6',
      'https://lectern.test/reset-password/***',
    ],
    ['Bearer abc.def-ghi', 'Bearer ***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.abc', '***'],
    ['What is a token?', 'What is a token?'],
  ])('holds no token inside of a text: %s', (text, masked) => {
    expect(toPlain({ link: text })).toEqual({ link: masked });
  });

  it('can be posted: actors are ids, maps and sets are lists, functions are left out', () => {
    const child = createActor(createMachine({ id: 'child' }));
    const cyclic: Record<string, unknown> = { name: 'loop' };
    cyclic['self'] = cyclic;
    const plain = toPlain({
      child,
      ids: new Map([['a', 1]]),
      collapsed: new Set(['q1']),
      now: () => 0,
      cyclic,
      at: new Date(0),
    });
    expect(structuredClone(plain)).toEqual({
      child: { actor: child.sessionId },
      ids: [['a', 1]],
      collapsed: ['q1'],
      now: undefined,
      cyclic: { name: 'loop', self: undefined },
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('folds large values', () => {
    const limits = { depth: 2, entries: 2, characters: 5 };
    expect(
      toPlain({ text: 'A catalyst', list: [1, 2, 3], a: { b: { c: 1 }, d: [1] } }, limits),
    ).toEqual({
      text: 'A cat…',
      list: [1, 2, '… 1 more'],
      a: { b: '… 1 properties', d: '… 1 elements' },
    });
    expect(toPlain({ list: [1, 2, 3] }, noLimits)).toEqual({ list: [1, 2, 3] });
  });
});
