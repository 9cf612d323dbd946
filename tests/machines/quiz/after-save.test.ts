import { expect, it } from 'vitest';

import { quizKindAt } from '../../../src/domain/access/quiz-kind.ts';
import { resolveRoute } from '../../../src/domain/access/resolve-route.ts';
import { noFlags } from '../../../src/domain/access/area.ts';
import type { QuizContext } from '../../../src/domain/access/routes.ts';
import { afterSave } from '../../../src/machines/quiz/after-save.ts';

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
      afterSave({ context, mode: quizKindAt(context, role), intent }),
    ]),
  );

it('QFRM-28 QFRM-29 QFRM-30 QFRM-31 QFRM-32 every save leads where the context, the intent and the role say', () => {
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

it('QFRM-30 the area root after an edit is for other users the list of their own quizzes', () => {
  expect(resolveRoute('/quiz', { role: 'customer', flags: noFlags })).toEqual({
    kind: 'redirect',
    to: '/quiz/my-quiz',
  });
});

it('PERM-08 PERM-16 a shared quiz is an admin quiz to super admins only, a customer quiz a user quiz', () => {
  expect(
    (['superAdmin', 'admin', 'customer'] as const).map((role) => quizKindAt('shared', role)),
  ).toEqual(['admin', 'user', 'user']);
  expect(
    contexts
      .filter((context) => context !== 'shared')
      .map((context) => quizKindAt(context, 'superAdmin')),
  ).toEqual(['template', 'library', 'admin', 'user', 'user']);
});
