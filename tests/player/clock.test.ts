// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createClock } from '../../src/player/clock.ts';
import { Session } from '../../src/player/session.ts';
import { opensAt, quiz } from './visit.ts';

const minute = 60_000;

/**
 * A clock, made `from` minutes after its quiz of `minutes` was begun: what it shows and says so
 * many milliseconds after the beginning.
 */
function clockOf(minutes: number, from = 0) {
  let now = opensAt;
  const session = new Session({
    quiz: { ...quiz, durationMinutes: minutes },
    lms: null,
    now: () => now,
  });
  session.start();
  now += from * minute;
  const { element, tick } = createClock(session);
  const part = (role: string): HTMLElement =>
    element.querySelector<HTMLElement>(`[role=${role}]`) ?? element;
  return {
    session,
    at: (milliseconds: number): readonly [string | null, string] => {
      now = opensAt + milliseconds;
      tick();
      return [part('timer').hidden ? null : part('timer').textContent, part('status').textContent];
    },
  };
}

describe('the clock of a package', () => {
  it('API-088 says when five minutes and when one minute are left, and nothing else', () => {
    const { at } = clockOf(65);
    expect(at(0)).toEqual(['1:05:00', '']);
    expect(at(59 * minute)).toEqual(['06:00', '']);
    expect(at(60 * minute)).toEqual(['05:00', '5 minutes left']);
    expect(at(63 * minute)).toEqual(['02:00', '5 minutes left']);
    expect(at(64 * minute)).toEqual(['01:00', '1 minute left']);
  });

  it('API-088 says nothing that is not so: not at the start of a short quiz, not of one that is gone on with late, only the last after a sleep', () => {
    const short = clockOf(1);
    expect([short.at(0), short.at(10)]).toEqual([
      ['01:00', ''],
      ['01:00', ''],
    ]);
    const late = clockOf(30, 29.5);
    expect([late.at(29.5 * minute), late.at(29.6 * minute)]).toEqual([
      ['00:30', ''],
      ['00:24', ''],
    ]);
    const asleep = clockOf(30);
    expect([asleep.at(0), asleep.at(29 * minute)]).toEqual([
      ['30:00', ''],
      ['01:00', '1 minute left'],
    ]);
  });

  it('API-088 shows and says nothing more when the quiz is submitted', () => {
    const { session, at } = clockOf(2);
    expect(at(minute)).toEqual(['01:00', '1 minute left']);
    session.submit();
    expect(at(minute)).toEqual([null, '']);
  });
});
