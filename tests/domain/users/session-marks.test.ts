import { expect, test } from 'vitest';

import { getSessionMarks, type MarkedSession } from '../../../src/domain/users/session-marks.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const session = (more: Partial<MarkedSession>): MarkedSession => ({
  createdAt: '2026-11-20T08:00:00Z',
  usedAt: '2026-11-23T08:00:00Z',
  address: '192.0.2.1',
  isCurrent: false,
  ...more,
});
const mark = (...sessions: readonly MarkedSession[]) =>
  sessions.map((one) => getSessionMarks(one, sessions, now));

test('SES-11 a session is active for twenty minutes after its token was renewed', () => {
  expect(
    mark(
      session({ usedAt: '2026-11-24T09:40:01Z' }),
      session({ usedAt: '2026-11-24T09:40:00Z' }),
      session({ usedAt: null }),
    ),
  ).toEqual([['activeNow'], [], []]);
});

test('SES-11 the session of this device says so, and not that it is active', () => {
  expect(mark(session({ isCurrent: true, usedAt: '2026-11-24T09:59:00Z' }))).toEqual([
    ['thisDevice'],
  ]);
});

test('SES-11 an address is new when no earlier session has it', () => {
  expect(
    mark(
      session({ createdAt: '2026-11-23T08:00:00Z', address: '198.51.100.7', isCurrent: true }),
      session({ createdAt: '2026-11-22T08:00:00Z', address: '198.51.100.7' }),
      session({ createdAt: '2026-11-21T08:00:00Z', address: '192.0.2.1' }),
      session({ createdAt: '2026-11-20T12:00:00Z', address: '' }),
      session({ createdAt: '2026-11-20T08:00:00Z', address: '192.0.2.1' }),
    ),
  ).toEqual([['thisDevice'], ['newAddress'], [], [], []]);
});
