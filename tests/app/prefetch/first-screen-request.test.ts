import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { createClient, type Call } from '../../../src/api/client.ts';
import { getProfile } from '../../../src/api/contract/auth.ts';
import type { OutgoingRequest } from '../../../src/api/send.ts';
import { getFirstScreenRequest } from '../../../src/app/prefetch/first-screen-request.ts';
import { quizCalls } from '../../../src/app/actors/quiz/quiz-calls.ts';
import { provideQuizList } from '../../../src/app/actors/quiz/quiz-lists.ts';
import { profileRequest } from '../../../src/app/prefetch/prefetch-screen.ts';
import { getQuizKind } from '../../../src/domain/access/get-quiz-kind.ts';
import { getEffectiveRole, roles, type EffectiveRole } from '../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../src/domain/access/routes.ts';
import { getQuizListDefaults, getQuizListKind } from '../../../src/domain/lists/quiz-list-kinds.ts';
import { failed } from '../../../src/domain/outcome.ts';

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
  const kind = getQuizListKind(context, role);
  const list = createActor(
    provideQuizList(call, { kind, email: 'me@lectern.test', now: () => 0 }),
    { input: { address, defaults: getQuizListDefaults(kind) } },
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches({ page: 'failed' }));
  list.stop();
  return sent.map(wire);
}

const everyRole = [...roles.map((role) => getEffectiveRole([role])), 'customer'] as const;
const listPaths = {
  template: '/quiz',
  library: '/quiz/library',
  admin: '/quiz/admin-quiz',
  user: '/quiz/my-quiz',
  shared: '/quiz/shared-quiz',
  customer: '/quiz/customer-quiz',
} as const;

describe('the first request of a screen', () => {
  test.each(['template', 'library', 'admin', 'user', 'shared'] as const)(
    'API-038 API-051 API-052 API-054 API-055 the %s list of a super admin is asked for as the list itself asks',
    async (context) => {
      const first = getFirstScreenRequest({ path: listPaths[context], search: '' }, 'superAdmin');
      expect(first && [wire(first)]).toEqual(await askedByList(context, 'superAdmin'));
    },
  );

  test.each(everyRole)(
    '%s: what is asked ahead at a list is what the list asks there',
    async (role) => {
      for (const path of Object.values(listPaths)) {
        const first = getFirstScreenRequest({ path, search: '' }, role);
        const really = await Promise.all(
          (Object.keys(listPaths) as QuizContext[]).map((context) => askedByList(context, role)),
        );
        if (first !== null) expect(really.flat()).toContainEqual(wire(first));
      }
    },
  );

  test('NAV-076 the list of a redirect is requested, without the search of the original address', () => {
    expect(
      getFirstScreenRequest({ path: '/quiz', search: '?search=cell' }, 'csUser')?.address,
    ).toBe('/api/admin/quiz/user_quiz_list');
    expect(getFirstScreenRequest({ path: '/quiz/library', search: '' }, 'csUser')?.address).toBe(
      '/api/admin/quiz/quiz_list',
    );
  });

  test('nothing is requested when the request of the list is unknown', () => {
    expect(getFirstScreenRequest({ path: '/quiz', search: '?page=2' }, 'superAdmin')).toBeNull();
    expect(
      getFirstScreenRequest({ path: '/quiz/customer-quiz', search: '' }, 'superAdmin'),
    ).toBeNull();
    expect(getFirstScreenRequest({ path: '/quiz/shared-quiz', search: '' }, 'csUser')).toBeNull();
    expect(getFirstScreenRequest({ path: '/quiz/create', search: '' }, 'superAdmin')).toBeNull();
    expect(getFirstScreenRequest({ path: '/dashboard', search: '' }, 'superAdmin')).toBeNull();
    expect(getFirstScreenRequest({ path: '/sponsors', search: '' }, 'superAdmin')).toBeNull();
    expect(getFirstScreenRequest({ path: '/quiz', search: '' }, 'publisher')).toBeNull();
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
      await call(quizCalls[getQuizKind(context, role)].get, { params: { id: 7 } });
      const first = getFirstScreenRequest({ path, search: '' }, role);
      expect(first && [wire(first)]).toEqual(sent.map(wire));
    },
  );

  test('API-012 the profile request equals that of the session', async () => {
    const { sent, call } = recording();
    await call(getProfile, {});
    expect(sent.map(wire)).toEqual([wire(profileRequest)]);
  });
});
