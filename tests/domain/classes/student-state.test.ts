import { expect, test } from 'vitest';

import {
  countStudentStates,
  getMailErrorText,
  getStudentState,
} from '../../../src/domain/classes/student-state.ts';

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

test.each([
  ['550 5.1.1 The mailbox does not exist', 'The mailbox does not exist'],
  ['550-5.7.1 Refused', 'Refused'],
  ['421 Try later', 'Try later'],
  ['550 5.1.1', '550 5.1.1'],
  ['connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ['300 students are too many', '300 students are too many'],
])('CLS-06 the error %j of a mail server reads %j', (error, text) => {
  expect(getMailErrorText(error)).toBe(text);
});
