import { describe, expect, it } from 'vitest';

import { addRecent, parseRecent } from '../../../src/domain/search/recent-entries.ts';

const quiz = (id: number) => ({
  id: `quiz ${String(id)}`,
  found: { title: `Quiz ${String(id)}`, to: `/quiz/view/${String(id)}` },
});
const dashboard = { id: 'area dashboard', found: null };

describe('recent entries', () => {
  it('have the newest first, each once, at most eight', () => {
    expect(addRecent([quiz(1), quiz(2)], quiz(2))).toEqual([quiz(2), quiz(1)]);
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(quiz).reduce(addRecent, []);
    expect(many).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(quiz));
  });

  it.each(['user 4', 'student 4'])('keep no people in the browser: %s', (id) => {
    expect(addRecent([dashboard], { id, found: { title: 'a@b.example', to: '/admins' } })).toEqual([
      dashboard,
    ]);
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{}', []],
    ['[null, 1, "x", {}, {"id": 1}, {"id": "a"}]', []],
    ['[{"id": "quiz 1", "found": {"title": "A", "to": "https://evil.example"}}]', []],
    ['[{"id": "quiz 1", "found": {"title": "A", "to": "//evil.example"}}]', []],
    ['[{"id": "quiz 1", "found": {"title": "A", "to": "/\\\\evil.example"}}]', []],
    [JSON.stringify([quiz(1), dashboard]), [quiz(1), dashboard]],
  ])('of the stored text %j are %j', (stored, entries) => {
    expect(parseRecent(stored)).toEqual(entries);
  });
});
