import { expect, test } from 'vitest';

import {
  countCalendarDays,
  createTimeline,
} from '../../../src/domain/classes/deadline-timeline.ts';

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const now = at('2026-11-22');

test('the bars tell which quizzes are over, running, planned or without a deadline', () => {
  const { bars, today } = createTimeline(
    [
      { startsAt: at('2026-10-05'), endsAt: at('2026-10-16') },
      { startsAt: at('2026-11-13'), endsAt: at('2026-11-27') },
      { startsAt: at('2026-12-04'), endsAt: at('2026-12-10') },
      { startsAt: at('2026-12-04'), endsAt: null },
      { startsAt: null, endsAt: at('2026-11-27') },
    ],
    now,
  );
  expect(bars.map(({ state }) => state)).toEqual([
    'over',
    'running',
    'planned',
    'noDeadline',
    'running',
  ]);
  const [over, running, planned, open] = bars;
  expect([over?.end, running?.end].map((end) => Number(end) < today)).toEqual([true, false]);
  expect(Number(running?.start)).toBeLessThan(today);
  expect(Number(planned?.start)).toBeGreaterThan(today);
  expect(open?.end).toBe(100);
  for (const { start, end } of bars) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(100);
    expect(end - start).toBeGreaterThanOrEqual(3.9);
  }
});

test('few days show at least 45 around today, and many months at most four names', () => {
  const few = createTimeline([{ startsAt: now, endsAt: at('2026-11-23') }], now);
  expect(few.today).toBeGreaterThan(30);
  expect(few.today).toBeLessThan(60);
  const many = createTimeline([{ startsAt: at('2024-01-01'), endsAt: at('2026-12-31') }], now);
  expect(many.months.length).toBeLessThanOrEqual(4);
});

test('two quizzes with the same times have equal bars', () => {
  const times = { startsAt: at('2026-11-13'), endsAt: at('2026-11-27') };
  const [first, second] = createTimeline([times, { ...times }], now).bars;
  expect(first).toEqual(second);
});

test.each([
  ['2026-11-22T22:30:00Z', '2026-11-23T00:30:00Z', 'UTC', 1],
  ['2026-11-22T22:30:00Z', '2026-11-23T00:30:00Z', 'America/New_York', 0],
  ['2026-11-22T09:00:00Z', '2026-11-22T12:00:00Z', 'Pacific/Kiritimati', 1],
  ['2026-11-22T03:00:00Z', '2026-11-22T12:00:00Z', 'Pacific/Niue', 1],
  ['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', 'UTC', 0],
  // The clocks go back, so this day has 25 hours.
  ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Berlin', 0],
  ['2026-12-31T12:00:00Z', '2027-01-02T12:00:00Z', 'Asia/Kathmandu', 2],
])('from %s until %s in %s are %d days of the calendar', (from, until, timeZone, days) => {
  expect(countCalendarDays(Date.parse(from), Date.parse(until), timeZone)).toBe(days);
});
