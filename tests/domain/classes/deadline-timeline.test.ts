import { expect, test } from 'vitest';

import { createTimeline } from '../../../src/domain/classes/deadline-timeline.ts';

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
