import { expect, test } from 'vitest';

import {
  canReceiveShare,
  findShareCall,
  getSharedQuizPath,
} from '../../../src/domain/access/quiz-share.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';

const everyRole: readonly EffectiveRole[] = [
  'superAdmin',
  'csUser',
  'publisher',
  'corporateAdmin',
  'admin',
  'ltiUser',
  'customer',
];
const who = (holds: (role: EffectiveRole) => boolean): readonly EffectiveRole[] =>
  everyRole.filter(holds);
const others = who((role) => role !== 'superAdmin' && role !== 'publisher');

test('PERM-12 PERM-18 a super admin shares admin quizzes and any user quiz, others their own, nobody templates or library quizzes', () => {
  const call = (role: EffectiveRole) => ({
    admin: findShareCall(role, { kind: 'admin', isOwn: false }),
    own: findShareCall(role, { kind: 'user', isOwn: true }),
    foreign: findShareCall(role, { kind: 'user', isOwn: false }),
    template: findShareCall(role, { kind: 'template', isOwn: true }),
    library: findShareCall(role, { kind: 'library', isOwn: true }),
  });
  const none = { admin: null, own: null, foreign: null, template: null, library: null };
  expect(call('superAdmin')).toEqual({
    ...none,
    admin: 'admin',
    own: 'customer',
    foreign: 'customer',
  });
  for (const role of others) expect(call(role)).toEqual({ ...none, own: 'own' });
  expect(call('publisher')).toEqual(none);
});

test('QSHR-10 a quiz can be shared with everybody who may read quizzes: all but publishers', () => {
  expect(who(canReceiveShare)).toEqual(who((role) => role !== 'publisher'));
});

test('PERM-16 QSHR-10 each role opens a shared quiz where it may', () => {
  expect([
    getSharedQuizPath('superAdmin', 'admin', 7),
    getSharedQuizPath('superAdmin', 'user', 7),
  ]).toEqual(['/quiz/shared-quiz/view/7', '/quiz/customer-quiz/view/7']);
  for (const role of others)
    expect([getSharedQuizPath(role, 'admin', 7), getSharedQuizPath(role, 'user', 7)]).toEqual([
      '/quiz/shared-quiz/view/7',
      '/quiz/shared-quiz/view/7',
    ]);
});
