import { expect, test } from 'vitest';

import { countStudentStates, getStudentState } from '../../../src/domain/classes/student-state.ts';

test('CLS-06 a mail that came back shows until the student has joined', () => {
  expect(getStudentState({ status: 'invited', mail: null })).toBe('invited');
  expect(getStudentState({ status: 'invited', mail: { state: 'waiting' } })).toBe('invited');
  expect(getStudentState({ status: 'invited', mail: { state: 'failed' } })).toBe('cameBack');
  expect(getStudentState({ status: 'joined', mail: { state: 'failed' } })).toBe('joined');
  expect(
    countStudentStates([
      { status: 'joined', mail: null },
      { status: 'invited', mail: { state: 'failed' } },
      { status: 'joined', mail: null },
    ]),
  ).toEqual({ joined: 2, invited: 0, cameBack: 1 });
});
