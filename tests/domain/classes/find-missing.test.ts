import { describe, expect, it } from 'vitest';

import { canPublish, findMissing } from '../../../src/domain/classes/find-missing.ts';

const complete = {
  studentCount: 1,
  playlistCount: 0,
  quizzes: [{ id: 4, title: 'Cells', hasDeadline: true }],
  unsharedDocumentCount: 0,
};
const list = (change: Partial<typeof complete>) => findMissing({ ...complete, ...change });

describe('what is missing before a class is published', () => {
  it('CLS-04 nothing, with a student and a quiz that has a deadline', () => {
    expect(list({})).toEqual([]);
    expect(canPublish([])).toBe(true);
  });

  it('CLS-04 a student, and something to learn from, are needed', () => {
    const missing = list({ studentCount: 0, quizzes: [] });
    expect(missing).toEqual([
      { reason: 'noStudents', isBlocking: true, quiz: null, count: 1 },
      { reason: 'noContent', isBlocking: true, quiz: null, count: 1 },
    ]);
    expect(canPublish(missing)).toBe(false);
    expect(list({ quizzes: [], playlistCount: 1 })).toEqual([]);
  });

  it('CLS-04 a quiz without a deadline and documents shared with nobody are only told', () => {
    const missing = list({
      quizzes: [...complete.quizzes, { id: 9, title: 'Meiosis', hasDeadline: false }],
      unsharedDocumentCount: 2,
    });
    expect(missing).toEqual([
      {
        reason: 'quizWithoutDeadline',
        isBlocking: false,
        quiz: { id: 9, title: 'Meiosis' },
        count: 1,
      },
      { reason: 'documentsNotShared', isBlocking: false, quiz: null, count: 2 },
    ]);
    expect(canPublish(missing)).toBe(true);
  });
});
