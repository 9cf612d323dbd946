import { expect, test } from 'vitest';

import {
  addCorrection,
  createReport,
  leaveOut,
} from '../../../src/domain/classes/invitation-report.ts';
import { readPastedStudents } from '../../../src/domain/classes/pasted-students.ts';

const pasted = readPastedStudents(
  'a@x.org\nb@x.org\nb@x.org\nt.meier@northfeild.example\nlena.vogt@',
);
const answer = {
  invited: ['a@x.org'],
  alreadyInvited: ['b@x.org'],
  notFound: ['t.meier@northfeild.example'],
  suggestions: [{ email: 'T.Meier@northfeild.example', suggestion: 'northfield.example' }],
};
const meier = {
  text: 't.meier@northfeild.example',
  reason: 'unknown',
  suggestion: 't.meier@northfield.example',
} as const;
const vogt = { text: 'lena.vogt@', reason: 'invalid', suggestion: null } as const;

test('CLS-06 the report tells who was invited, already here, listed twice and to correct', () => {
  expect(createReport(pasted, answer)).toEqual({
    pastedCount: 5,
    invited: ['a@x.org'],
    alreadyHere: ['b@x.org'],
    repeated: ['b@x.org'],
    toCorrect: [meier, vogt],
  });
});

test('CLS-06 an entry is left out, or corrected and invited', () => {
  const report = createReport(pasted, answer);
  expect(leaveOut(report, 'lena.vogt@').toCorrect).toEqual([meier]);
  const corrected = addCorrection(report, meier.text, {
    invited: [meier.suggestion],
    alreadyInvited: [],
    notFound: [],
    suggestions: [],
  });
  expect([corrected.invited, corrected.toCorrect]).toEqual([
    ['a@x.org', 't.meier@northfield.example'],
    [vogt],
  ]);
});
