import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import {
  deleteAdminQuiz,
  getAdminQuiz,
  listAdminQuizzes,
  updateAdminQuiz,
} from '../../../src/api/contract/quiz-admin.ts';
import {
  deleteLibraryQuiz,
  getLibraryQuiz,
  listLibraryQuizzes,
  updateLibraryQuiz,
} from '../../../src/api/contract/quiz-library.ts';
import { exportQti } from '../../../src/api/contract/quiz-export.ts';
import { rebuildLibraryQuiz } from '../../../src/api/contract/quiz-rebuild.ts';
import { restoreQuiz } from '../../../src/api/contract/quiz-restore.ts';
import {
  downloadResults,
  getQuizReminders,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributedQuizzes,
  setDeadline,
} from '../../../src/api/contract/quiz-results.ts';
import {
  listCustomersSharedWith,
  listSharedByMe,
  listSharedQuizzes,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
} from '../../../src/api/contract/quiz-sharing.ts';
import {
  deleteTemplate,
  getTemplate,
  listTemplates,
  updateTemplate,
} from '../../../src/api/contract/quiz-template.ts';
import {
  deleteUserQuiz,
  getUserQuiz,
  listCustomerQuizzes,
  listUserQuizzes,
  updateUserQuiz,
} from '../../../src/api/contract/quiz-user.ts';
import { isFull } from '../../support/property-runs.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type ApiResponse,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

/**
 * The relation of a quiz to the account: `given` is its own and distributed, `with` and `by` belong
 * to others and are shared with or by it, `foreign` and `admin` are shared with others, `section`
 * is being processed, `gone` is deleted.
 */
const subjects = [
  'own',
  'given',
  'foreign',
  'with',
  'by',
  'admin',
  'adminOwn',
  'adminWith',
  'adminBy',
  'library',
  'section',
  'template',
  'gone',
  'goneWith',
  'goneAdmin',
  'unknown',
] as const;
type Subject = (typeof subjects)[number];

const stale = { 'If-Match': '"99999"' };
const nobody = { emails: ['nobody@nowhere.example'] };
interface Call {
  readonly endpoint: Endpoint;
  readonly type?: 'template' | 'library' | 'quiz' | 'user_quiz';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
/**
 * The calls. Writes send a version that is never current, so 412 means that the write was allowed,
 * and nothing changes.
 */
const calls: Readonly<Record<string, Call>> = {
  'template get': { endpoint: getTemplate },
  'template patch': { endpoint: updateTemplate, body: sampleQuiz(), headers: stale },
  'template delete': { endpoint: deleteTemplate, headers: stale },
  'library get': { endpoint: getLibraryQuiz },
  'library patch': { endpoint: updateLibraryQuiz, body: sampleQuiz(), headers: stale },
  'library delete': { endpoint: deleteLibraryQuiz, headers: stale },
  'admin get': { endpoint: getAdminQuiz },
  'admin patch': { endpoint: updateAdminQuiz, body: sampleQuiz(), headers: stale },
  'admin delete': { endpoint: deleteAdminQuiz, headers: stale },
  'user get': { endpoint: getUserQuiz },
  'user patch': { endpoint: updateUserQuiz, body: sampleQuiz(), headers: stale },
  'user delete': { endpoint: deleteUserQuiz, headers: stale },
  restore: { endpoint: restoreQuiz, headers: stale },
  deadline: { endpoint: setDeadline, body: { end_date: null }, headers: stale },
  'share admin': { endpoint: shareQuiz, body: { ...nobody, isAdminQuiz: true } },
  'share own': { endpoint: shareQuiz, body: { ...nobody, isAdminQuiz: false } },
  'share customer': { endpoint: shareCustomerQuiz, body: nobody },
  'shared with': { endpoint: listSharedWith },
  'shared with customer': { endpoint: listCustomersSharedWith },
  results: { endpoint: getResults },
  'results csv': { endpoint: downloadResults },
  statistics: { endpoint: getQuizStatistics },
  distributed: { endpoint: listDistributedQuizzes },
  reminders: { endpoint: getQuizReminders },
  student: { endpoint: getStudentResult },
  'export template': { endpoint: exportQti, type: 'template' },
  'export library': { endpoint: exportQti, type: 'library' },
  'export quiz': { endpoint: exportQti, type: 'quiz' },
  'export user_quiz': { endpoint: exportQti, type: 'user_quiz' },
  rebuild: { endpoint: rebuildLibraryQuiz },
};

/**
 * Who gets what: the status of a super admin, of the staff (corporate, admin, cs, lti, multi), of
 * the customers, of the publisher. Taken from section 6 of the specification and
 * docs/decisions/0010, not from the policy's code. 'others' are the subjects a call's lines do not
 * name.
 */
const table = `
  template get          template                          200 403 403 403
  template get          others                            404 403 403 403
  template patch        template                          412 403 403 403
  template patch        others                            404 403 403 403
  template delete       template                          412 403 403 403
  template delete       others                            404 403 403 403
  library get           library,section                   200 200 403 403
  library get           others                            404 404 403 403
  library patch         library,section                   412 403 403 403
  library patch         others                            404 403 403 403
  library delete        library,section                   412 403 403 403
  library delete        others                            404 403 403 403
  admin get             admin,adminOwn,adminWith,adminBy  200 200 403 403
  admin get             others                            404 404 403 403
  admin patch           admin,adminOwn,adminWith,adminBy  412 403 403 403
  admin patch           others                            404 403 403 403
  admin delete          admin,adminOwn,adminWith,adminBy  412 403 403 403
  admin delete          others                            404 403 403 403
  user get              own,given,with,by                 200 200 200 403
  user get              foreign                           200 404 404 403
  user get              adminWith,adminBy                 404 200 200 403
  user get              others                            404 404 404 403
  user patch            own,given                         412 412 412 403
  user patch            foreign                           412 404 404 403
  user patch            with,by                           412 403 403 403
  user patch            adminWith,adminBy                 404 403 403 403
  user patch            others                            404 404 404 403
  user delete           own,given                         412 412 412 403
  user delete           foreign                           412 404 404 403
  user delete           with,by                           412 403 403 403
  user delete           adminWith,adminBy                 404 403 403 403
  user delete           others                            404 404 404 403
  restore               own,given,gone                    412 412 412 403
  restore               unknown                           404 404 404 403
  restore               others                            412 404 404 403
  deadline              own,given                         412 412 412 403
  deadline              foreign                           412 404 404 403
  deadline              with,by                           412 403 403 403
  deadline              adminWith,adminBy                 404 403 403 403
  deadline              others                            404 404 404 403
  share admin           admin,adminOwn,adminWith,adminBy  200 404 404 403
  share admin           others                            404 404 404 403
  share own             own,given                         200 200 200 403
  share own             others                            404 404 404 403
  share customer        own,given,foreign,with,by         200 403 403 403
  share customer        others                            404 403 403 403
  shared with           own,given                         200 200 200 403
  shared with           admin,adminOwn,adminWith,adminBy  200 404 404 403
  shared with           others                            404 404 404 403
  shared with customer  own,given,foreign,with,by         200 403 403 403
  shared with customer  others                            404 403 403 403
  results               own,given,foreign,with,by         200 403 403 403
  results               others                            404 403 403 403
  results csv           own,given,foreign,with,by         200 403 403 403
  results csv           others                            404 403 403 403
  statistics            own,given,foreign,with,by         200 403 403 403
  statistics            others                            404 403 403 403
  distributed           own,given,foreign,with,by         200 403 403 403
  distributed           others                            404 403 403 403
  reminders             own,given,foreign,with,by         200 403 403 403
  reminders             others                            404 403 403 403
  student               given,foreign,with,by             200 403 403 403
  student               others                            404 403 403 403
  export template       template                          200 404 404 403
  export template       others                            404 404 404 403
  export library        library                           200 200 404 403
  export library        section                           409 409 404 403
  export library        others                            404 404 404 403
  export quiz           admin,adminOwn,adminWith,adminBy  200 200 404 403
  export quiz           others                            404 404 404 403
  export user_quiz      own,given,with,by                 200 200 200 403
  export user_quiz      foreign                           200 404 404 403
  export user_quiz      adminWith,adminBy                 404 200 200 403
  export user_quiz      others                            404 404 404 403
  rebuild               section                           409 403 403 403
  rebuild               others                            404 403 403 403
`
  .trim()
  .split('\n')
  .map((line) => {
    const [call = '', named = '', statuses = ''] = line.trim().split(/ {2,}/);
    return {
      call,
      named: named.split(',') as (Subject | 'others')[],
      statuses: statuses.split(' ').map(Number),
    };
  });
const groupOf = (account: AccountName): number =>
  account === 'super' ? 0 : account === 'publish' ? 3 : account.startsWith('customer') ? 2 : 1;
const statusesOf = (call: string, subject: Subject): readonly number[] => {
  const rows = table.filter((row) => row.call === call);
  return (
    (
      rows.find(({ named }) => named.includes(subject)) ??
      rows.find(({ named }) => named.includes('others'))
    )?.statuses ?? []
  );
};

/** One account of each group, and one with several roles; `npm run test:full` takes all. */
const testedAccounts: readonly AccountName[] = isFull
  ? accountNames
  : ['super', 'admin', 'multi', 'customer', 'publish'];

/** A student's address, which readers must not see. */
const stranger = 'stranger@students.example';

describeOnMainDatabase('accounts x quiz calls x whose quiz it is', (database) => {
  let server: TestServer;
  const callers = new Map<AccountName, TestCaller>();
  const ids = new Map<AccountName, Readonly<Record<Subject, number>>>();
  const assigned = new Map<number, number>();

  /** The quizzes that are the subjects of one account's calls; the other side is a customer. */
  async function prepare(account: AccountName): Promise<Readonly<Record<Subject, number>>> {
    const [me, them] = [accountNames.indexOf(account) + 1, account === 'customer2' ? 7 : 8];
    const third = account === 'lti' ? 4 : 6;
    const created = async (
      kind: string,
      ownerId: number,
      {
        deleted = false,
        shares = [] as readonly (readonly [number, number])[],
        columns = 'process_status',
        values = '1',
      } = {},
    ) => {
      const { rows } = await server.services.db.execute<{ id: number }>(`
        insert into quizzes (kind, title, owner_id, deleted_at, ${columns}) values ('${kind}', 'Of ${account}', ${String(ownerId)}, ${deleted ? 'now()' : 'null'}, ${values}) returning id`);
      const id = rows[0]?.id ?? 0;
      for (const [to, by] of shares)
        await server.services.db.execute(
          `insert into quiz_shares (quiz_id, user_id, shared_by) values (${String(id)}, ${String(to)}, ${String(by)})`,
        );
      return id;
    };
    const given = async (id: number) => {
      const { rows } = await server.services.db.execute<{ id: number }>(
        `insert into assignments (quiz_id, email) values (${String(id)}, '${stranger}') returning id`,
      );
      assigned.set(id, rows[0]?.id ?? 0);
      return id;
    };
    return {
      own: await created('user', me, { shares: [[third, me]] }),
      given: await given(await created('user', me)),
      foreign: await given(await created('user', them, { shares: [[third, them]] })),
      with: await given(
        await created('user', them, {
          shares: [
            [me, them],
            [third, them],
          ],
        }),
      ),
      by: await given(await created('user', them, { shares: [[third, me]] })),
      admin: await given(await created('admin', them, { shares: [[third, them]] })),
      adminOwn: await created('admin', me),
      adminWith: await given(
        await created('admin', them, {
          shares: [
            [me, them],
            [third, them],
          ],
        }),
      ),
      adminBy: await created('admin', them, { shares: [[third, me]] }),
      library: await created('library', them),
      section: await created('library', them, {
        columns: 'section_id, process_status',
        values: '1, 0',
      }),
      template: await created('template', them),
      gone: await given(await created('user', me, { deleted: true })),
      goneWith: await given(await created('user', them, { deleted: true, shares: [[me, them]] })),
      goneAdmin: await created('admin', me, { deleted: true }),
      unknown: 1_999_999_999,
    };
  }

  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const account of testedAccounts) {
      callers.set(account, await server.as(account));
      ids.set(account, await prepare(account));
    }
  });
  afterAll(() => server.close());

  const idOf = (account: AccountName, subject: Subject): number => ids.get(account)?.[subject] ?? 0;
  const send = (
    account: AccountName,
    { endpoint, type = 'quiz', body, headers = {} }: Call,
    id: number,
  ): Promise<ApiResponse> => {
    const row = endpoint === getStudentResult ? (assigned.get(id) ?? 1_999_999_999) : id;
    const query =
      endpoint.when === undefined ? '' : `?${new URLSearchParams(endpoint.when).toString()}`;
    return (callers.get(account) as TestCaller).send(
      endpoint.method,
      endpoint.path.replace('{id}', String(row)).replace('{type}', type) + query,
      { ...(body === undefined ? {} : { body }), headers },
    );
  };
  /** Returns a response as JSON without the quiz's author. */
  const toJson = (content: unknown): string =>
    JSON.stringify(content, (key, value: unknown) => (key === 'createdBy' ? undefined : value));

  it.each(Object.keys(calls))(
    'PERM-12 PERM-13 PERM-16 PERM-18 PERM-19 %s: for every account, on own, foreign, shared, deleted and unknown quizzes',
    async (name) => {
      const call = calls[name];
      if (call === undefined) throw new Error('no such call');
      await Promise.all(
        testedAccounts.map(async (account) => {
          const expected = subjects.map(
            (subject) => [subject, statusesOf(name, subject)[groupOf(account)]] as const,
          );
          const request = expected.every(([, status]) => status === 403)
            ? expected.filter(([subject]) => subject === 'own' || subject === 'unknown')
            : expected;
          const answers = await Promise.all(
            request.map(
              async ([subject]) =>
                [subject, await send(account, call, idOf(account, subject))] as const,
            ),
          );
          expect({
            account,
            got: answers.map(([subject, { status }]) => [subject, status]),
          }).toEqual({ account, got: request });
          const unknown = answers.find(([subject]) => subject === 'unknown')?.[1];
          for (const [subject, { status, content, headers }] of answers) {
            if (status === 404)
              expect([account, subject, content, headers.get('etag')]).toEqual([
                account,
                subject,
                unknown?.content,
                null,
              ]);
            if (
              status === 200 &&
              account !== 'super' &&
              !subject.startsWith('own') &&
              subject !== 'given' &&
              subject !== 'adminOwn'
            )
              expect([account, subject, toJson(content)]).toEqual([
                account,
                subject,
                expect.not.stringContaining('@'),
              ]);
          }
        }),
      );
    },
  );

  describe('lists', () => {
    const lists = {
      template: listTemplates,
      library: listLibraryQuizzes,
      admin: listAdminQuizzes,
      own: listUserQuizzes,
      customer: listCustomerQuizzes,
      shared: listSharedQuizzes,
      sharedByMe: listSharedByMe,
    } as const;
    const gets = {
      template: getTemplate,
      libraryQuiz: getLibraryQuiz,
      adminQuiz: getAdminQuiz,
      userQuiz: getUserQuiz,
    } as const;
    const patches = {
      template: updateTemplate,
      libraryQuiz: updateLibraryQuiz,
      adminQuiz: updateAdminQuiz,
      userQuiz: updateUserQuiz,
    } as const;
    /**
     * Which of an account's own subjects each list shows to a super admin, the staff and the
     * customers; '-' is a list they may not ask for.
     */
    const visible = {
      template: ['template', '-', '-'],
      library: ['library section', 'library section', '-'],
      admin: ['admin adminBy adminOwn adminWith', 'admin adminBy adminOwn adminWith', '-'],
      own: ['given own', 'given own', 'given own'],
      customer: ['by foreign given own with', '-', '-'],
      shared: [
        'admin adminBy adminWith by foreign own with',
        'adminBy adminWith by own with',
        'adminBy adminWith by own with',
      ],
      sharedByMe: ['adminBy by own', 'adminBy by own', 'adminBy by own'],
    } as const;
    interface Row {
      readonly id: number;
      readonly editable: boolean;
      readonly quizType: keyof typeof gets;
      readonly sharedList: readonly unknown[];
      readonly createdBy: { readonly email: string } | null;
    }

    /** The answer to reading a quiz, and the status of a save that is never current. */
    interface Asked {
      readonly read: ApiResponse;
      readonly patched: number | null;
    }
    const ask = async (
      account: AccountName,
      get: Endpoint,
      patch: Endpoint,
      { id, editable }: Row,
    ): Promise<Asked> => {
      const read = await send(account, { endpoint: get }, id);
      if (!editable) return { read, patched: null };
      const save = { endpoint: patch, body: sampleQuiz(), headers: stale };
      return { read, patched: (await send(account, save, id)).status };
    };

    it.each(testedAccounts.filter((account) => account !== 'publish'))(
      'PERM-13 PERM-14 PERM-20 QLST-12 %s: lists contain only quizzes that can be loaded, and people only where the caller may see them',
      async (account) => {
        const asked = new Map<string, Promise<Asked>>();
        /** Reads a row's quiz, and saves it when it may be edited; once for all lists. */
        const askOnce = (get: Endpoint, patch: Endpoint, row: Row): Promise<Asked> => {
          const key = [get.path, patch.path, row.id, row.editable].join(' ');
          const answer = asked.get(key) ?? ask(account, get, patch, row);
          asked.set(key, answer);
          return answer;
        };
        for (const [name, endpoint] of Object.entries(lists)) {
          const expected = visible[name as keyof typeof lists][groupOf(account)];
          const askForPage = (page: number) =>
            (callers.get(account) as TestCaller).send(
              endpoint.method,
              endpoint.path,
              endpoint.method === 'GET' ? {} : { body: { navigation: { page, itemsOnPage: 100 } } },
            );
          const first = await askForPage(1);
          expect([name, first.status]).toEqual([name, expected === '-' ? 403 : 200]);
          if (expected === '-') continue;
          const pages =
            endpoint.method === 'GET'
              ? 1
              : (first.content as { navigation: { total_pages: number } }).navigation.total_pages;
          const contents = [
            first,
            ...(await Promise.all(
              Array.from({ length: pages - 1 }, (_, at) => askForPage(at + 2)),
            )),
          ].map(({ content }) => content);
          const rows = contents.flatMap(
            (content) =>
              (Array.isArray(content)
                ? content
                : (content as { result: unknown[] }).result) as Row[],
          );
          const visited = new Set(rows.map(({ id }) => id));
          expect([
            name,
            subjects
              .filter((subject) => visited.has(idOf(account, subject)))
              .sort()
              .join(' '),
          ]).toEqual([name, expected]);
          const mine = `${account}@lectern.test`;
          const byUserCalls = account !== 'super' && (name === 'shared' || name === 'sharedByMe');
          for (const row of rows.filter(({ id }) => id > 40)) {
            const [get, patch] = byUserCalls
              ? [getUserQuiz, updateUserQuiz]
              : [gets[row.quizType], patches[row.quizType]];
            const { read, patched } = await askOnce(get, patch, row);
            expect([name, row.id, read.status, (read.content as Row).editable]).toEqual([
              name,
              row.id,
              200,
              row.editable,
            ]);
            expect(patched).toBe(row.editable ? 412 : null);
            if (account !== 'super' && row.createdBy?.email !== mine)
              expect(toJson(row)).not.toContain('@');
          }
        }
      },
    );
  });
});
