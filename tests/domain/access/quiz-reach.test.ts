import { expect, test } from 'vitest';

import { getQuizReach } from '../../../src/domain/access/quiz-reach.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';

const kinds = ['template', 'library', 'admin', 'user'] as const;
const describeReach = (role: EffectiveRole): readonly string[] =>
  kinds.map((kind) => {
    const { read, write } = getQuizReach(role, kind);
    return `${kind}: reads ${read}, writes ${write}`;
  });

test('PERM-08 PERM-09 PERM-13 super admins read and write every quiz', () => {
  expect(describeReach('superAdmin')).toEqual([
    'template: reads all, writes all',
    'library: reads all, writes all',
    'admin: reads all, writes all',
    'user: reads all, writes all',
  ]);
});

test.each(['corporateAdmin', 'admin', 'csUser', 'ltiUser'] as const)(
  'PERM-08 PERM-09 PERM-18 the role %s reads library and admin quizzes, and writes its own user quizzes',
  (role) => {
    expect(describeReach(role)).toEqual([
      'template: reads none, writes none',
      'library: reads all, writes none',
      'admin: reads all, writes none',
      'user: reads ownAndShared, writes own',
    ]);
  },
);

test('PERM-17 PERM-18 customers have their own and shared user quizzes only, publishers none', () => {
  expect(describeReach('customer')).toEqual([
    'template: reads none, writes none',
    'library: reads none, writes none',
    'admin: reads none, writes none',
    'user: reads ownAndShared, writes own',
  ]);
  expect(describeReach('publisher')).toEqual(
    kinds.map((kind) => `${kind}: reads none, writes none`),
  );
});
