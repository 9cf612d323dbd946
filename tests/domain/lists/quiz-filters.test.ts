import { describe, expect, it } from 'vitest';

import { getStartOfDay, getWeek } from '../../../src/domain/lists/local-days.ts';
import {
  formatDayRange,
  listActiveFilters,
  readQuizFilters,
  type QuizFilterName,
} from '../../../src/domain/lists/quiz-filters.ts';

const none = {
  deadline: null,
  access: null,
  processing: null,
  sharing: null,
  subject: [],
  owner: '',
  created: { from: null, until: null },
};
const names: readonly QuizFilterName[] = [
  'subject',
  'deadline',
  'access',
  'owner',
  'created',
  'processing',
  'sharing',
];

describe('the filters of a quiz list in its address', () => {
  it('PD-31 are read with their choices, subjects, days and words', () => {
    const texts = {
      subject: '7,3,7',
      deadline: 'week',
      access: 'open',
      owner: '  Noor Haddad ',
      created: '2026-03-01..2026-03-31',
      processing: 'failed',
      sharing: 'unshared',
    };
    expect(readQuizFilters(texts)).toEqual({
      subject: [7, 3],
      deadline: 'week',
      access: 'open',
      owner: 'Noor Haddad',
      created: { from: '2026-03-01', until: '2026-03-31' },
      processing: 'failed',
      sharing: 'unshared',
    });
    expect(listActiveFilters(names, texts)).toEqual(names);
    expect(listActiveFilters(['owner'], texts)).toEqual(['owner']);
    expect(readQuizFilters({})).toEqual(none);
  });

  it('PD-31 a value that no filter has is left out', () => {
    const hostile = {
      subject: "0,-1,1e9,2147483648,<b>,'1' or 1=1,9999999999",
      deadline: 'constructor',
      access: 'Open',
      owner: ' '.repeat(300),
      created: '2026-02-30..yesterday..2026-01-01',
      processing: 'done',
      sharing: '__proto__',
    };
    expect(readQuizFilters(hostile)).toEqual(none);
    expect(listActiveFilters(names, hostile)).toEqual([]);
    expect(
      readQuizFilters({ subject: Array.from({ length: 40 }, (_, at) => at + 1).join() }).subject,
    ).toHaveLength(20);
    expect(readQuizFilters({ owner: 'x'.repeat(500) }).owner).toHaveLength(200);
  });

  it('PD-31 one day is enough for a period', () => {
    const from = { from: '2026-03-01', until: null };
    const until = { from: null, until: '2026-03-31' };
    expect(
      [from, until].map((range) => readQuizFilters({ created: formatDayRange(range) }).created),
    ).toEqual([from, until]);
    expect(formatDayRange(none.created)).toBe('');
  });
});

describe('days where the person is', () => {
  it('QLST-09 a week begins on Monday', () => {
    const week = { start: new Date(2026, 10, 23), end: new Date(2026, 10, 30) };
    for (const [date, hours] of [
      [23, 0],
      [25, 12],
      [29, 23],
    ] as const)
      expect(getWeek(new Date(2026, 10, date, hours, 59).getTime())).toEqual(week);
    expect(getWeek(new Date(2026, 10, 30).getTime()).start).toEqual(week.end);
  });

  it('QLST-45 a day begins at its midnight', () => {
    expect([getStartOfDay('2026-03-01'), getStartOfDay('2026-12-31', 1)]).toEqual([
      new Date(2026, 2, 1),
      new Date(2027, 0, 1),
    ]);
  });
});
