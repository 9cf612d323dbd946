import { expect, test } from 'vitest';

import { noFlags } from '../../../src/domain/access/area.ts';
import { resolveRoute } from '../../../src/domain/access/resolve-route.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import {
  getChangedQuizHref,
  getCreateHref,
  getDeadlineHref,
  getDraftHref,
  getProcessedListHref,
  getQuizHref,
  getQuizListHref,
  getQuizOfPlaylistHref,
} from '../../../src/domain/dashboard/quiz-links.ts';

test('NAV-046 a quiz opens where the role reaches it', () => {
  const hrefs = (role: EffectiveRole, isOwn = false) =>
    (['template', 'library', 'admin', 'user'] as const).map((kind) =>
      getQuizHref(role, { id: 7, kind, isOwn }),
    );
  expect(hrefs('superAdmin')).toEqual([
    '/quiz/edit/7',
    '/quiz/library/view/7',
    '/quiz/admin-quiz/view/7',
    '/quiz/customer-quiz/view/7',
  ]);
  expect(hrefs('csUser')).toEqual([
    null,
    null,
    '/quiz/admin-quiz/view/7',
    '/quiz/shared-quiz/view/7',
  ]);
  expect(hrefs('customer', true)).toEqual([
    null,
    null,
    '/quiz/shared-quiz/view/7',
    '/quiz/my-quiz/view/7',
  ]);
});

test('NAV-046 every link is allowed by the route table of the role', () => {
  for (const role of ['superAdmin', 'admin', 'csUser', 'ltiUser', 'customer'] as const)
    for (const kind of ['template', 'library', 'admin', 'user'] as const)
      for (const isOwn of [true, false]) {
        const path = getQuizHref(role, { id: 7, kind, isOwn });
        if (path === null) continue;
        expect({ role, path, kind: resolveRoute(path, { role, flags: noFlags }).kind }).toEqual({
          role,
          path,
          kind: 'allowed',
        });
      }
});

test('NAV-046 a draft opens the editor that offers it', () => {
  expect([
    getDraftHref('superAdmin', 'template', { kind: 'article', article: 3 }),
    getDraftHref('superAdmin', 'library', { kind: 'blank' }),
    getDraftHref('superAdmin', 'admin', { kind: 'copy', quiz: 4 }),
    getDraftHref('superAdmin', 'user', { kind: 'stored', quiz: 5 }),
    getDraftHref('customer', 'user', { kind: 'stored', quiz: 5 }),
    getDraftHref('customer', 'user', { kind: 'blank' }),
  ]).toEqual([
    '/quiz/create/3',
    '/quiz/library/create',
    '/quiz/admin-quiz/copy/4',
    '/quiz/customer-quiz/edit/5',
    '/quiz/my-quiz/edit/5',
    '/quiz/my-quiz/create',
  ]);
});

test('QIO-15 a quiz of a playlist is a template of super admins and a quiz of their own of others', () => {
  expect(
    (['superAdmin', 'corporateAdmin', 'admin', 'csUser', 'ltiUser', 'publisher'] as const).map(
      (role) => getQuizOfPlaylistHref(role, 7),
    ),
  ).toEqual([
    '/quiz/create?playlist=7',
    '/quiz/my-quiz/create?playlist=7',
    '/quiz/my-quiz/create?playlist=7',
    '/quiz/my-quiz/create?playlist=7',
    '/quiz/my-quiz/create?playlist=7',
    null,
  ]);
});

test('NAV-046 a deadline leads to its results, to the class of a colleague, or to the quiz', () => {
  const open = { id: 7, kind: 'user', isOwn: false, assigned: 0, class: null } as const;
  const ofClass = { ...open, class: { id: 3 } };
  expect([
    getDeadlineHref('superAdmin', { ...ofClass, assigned: 2 }),
    getDeadlineHref('superAdmin', ofClass),
    getDeadlineHref('customer', { ...ofClass, assigned: 2 }),
    getDeadlineHref('customer', { ...ofClass, isOwn: true }),
    getDeadlineHref('customer', open),
  ]).toEqual([
    '/quiz/customer-quiz/results/7',
    '/quiz/customer-quiz/view/7',
    '/classes/3',
    '/quiz/my-quiz/view/7',
    '/quiz/shared-quiz/view/7',
  ]);
});

test('NAV-046 a changed quiz opens as a shared one, as an own one, or as that of a customer', () => {
  const quiz = { id: 7, kind: 'user' } as const;
  expect([
    getChangedQuizHref('customer', quiz, true),
    getChangedQuizHref('customer', quiz, false),
    getChangedQuizHref('superAdmin', quiz, false),
  ]).toEqual(['/quiz/shared-quiz/view/7', '/quiz/my-quiz/view/7', '/quiz/customer-quiz/view/7']);
});

test('NAV-046 a super admin creates templates and sees all quizzes, others their own', () => {
  expect([getCreateHref('superAdmin'), getCreateHref('customer')]).toEqual([
    '/quiz/create',
    '/quiz/my-quiz/create',
  ]);
  expect([getQuizListHref('superAdmin'), getQuizListHref('customer')]).toEqual([
    '/quiz/customer-quiz',
    '/quiz/my-quiz',
  ]);
  expect([getProcessedListHref('superAdmin'), getProcessedListHref('csUser')]).toEqual([
    '/quiz/library',
    null,
  ]);
});
