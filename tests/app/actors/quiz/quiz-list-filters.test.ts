import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { createClient } from '../../../../src/api/client.ts';
import type { OutgoingRequest } from '../../../../src/api/send.ts';
import { provideQuizList } from '../../../../src/app/actors/quiz/quiz-lists.ts';
import type { EffectiveRole } from '../../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import {
  getQuizListDefaults,
  getQuizListKind,
} from '../../../../src/domain/lists/quiz-list-kinds.ts';
import { failed } from '../../../../src/domain/outcome.ts';

const noon = new Date(2026, 10, 25, 12).getTime();

/** The requests of a list that opens at an address, on Wednesday, November 25, 2026. */
async function listRequests(context: QuizContext, address: string, role: EffectiveRole) {
  const sent: OutgoingRequest[] = [];
  const call = createClient(
    async (request) => {
      sent.push(request);
      return failed({ kind: 'offline' });
    },
    () => undefined,
  );
  const kind = getQuizListKind(context, role);
  const list = createActor(
    provideQuizList(call, { kind, email: 'me@lectern.test', now: () => noon }),
    { input: { address, defaults: getQuizListDefaults(kind) } },
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches({ page: 'failed' }));
  list.stop();
  return sent;
}

const getFilter = async (
  context: QuizContext,
  address: string,
  role: EffectiveRole = 'superAdmin',
) => {
  const [request] = await listRequests(context, address, role);
  const { filter } = JSON.parse(request?.body as string) as {
    filter: readonly Record<string, unknown>[];
  };
  return filter.map(({ bool_operator = 'and', property, operator, value }) =>
    [bool_operator, property, operator, value].map(String).join(' '),
  );
};
const at = (...date: readonly [number, number, number, number?, number?, number?, number?]) =>
  new Date(...date).toISOString();

describe('the conditions of the filters', () => {
  it('QLST-09 PD-31 each filter of the address is a clause; one of several subjects is enough', async () => {
    expect(
      await getFilter(
        'user',
        '?subject=3,7&access=restricted&processing=running&sharing=unshared&created=2026-03-01..2026-03-31&search=gel',
      ),
    ).toEqual([
      'and title contains gel',
      'and subject equals 3',
      'or subject equals 7',
      'and restricted equals true',
      `and created_at after ${at(2026, 1, 28, 23, 59, 59, 999)}`,
      `and created_at before ${at(2026, 3, 1)}`,
      'and process_status equals 0',
      'and is_shared equals false',
    ]);
  });

  it('QLST-40 QLST-44 deadlines of this week, past ones and none', async () => {
    expect([
      await getFilter('admin', '?deadline=week'),
      await getFilter('admin', '?deadline=past'),
      await getFilter('customer', '?deadline=none&owner=Noor&expired=shown'),
    ]).toEqual([
      [
        `and end_date after ${at(2026, 10, 22, 23, 59, 59, 999)}`,
        `and end_date before ${at(2026, 10, 30)}`,
      ],
      [`and end_date before ${new Date(noon).toISOString()}`],
      ['and end_date is_null null', 'and user_name contains Noor'],
    ]);
  });

  it('PD-31 filters that the list does not have, and values that they do not have, are left out', async () => {
    expect(
      await getFilter('template', '?deadline=week&access=open&owner=x&subject=abc&processing=done'),
    ).toEqual([]);
    expect(await getFilter('admin', '?sharing=shared', 'admin')).toEqual([]);
  });

  it('API-053 quizzes that somebody shared are filtered by the server', async () => {
    const [whole] = await listRequests('shared', '', 'customer');
    const [filtered] = await listRequests('shared', '?subject=3', 'customer');
    expect([whole?.address, filtered?.address]).toEqual([
      '/api/admin/quiz/list_shared_by_me',
      '/api/admin/quiz/shared_quiz_list',
    ]);
    expect(await getFilter('shared', '?subject=3', 'customer')).toEqual([
      'and subject equals 3',
      'and by_me equals true',
    ]);
  });
});
