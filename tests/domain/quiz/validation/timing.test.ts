import { describe, expect, it } from 'vitest';

import {
  validateQuiz,
  listSummaryMessages,
} from '../../../../src/domain/quiz/validation/validate-quiz.ts';
import type { ValidationContext } from '../../../../src/domain/quiz/validation/validation-error.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { getEarliestDeadline } from '../../../../src/domain/quiz/deadline.ts';
import { validateDuration, parseDuration } from '../../../../src/domain/quiz/validation/timing.ts';
import { toPayload } from '../../../../src/domain/quiz/stored/to-payload.ts';
import { draftOf, question } from '../support/drafts.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const [yesterday, today, soon, later] = [
  '2026-11-20T12:00:00.000Z',
  '2026-11-21T12:00:00.000Z',
  '2026-11-21T12:01:00.000Z',
  '2026-12-01T09:00:00.000Z',
] as const;
const good: Draft = { ...draftOf([question('1')]), graded: 'graded' };
const faultsOf = (dates: Partial<Draft>, base: Partial<Draft> = {}) => {
  const context: ValidationContext = {
    kind: 'user',
    intent: 'edit',
    now,
    base: { ...good, ...base },
  };
  return validateQuiz({ ...good, ...base, ...dates }, context).map(
    ({ location: place, message }) => [place.kind === 'detail' ? place.field : place.kind, message],
  );
};

describe('start and end', () => {
  it('QVAL-23 QVAL-25 a changed start is after now', () => {
    expect(faultsOf({ startDate: yesterday })).toEqual([['startDate', 'quizForm.check.startPast']]);
    expect(faultsOf({ startDate: today })).toEqual([['startDate', 'quizForm.check.startPast']]);
    expect(faultsOf({ startDate: soon })).toEqual([]);
  });

  it('QVAL-23 a running quiz keeps its start, but gets no other one in the past', () => {
    const running = { startDate: yesterday, endDate: later };
    expect(faultsOf({ title: 'Running' }, running)).toEqual([]);
    expect(faultsOf({ startDate: '2026-11-20T12:00:00Z' }, running)).toEqual([]);
    expect(faultsOf({ startDate: '2026-11-20T13:00:00.000Z' }, running)).toEqual([
      ['startDate', 'quizForm.check.startPast'],
    ]);
  });

  it('QVAL-24 QVAL-26 an end is after the start and, when changed, after now', () => {
    expect(faultsOf({ startDate: later, endDate: soon })).toEqual([
      ['endDate', 'quizForm.check.endBeforeStart'],
    ]);
    expect(faultsOf({ startDate: later, endDate: later })).toEqual([
      ['endDate', 'quizForm.check.endBeforeStart'],
    ]);
    expect(faultsOf({ endDate: yesterday })).toEqual([['endDate', 'quizForm.check.endPast']]);
    expect(faultsOf({ endDate: today })).toEqual([['endDate', 'quizForm.check.endPast']]);
    expect(faultsOf({ startDate: soon, endDate: later })).toEqual([]);
    expect(faultsOf({ startDate: later }, { endDate: soon })).toEqual([
      ['endDate', 'quizForm.check.endBeforeStart'],
    ]);
  });

  it('QVAL-24 a quiz that has ended can be edited without a new end', () => {
    expect(faultsOf({ title: 'Ended' }, { startDate: yesterday, endDate: today })).toEqual([]);
  });

  it('QVAL-24 the earliest end is the later of the start and now', () => {
    expect(
      [null, yesterday, later].map((startDate) => getEarliestDeadline({ startDate }, now)),
    ).toEqual([now, now, Date.parse(later)]);
  });

  it('QFRM-20 no dates are no error', () => {
    expect(
      faultsOf({ startDate: null, endDate: null }, { startDate: yesterday, endDate: yesterday }),
    ).toEqual([]);
  });

  it('QVAL-01 QVAL-27 the messages of dates and duration follow the printed ones', () => {
    const draft = {
      ...good,
      title: '',
      startDate: yesterday,
      endDate: yesterday,
      durationMinutes: '-1',
    };
    expect(
      listSummaryMessages(validateQuiz(draft, { kind: 'user', intent: 'create', now, base: good })),
    ).toEqual([
      'quiz.check.noTitle',
      'quizForm.check.durationNotWhole',
      'quizForm.check.startPast',
      'quizForm.check.endBeforeStart',
    ]);
  });
});

describe('duration', () => {
  it.each([
    ['', null, null],
    ['  ', null, null],
    ['0', 0, null],
    [' 45 ', 45, null],
    ['007', 7, null],
    ['100000', 100_000, null],
    ['100001', 100_001, 'quizForm.check.durationTooLong'],
    ['1000000000', 1e9, 'quizForm.check.durationTooLong'],
    ['99999999999999999999', '99999999999999999999', 'quizForm.check.durationTooLong'],
    ['-5', '-5', 'quizForm.check.durationNotWhole'],
    ['4.5', '4.5', 'quizForm.check.durationNotWhole'],
    ['1e9', '1e9', 'quizForm.check.durationNotWhole'],
    ['an hour', 'an hour', 'quizForm.check.durationNotWhole'],
    ['٤٥', '٤٥', 'quizForm.check.durationNotWhole'],
  ])('QVAL-21 %j is read as %j', (text, duration, fault) => {
    expect([parseDuration(text), validateDuration(parseDuration(text))]).toEqual([duration, fault]);
  });

  it('QVAL-21 an invalid stored duration is an error too', () => {
    expect([-1, 4.5, Number.NaN].map(validateDuration)).toEqual(
      Array(3).fill('quizForm.check.durationNotWhole'),
    );
  });

  it('QVAL-22 no duration and 0 are sent as null', () => {
    expect(
      [null, 0, 45].map(
        (durationMinutes) => toPayload({ ...good, durationMinutes }, null).duration,
      ),
    ).toEqual([null, null, 45]);
  });
});
