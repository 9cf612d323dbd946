import { expect, test } from 'vitest';

import {
  canRemind,
  findReminderObstacle,
  getRecentReminder,
} from '../../../src/domain/classes/quiz-reminder.ts';

const now = 1_000_000_000;
const open = { isPublished: true, startsAt: null, endsAt: now + 1 };

test.each([
  [open, null],
  [{ ...open, startsAt: now }, null],
  [{ ...open, startsAt: now + 1, endsAt: now + 2 }, 'notOpen'],
  [{ ...open, endsAt: now }, 'notOpen'],
  [{ ...open, endsAt: null }, 'notOpen'],
  [{ ...open, isPublished: false }, 'notPublished'],
])('CLS-06 what prevents reminding students of %j is %s', (quiz, obstacle) => {
  expect(findReminderObstacle(quiz, now)).toBe(obstacle);
  expect([
    canRemind('full', quiz, now),
    canRemind('colleague', quiz, now),
    canRemind(null, quiz, now),
  ]).toEqual([obstacle === null, false, false]);
});

test('CLS-06 a reminder counts for 24 hours', () => {
  const remindedAt = new Date('2026-11-23T10:00:00.000Z');
  expect(getRecentReminder(null, remindedAt)).toBeNull();
  expect(getRecentReminder(remindedAt, remindedAt)).toBe(remindedAt);
  expect(getRecentReminder(remindedAt, new Date('2026-11-24T09:59:59.999Z'))).toBe(remindedAt);
  expect(getRecentReminder(remindedAt, new Date('2026-11-24T10:00:00.000Z'))).toBeNull();
});
