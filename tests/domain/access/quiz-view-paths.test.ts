import { expect, test } from 'vitest';

import { href } from '../../../src/domain/access/href.ts';
import { getQuizViewPaths } from '../../../src/domain/access/quiz-view-paths.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { routes } from '../../../src/domain/access/routes.ts';

const views = Object.entries(routes).flatMap(([id, row]) =>
  'quiz' in row && row.quiz.mode === 'view'
    ? [{ id, path: row.path.replace(/\{\w+\}/, '7'), context: row.quiz.context }]
    : [],
);
const pathsOf = (role: EffectiveRole, mayChange = true) =>
  Object.fromEntries(
    views.map(({ id, path, context }) => [
      id,
      getQuizViewPaths(path, { context, role, quiz: 7, mayChange }),
    ]),
  );

test('NAV-081 NAV-086 NAV-091 NAV-094 NAV-100 NAV-106 NAV-109 PERM-05 a super admin goes from every viewer to its editor, its copy and its list', () => {
  expect(pathsOf('superAdmin')).toEqual({
    templateView: { list: href('templates'), edit: '/quiz/edit/7', copy: '/quiz/copy/7' },
    adminQuizView: {
      list: '/quiz/admin-quiz',
      edit: '/quiz/admin-quiz/edit/7',
      copy: '/quiz/admin-quiz/copy/7',
    },
    sharedQuizView: {
      list: '/quiz/shared-quiz',
      edit: '/quiz/shared-quiz/edit/7',
      copy: '/quiz/shared-quiz/copy/7',
    },
    customerQuizView: {
      list: '/quiz/customer-quiz',
      edit: '/quiz/customer-quiz/edit/7',
      copy: '/quiz/customer-quiz/copy/7',
    },
    myQuizView: {
      list: '/quiz/my-quiz',
      edit: '/quiz/my-quiz/edit/7',
      copy: '/quiz/my-quiz/copy/7',
    },
    libraryQuizView: {
      list: '/quiz/library',
      edit: '/quiz/library/edit/7',
      copy: '/quiz/library/copy/7',
    },
    userQuizView: {
      list: '/quiz/my-quiz',
      edit: '/quiz/user-quiz/edit/7',
      copy: '/quiz/my-quiz/copy/7',
    },
  });
});

test.each(['corporateAdmin', 'admin', 'csUser', 'ltiUser', 'customer'] as const)(
  'PERM-04 PERM-06 a %s is only offered what the routes let it reach',
  (role) => {
    const { adminQuizView, sharedQuizView, myQuizView, userQuizView, templateView } = pathsOf(role);
    expect([adminQuizView, sharedQuizView, myQuizView, userQuizView, templateView]).toEqual([
      { list: '/quiz/admin-quiz', edit: null, copy: null },
      {
        list: '/quiz/shared-quiz',
        edit: '/quiz/shared-quiz/edit/7',
        copy: '/quiz/shared-quiz/copy/7',
      },
      { list: '/quiz/my-quiz', edit: '/quiz/my-quiz/edit/7', copy: '/quiz/my-quiz/copy/7' },
      { list: '/quiz/my-quiz', edit: '/quiz/user-quiz/edit/7', copy: '/quiz/my-quiz/copy/7' },
      { list: '/quiz', edit: null, copy: null },
    ]);
  },
);

test('PERM-20 a quiz that this person may not change offers no editor, but its copy', () => {
  expect(pathsOf('customer', false)['sharedQuizView']).toEqual({
    list: '/quiz/shared-quiz',
    edit: null,
    copy: '/quiz/shared-quiz/copy/7',
  });
});
