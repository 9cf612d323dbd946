import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  validateDeadline,
  getEarliestDeadline,
  roundDeadline,
} from '../../../src/domain/quiz/deadline.ts';

const at = (time: string): number => Date.parse(`2026-03-04T${time}Z`);
const iso = (time: string): string => new Date(at(time)).toISOString();
const round = (chosen: string, now: string, zone = 0) => roundDeadline(iso(chosen), at(now), zone);
const unbound = { startDate: null, subscriptionEnd: null };

it('QVAL-29 LIM-22 a deadline before now becomes the first full or half hour more than a minute after now', () => {
  expect(
    [
      ['09:00', '10:00:00'],
      ['10:00', '10:29:30'],
      ['09:59', '10:28:59'],
      ['09:00', '10:29:00'],
      ['09:00', '23:45:00'],
    ].map(([chosen = '', now = '']) => round(chosen, now)),
  ).toEqual([iso('10:30'), iso('11:00'), iso('10:30'), iso('11:00'), '2026-03-05T00:00:00.000Z']);
});

it('QVAL-29 a later deadline and null stay', () => {
  expect([
    round('10:00', '10:00'),
    round('10:01', '10:00'),
    roundDeadline(null, at('10:00'), 0),
  ]).toEqual([iso('10:00'), iso('10:01'), null]);
});

it('QVAL-29 half hours follow the local time zone', () => {
  expect([round('09:00', '10:00', 345), round('09:00', '10:00', -210)]).toEqual([
    iso('10:15'),
    iso('10:30'),
  ]);
});

it('QVAL-29 a rounded deadline is never past, at most 31 minutes after now when it moved, and rounding again changes nothing', () => {
  const moment = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 });
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.constantFrom(-570, -210, 0, 60, 330, 345, 765),
      (chosen, now, zone) => {
        const end = roundDeadline(new Date(chosen).toISOString(), now, zone) ?? '';
        const stored = Date.parse(end);
        expect(stored).toBeGreaterThanOrEqual(now);
        if (chosen < now) {
          expect(stored - now).toBeGreaterThan(60_000);
          expect(stored - now).toBeLessThanOrEqual(31 * 60_000);
          expect(Math.abs((stored / 60_000 + zone) % 30)).toBe(0);
        }
        expect(roundDeadline(end, now, zone)).toBe(end);
      },
    ),
    { seed: 20261121 },
  );
});

it('QVAL-28 the picker starts today, or at a later start of the quiz', () => {
  expect([
    getEarliestDeadline({ startDate: null }, at('10:00')),
    getEarliestDeadline({ startDate: iso('09:00') }, at('10:00')),
    getEarliestDeadline({ startDate: iso('11:00') }, at('10:00')),
  ]).toEqual([at('10:00'), at('10:00'), at('11:00')]);
});

it('QVAL-28 QVAL-30 a deadline is after now, after the start, and within the subscription; none is always allowed', () => {
  const bounds = { startDate: iso('12:00'), subscriptionEnd: iso('18:00') };
  expect(
    ['09:59', '10:00', '12:00', '12:01', '18:00', '18:01'].map((time) =>
      validateDeadline(iso(time), bounds, at('10:00')),
    ),
  ).toEqual(['past', 'beforeStart', 'beforeStart', null, null, 'beyondSubscription']);
  expect([
    validateDeadline(null, bounds, at('20:00')),
    validateDeadline(iso('10:00'), unbound, at('10:00')),
    validateDeadline(iso('23:00'), unbound, at('10:00')),
  ]).toEqual([null, null, null]);
});
