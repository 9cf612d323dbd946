import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Call } from '../../../../src/api/client.ts';
import { provideResultsPrint } from '../../../../src/app/actors/quiz/quiz-results.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';

const studentOf = (id: number) => ({
  id,
  user: { email: `s${String(id)}@x.org` },
  progress: 50,
  submitAt: null,
});

/** Answers with three pages of students; the call of the page `broken` fails. */
function startPrint(broken = 0) {
  const queries: unknown[] = [];
  const call = (async (_: unknown, { query }: { readonly query: { readonly page: number } }) => {
    queries.push(query);
    if (query.page === broken) return failed({ kind: 'offline' });
    const assignments = [studentOf(query.page * 2), studentOf(query.page * 2 + 1)];
    return succeeded({
      content: {
        assignments,
        navigation: { totalItems: 6, totalPages: 3 },
        quiz: { countOfQuestions: 3 },
      },
    });
  }) as unknown as Call;
  const print = createActor(provideResultsPrint(call), { input: { quiz: 50 } }).start();
  print.send({
    type: 'print.start',
    query: {
      page: 2,
      search: 'x.org',
      sort: { field: 'progress', order: 'desc' },
      filters: { show: 'missing' },
    },
  });
  return { print, queries };
}

test('QRES-08 the students of all pages are printed as the list is searched, filtered and sorted', async () => {
  const { print, queries } = startPrint();
  const { context } = await waitFor(print, (snapshot) => snapshot.matches('printing'));
  expect(context.rows.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
  const query = { items_per_page: 100, sort: '-progress', email: 'x.org', submitted: 'no' };
  expect(queries).toEqual([1, 2, 3].map((page) => ({ ...query, page })));
});

test('nothing is printed when a page cannot be loaded', async () => {
  const { print, queries } = startPrint(2);
  const { context } = await waitFor(print, (snapshot) => snapshot.matches('idle'));
  expect([context.rows, queries.length]).toEqual([[], 2]);
});
