import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { createClient, type Call } from '../../src/api/client.ts';
import { getProfile } from '../../src/api/contract/auth.ts';
import type { OutgoingRequest } from '../../src/api/send.ts';
import { firstRequest } from '../../src/app/first-request.ts';
import { quizCalls } from '../../src/app/supply/quiz-calls.ts';
import { suppliedQuizList } from '../../src/app/supply/quiz-lists.ts';
import { profileRequest } from '../../src/app/warm-up.ts';
import { quizKindAt } from '../../src/domain/access/quiz-kind.ts';
import { effectiveRole, roles, type EffectiveRole } from '../../src/domain/access/role.ts';
import type { QuizContext } from '../../src/domain/access/routes.ts';
import { quizListDefaults, quizListKind } from '../../src/domain/lists/quiz-list-kinds.ts';
import { failed } from '../../src/domain/outcome.ts';

/** Records what is sent. */
function recording(): { readonly sent: readonly OutgoingRequest[]; readonly call: Call } {
  const sent: OutgoingRequest[] = [];
  return {
    sent,
    call: createClient(
      async (request) => {
        sent.push(request);
        return failed({ kind: 'offline' });
      },
      () => {},
    ),
  };
}

/** What goes over the wire of a request. */
const wire = ({ method, address, headers, body, expects }: OutgoingRequest) => ({
  method,
  address,
  headers,
  body,
  expects,
});

/** What a list really asks for when it opens at an address. */
async function askedByList(context: QuizContext, role: EffectiveRole, address = '') {
  const { sent, call } = recording();
  const kind = quizListKind(context, role);
  const list = createActor(
    suppliedQuizList(call, { kind, email: 'me@lectern.test', now: () => 0 }),
    { input: { address, defaults: quizListDefaults(kind) } },
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches({ page: 'failed' }));
  list.stop();
  return sent.map(wire);
}

const everyRole = [...roles.map((role) => effectiveRole([role])), 'customer'] as const;
const listPaths = {
  template: '/quiz',
  library: '/quiz/library',
  admin: '/quiz/admin-quiz',
  user: '/quiz/my-quiz',
  shared: '/quiz/shared-quiz',
  customer: '/quiz/customer-quiz',
} as const;

describe('the first request of a screen, known before its code is there', () => {
  test.each(['template', 'library', 'admin', 'user', 'shared'] as const)(
    'API-038 API-051 API-052 API-054 API-055 the %s list of a super admin is asked for as the list itself asks',
    async (context) => {
      const first = firstRequest({ path: listPaths[context], search: '' }, 'superAdmin');
      expect(first && [wire(first)]).toEqual(await askedByList(context, 'superAdmin'));
    },
  );

  test.each(everyRole)(
    '%s: what is asked ahead at a list is what the list asks there',
    async (role) => {
      for (const path of Object.values(listPaths)) {
        const first = firstRequest({ path, search: '' }, role);
        const really = await Promise.all(
          (Object.keys(listPaths) as QuizContext[]).map((context) => askedByList(context, role)),
        );
        if (first !== null) expect(really.flat()).toContainEqual(wire(first));
      }
    },
  );

  test('NAV-076 a list that a role is sent on to is asked for, without the words of the address it left', () => {
    expect(firstRequest({ path: '/quiz', search: '?search=cell' }, 'csUser')?.address).toBe(
      '/api/admin/quiz/user_quiz_list',
    );
    expect(firstRequest({ path: '/quiz/library', search: '' }, 'csUser')?.address).toBe(
      '/api/admin/quiz/quiz_list',
    );
  });

  test('nothing is asked where it is not known what the list will ask', () => {
    expect(firstRequest({ path: '/quiz', search: '?page=2' }, 'superAdmin')).toBeNull();
    expect(firstRequest({ path: '/quiz/customer-quiz', search: '' }, 'superAdmin')).toBeNull();
    expect(firstRequest({ path: '/quiz/shared-quiz', search: '' }, 'csUser')).toBeNull();
    expect(firstRequest({ path: '/quiz/create', search: '' }, 'superAdmin')).toBeNull();
    expect(firstRequest({ path: '/dashboard', search: '' }, 'superAdmin')).toBeNull();
    expect(firstRequest({ path: '/sponsors', search: '' }, 'superAdmin')).toBeNull();
    expect(firstRequest({ path: '/quiz', search: '' }, 'publisher')).toBeNull();
  });

  test.each([
    ['/quiz/edit/7', 'template', 'superAdmin'],
    ['/quiz/copy/7', 'template', 'superAdmin'],
    ['/quiz/view/7', 'template', 'superAdmin'],
    ['/quiz/library/edit/7', 'library', 'superAdmin'],
    ['/quiz/admin-quiz/edit/7', 'admin', 'superAdmin'],
    ['/quiz/admin-quiz/view/7', 'admin', 'csUser'],
    ['/quiz/shared-quiz/edit/7', 'shared', 'superAdmin'],
    ['/quiz/shared-quiz/copy/7', 'shared', 'customer'],
    ['/quiz/customer-quiz/edit/7', 'customer', 'superAdmin'],
    ['/quiz/my-quiz/edit/7', 'user', 'customer'],
    ['/quiz/user-quiz/view/7', 'user', 'csUser'],
  ] as const)(
    'API-039 API-047 API-061 API-071 at %s the quiz is asked for by the call of its kind',
    async (path, context, role) => {
      const { sent, call } = recording();
      await call(quizCalls[quizKindAt(context, role)].get, { params: { id: 7 } });
      const first = firstRequest({ path, search: '' }, role);
      expect(first && [wire(first)]).toEqual(sent.map(wire));
    },
  );

  test('API-012 the profile is asked for as the session asks', async () => {
    const { sent, call } = recording();
    await call(getProfile, {});
    expect(sent.map(wire)).toEqual([wire(profileRequest)]);
  });
});
