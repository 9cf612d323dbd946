import { expect, it } from 'vitest';

import { getQuizKind } from '../../../../src/domain/access/get-quiz-kind.ts';
import { resolveRoute } from '../../../../src/domain/access/resolve-route.ts';
import { noFlags } from '../../../../src/domain/access/area.ts';
import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import { getRouteAfterSave } from '../../../../src/machines/quiz/editor/route-after-save.ts';

const contexts = [
  'template',
  'library',
  'admin',
  'shared',
  'customer',
  'user',
] as const satisfies readonly QuizContext[];
const destinations = (role: 'superAdmin' | 'customer', intent: 'create' | 'copy' | 'edit') =>
  Object.fromEntries(
    contexts.map((context) => [
      context,
      getRouteAfterSave({ context, kind: getQuizKind(context, role), intent }),
    ]),
  );

it('QFRM-28 QFRM-29 QFRM-30 QFRM-31 QFRM-32 the context, the intent and the role decide the route after a save', () => {
  const superCreates = {
    template: '/quiz',
    library: '/quiz/library',
    admin: '/quiz/admin-quiz',
    shared: '/quiz/admin-quiz',
    customer: '/quiz/customer-quiz',
    user: '/quiz/my-quiz',
  };
  expect(destinations('superAdmin', 'create')).toEqual(superCreates);
  expect(destinations('superAdmin', 'copy')).toEqual(superCreates);
  expect(destinations('superAdmin', 'edit')).toEqual({ ...superCreates, user: '/quiz' });
  expect(destinations('customer', 'copy')).toEqual({
    ...superCreates,
    shared: '/quiz/shared-quiz',
  });
  expect(destinations('customer', 'edit')).toEqual({
    ...superCreates,
    shared: '/quiz/shared-quiz',
    user: '/quiz',
  });
});

it('QFRM-30 after an edit, roles other than super admin go to their own quizzes', () => {
  expect(resolveRoute('/quiz', { role: 'customer', flags: noFlags })).toEqual({
    kind: 'redirect',
    to: '/quiz/my-quiz',
  });
});

it('PERM-08 PERM-16 a shared quiz is an admin quiz to super admins only, a customer quiz a user quiz', () => {
  expect(
    (['superAdmin', 'admin', 'customer'] as const).map((role) => getQuizKind('shared', role)),
  ).toEqual(['admin', 'user', 'user']);
  expect(
    contexts
      .filter((context) => context !== 'shared')
      .map((context) => getQuizKind(context, 'superAdmin')),
  ).toEqual(['template', 'library', 'admin', 'user', 'user']);
});
