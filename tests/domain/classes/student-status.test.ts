import { describe, expect, it } from 'vitest';

import { getMeanPercent, getQuizResult } from '../../../src/domain/classes/student-status.ts';

const facts = { percent: null, hasJoined: true, startsAt: 100, endsAt: 200 };

describe('the result of a student in a quiz of a class', () => {
  it('CLS-06 is the percentage once it was handed in, whatever else holds', () => {
    expect(getQuizResult({ ...facts, percent: 0, hasJoined: false }, 50)).toBe(0);
    expect(getQuizResult({ ...facts, percent: 88 }, 500)).toBe(88);
  });

  it('CLS-06 is open until the deadline and missed from then on', () => {
    expect(getQuizResult(facts, 100)).toBe('open');
    expect(getQuizResult(facts, 199)).toBe('open');
    expect(getQuizResult(facts, 200)).toBe('missed');
    expect(getQuizResult({ ...facts, startsAt: null, endsAt: null }, 200)).toBe('open');
  });

  it('CLS-06 is nothing before the quiz starts, and for a student who has not joined', () => {
    expect(getQuizResult(facts, 99)).toBeNull();
    expect(getQuizResult({ ...facts, hasJoined: false }, 300)).toBeNull();
  });

  it('CLS-06 the mean counts only what was handed in', () => {
    expect(getMeanPercent([90, 'missed', 85, null, 'open'])).toBe(88);
    expect(getMeanPercent([0])).toBe(0);
    expect(getMeanPercent(['open', null])).toBeNull();
  });
});
