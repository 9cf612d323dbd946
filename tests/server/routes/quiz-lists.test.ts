import { afterAll, beforeAll, expect, it } from 'vitest';

import { demoAccounts } from '../../../server/seed/demo-accounts.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { listAdminQuizzes } from '../../../src/api/contract/quiz-admin.ts';
import { listLibraryQuizzes } from '../../../src/api/contract/quiz-library.ts';
import { listSharedByMe, listSharedQuizzes } from '../../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../../src/api/contract/quiz-template.ts';
import {
  listCustomerQuizzes,
  listCustomerQuizzesUnfiltered,
  listUserQuizzes,
} from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly editable: boolean;
  readonly quizType: string;
  readonly isAssignSomeone: boolean;
  readonly processStatus: number;
  readonly section_id: number | null;
  readonly endDate: string | null;
  readonly tags: readonly { readonly title: string }[];
  readonly createdBy: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  } | null;
  readonly sharedList: readonly { readonly user: { readonly email: string } }[];
}
interface Page {
  readonly result: readonly Row[];
  readonly navigation: {
    readonly page: number;
    readonly total_items: number;
    readonly total_pages: number;
  };
}
type Filter = readonly {
  readonly property: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly bool_operator?: 'and' | 'or';
}[];
const lists = {
  template: listTemplates,
  library: listLibraryQuizzes,
  admin: listAdminQuizzes,
  own: listUserQuizzes,
  customer: listCustomerQuizzes,
  shared: listSharedQuizzes,
} as const;
type List = keyof typeof lists;
const contains = (property: string, value: string, joins: 'and' | 'or' = 'and') => ({
  bool_operator: joins,
  property,
  operator: 'contains',
  value,
});

describeOnMainDatabase('lists of quizzes', (database) => {
  let server: TestServer;
  const callers = new Map<AccountName, TestCaller>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const account of accountNames) callers.set(account, await server.as(account));
  });
  afterAll(() => server.close());

  const send = async (account: AccountName, endpoint: Endpoint, body?: object) => {
    const caller = callers.get(account);
    if (caller === undefined) throw new Error(`nobody is ${account}`);
    return caller.send(endpoint.method, endpoint.path, body === undefined ? {} : { body });
  };
  const page = async (account: AccountName, list: List, body: object = {}): Promise<Page> => {
    const answered = await send(account, lists[list], {
      navigation: { page: 1, itemsOnPage: 100 },
      ...body,
    });
    expect(answered.status, answered.text).toBe(200);
    return answered.content as Page;
  };
  const titles = async (
    account: AccountName,
    list: List,
    filter: Filter = [],
    sort: readonly (readonly [string, string])[] = [],
  ) => (await page(account, list, { filter, sort })).result.map(({ title }) => title);
  const run = (statement: string) => server.services.db.execute(statement);

  it('API-051 QLST-20 QLST-60 the library list separates textbooks from sections and sorts by title regardless of case', async () => {
    const textbooks = await titles(
      'super',
      'library',
      [{ property: 'section_id', operator: 'is_null' }],
      [['title', 'asc']],
    );
    expect(textbooks).toEqual([
      'College Physics',
      'Ecology and Evolution',
      'Foundations of Biology',
      'General Chemistry',
      'Introduction to Psychology',
      'Principles of Genetics',
    ]);
    const sections = (
      await page('lti', 'library', {
        filter: [
          { property: 'section_id', operator: 'is_not_null' },
          contains('title', 'CORE bio'),
        ],
        sort: [['title', 'desc']],
      })
    ).result;
    expect(
      sections.map(({ title, processStatus, editable }) => [title, processStatus, editable]),
    ).toEqual([
      ['Core Biology: Plants', 1, false],
      ['Core Biology: Genetics', 1, false],
      ['Core Biology: Ecology', 0, false],
      ['Core Biology: Cells', 1, false],
    ]);
    expect(sections.every(({ section_id }) => section_id !== null)).toBe(true);
  });

  it('API-055 QLST-59 PERM-08 the admin list shows all admin quizzes; super admins can edit them unless they are being processed', async () => {
    const mine = (await page('super', 'admin')).result;
    expect(mine.map(({ title }) => title)).toEqual([
      '2024',
      'Final: General Science',
      'Immunology Checkpoint',
      'Neuroscience Warm-Up',
      'Mechanics Review',
      'Chemistry Placement Test',
      'Laboratory Safety and Microscopy',
      'Weekly Quiz: DNA',
      'Midterm: Cell Biology',
    ]);
    expect(
      mine
        .filter(({ editable }) => !editable)
        .map(({ title, processStatus }) => [title, processStatus]),
    ).toEqual([['Immunology Checkpoint', 0]]);
    const theirs = (await page('cs', 'admin')).result;
    expect(theirs.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
    expect(theirs.filter(({ editable, sharedList }) => editable || sharedList.length > 0)).toEqual(
      [],
    );
  });

  it('API-054 API-058 PERM-13 PERM-18 users list their own quizzes, super admins those of customers', async () => {
    expect(await titles('customer2', 'own')).toEqual([
      'Memory and Conditioning',
      'Circuits Review',
      'Enzymes in Ten Minutes',
      'Physics Lab Preparation',
    ]);
    expect([await titles('multi', 'own'), await titles('super', 'own')]).toEqual([
      ['Ecology Field Trip'],
      [],
    ]);
    const row = (await page('super', 'customer', { filter: [contains('title', 'biology 101')] }))
      .result[0];
    expect(row).toMatchObject({
      isAssignSomeone: true,
      editable: true,
      createdBy: { firstName: 'Samuel', lastName: 'Whitaker', email: 'customer@lectern.test' },
      quizType: 'userQuiz',
      sharedList: [{ user: { email: 'customer2@lectern.test' } }],
    });
    const first = (await send('super', listCustomerQuizzesUnfiltered)).content as Page;
    expect([first.result.length, first.navigation.total_items, first.result[0]?.title]).toEqual([
      13,
      13,
      'Ecology Field Trip',
    ]);
  });

  it('API-060 QLST-44 QLST-54 the customer list hides expired quizzes and searches title, names and e-mail', async () => {
    const now = server.clock.now().toISOString();
    const running: Filter = [
      { property: 'end_date', operator: 'after', value: now },
      { bool_operator: 'or', property: 'end_date', operator: 'is_null' },
    ];
    const keyword = (word: string): Filter => [
      contains('user_first_name', word),
      contains('user_last_name', word, 'or'),
      contains('user_email', word, 'or'),
      contains('title', word, 'or'),
    ];
    const person = (word: string): Filter => [
      contains('user_name', word),
      contains('title', word, 'or'),
    ];
    expect((await titles('super', 'customer', running)).length).toBe(11);
    const haddads = await titles('super', 'customer', keyword('haddad'));
    expect(haddads).toHaveLength(4);
    for (const word of ['Noor Haddad', 'haddad noor', 'OOR HAD', ' noor  haddad ', 'customer2@'])
      expect(await titles('super', 'customer', person(word))).toEqual(haddads);
    expect(await titles('super', 'customer', person('noor whitaker'))).toEqual([]);
    expect(await titles('super', 'customer', person('Circuits rev'))).toEqual(['Circuits Review']);
    expect(await titles('super', 'customer', [...running, ...keyword('HADDAD')])).toEqual([
      'Memory and Conditioning',
      'Circuits Review',
      'Physics Lab Preparation',
    ]);
    expect((await titles('super', 'customer', keyword('customer2@'))).length).toBe(4);
    expect(await titles('super', 'customer', keyword('noor'), [['title', 'asc']])).toEqual([
      'Circuits Review',
      'Enzymes in Ten Minutes',
      'Memory and Conditioning',
      'Physics Lab Preparation',
    ]);
    expect(await titles('super', 'customer', keyword('lucía'))).toEqual([
      'Patient Education: Immunity',
    ]);
    expect(await titles('super', 'customer', keyword('LUCÍA'))).toEqual([
      'Patient Education: Immunity',
    ]);
    expect(await titles('super', 'customer', [...running, ...keyword('enzymes')])).toEqual([]);
    const byPerson = (
      await page('super', 'customer', {
        sort: [
          ['user_last_name', 'asc'],
          ['user_email', 'asc'],
          ['title', 'asc'],
        ],
      })
    ).result;
    expect(byPerson.map(({ createdBy }) => createdBy?.lastName)).toEqual([
      'Ferrer',
      'Haddad',
      'Haddad',
      'Haddad',
      'Haddad',
      'Okafor',
      'Petrova',
      'Raman',
      'Tanaka',
      'Whitaker',
      'Whitaker',
      'Whitaker',
      'Whitaker',
    ]);
  });

  it('API-052 API-053 PERM-14 PERM-19 shared lists contain all shared quizzes for super admins, else those shared by or with the caller; by_me separates them', async () => {
    const by = (value: boolean): Filter => [{ property: 'by_me', operator: 'equals', value }];
    const all = [
      'Midterm: Cell Biology',
      'Chemistry Placement Test',
      'Neuroscience Warm-Up',
      '2024',
      'Biology 101: Cells',
      'Circuits Review',
      'Workshop: PCR',
    ];
    expect((await titles('super', 'shared')).sort()).toEqual([...all].sort());
    expect([
      (await titles('super', 'shared', by(true))).sort(),
      (await titles('super', 'shared', by(false))).length,
    ]).toEqual([['2024', 'Midterm: Cell Biology'], 5]);
    expect(
      (await page('super', 'shared')).result.every(
        ({ editable, processStatus }) => editable === (processStatus !== 0),
      ),
    ).toBe(true);
    expect([
      await titles('customer', 'shared', by(true)),
      (await titles('customer', 'shared', by(false))).sort(),
    ]).toEqual([['Biology 101: Cells'], ['Chemistry Placement Test', 'Circuits Review']]);
    expect((await titles('customer', 'shared')).sort()).toEqual([
      'Biology 101: Cells',
      'Chemistry Placement Test',
      'Circuits Review',
    ]);
    const sent = async (account: AccountName) =>
      ((await send(account, listSharedByMe)).content as Row[]).map(({ title, sharedList }) => [
        title,
        sharedList.map(({ user }) => user.email).join(' '),
      ]);
    expect(await sent('customer')).toEqual([['Biology 101: Cells', 'customer2@lectern.test']]);
    expect(await sent('admin')).toEqual([
      ['Workshop: PCR', 'cs@lectern.test multi@lectern.test'],
      ['Neuroscience Warm-Up', 'customer2@lectern.test'],
      ['Chemistry Placement Test', 'customer@lectern.test lti@lectern.test'],
    ]);
    expect(await sent('lti')).toEqual([]);
    const received = (await page('customer2', 'shared', { filter: by(false) })).result;
    expect(
      received.map(({ title, editable, sharedList, quizType }) => [
        title,
        editable,
        sharedList,
        quizType,
      ]),
    ).toEqual([
      ['Neuroscience Warm-Up', false, [], 'adminQuiz'],
      ['Biology 101: Cells', false, [], 'userQuiz'],
    ]);
  });

  it('API-006 QLST-01 a search treats special characters literally and ignores case, also beyond ASCII', async () => {
    const created = [
      '100% Éclair_test',
      '100x Eclair-test',
      String.raw`back\slash`,
      'ΑΒΓ Ünïcode ЖУК',
      'quote \' and " sign',
    ];
    for (const title of created)
      await run(
        `insert into quizzes (kind, title, owner_id) values ('admin', '${title.replaceAll("'", "''")}', 1)`,
      );
    const found = (word: string) => titles('super', 'admin', [contains('title', word)]);
    expect([await found('100%'), await found('_'), await found('\\'), await found('100_')]).toEqual(
      [[created[0]], [created[0]], [created[2]], []],
    );
    expect([
      await found('éCLAIR'),
      await found('αβγ ü'),
      await found('жук'),
      await found('ÜNÏ'),
    ]).toEqual([[created[0]], [created[3]], [created[3]], [created[3]]]);
    expect(
      [await found("quote '"), await found('" SIGN'), await found('%%'), await found('')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 0, 14]);
    expect(
      (await titles('super', 'admin', [{ property: 'title', operator: 'equals', value: '2024' }]))
        .length,
    ).toBe(1);
    await run(
      `delete from quizzes where title in (${created.map((title) => `'${title.replaceAll("'", "''")}'`).join(', ')})`,
    );
  });

  it('QLST-58 QLST-61 API-007 every list has pages without overlap in every order, with the same rows in both directions', async () => {
    const sorts: Readonly<Record<List, readonly string[]>> = {
      template: ['id', 'title', 'created_at', 'count_of_questions'],
      library: ['title', 'id', 'created_at', 'count_of_questions'],
      admin: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
      own: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
      customer: ['id', 'title', 'created_at', 'end_date', 'user_email', 'user_last_name'],
      shared: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
    };
    for (const list of Object.keys(sorts) as List[]) {
      const account = list === 'own' ? 'customer' : 'super';
      const all = (await page(account, list)).result.map(({ id }) => id);
      for (const column of sorts[list]) {
        const whole = (await page(account, list, { sort: [[column, 'asc']] })).result.map(
          ({ id }) => id,
        );
        const back = (await page(account, list, { sort: [[column, 'desc']] })).result.map(
          ({ id }) => id,
        );
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(all.length / 3) }, (_, at) =>
            page(account, list, {
              navigation: { page: at + 1, itemsOnPage: 3 },
              sort: [[column, 'asc']],
            }),
          ),
        );
        expect(
          pages.flatMap(({ result }) => result.map(({ id }) => id)),
          `${list} ${column}`,
        ).toEqual(whole);
        expect([back, whole.toSorted((a, b) => a - b)], `${list} ${column}`).toEqual([
          whole.toReversed(),
          all.toSorted((a, b) => a - b),
        ]);
      }
      const far = await page(account, list, { navigation: { page: 9000, itemsOnPage: 20 } });
      expect([far.result, far.navigation.total_items]).toEqual([[], all.length]);
    }
  });

  it('PERM-22 PERM-21 the status of every list for every account', async () => {
    const statuses: Record<string, string> = {};
    for (const [name, endpoint] of Object.entries({
      ...lists,
      unfiltered: listCustomerQuizzesUnfiltered,
      sharedByMe: listSharedByMe,
    })) {
      const answers = await Promise.all(
        demoAccounts.map((_, index) =>
          send(
            accountNames[index] ?? 'super',
            endpoint,
            endpoint.method === 'GET' ? undefined : {},
          ),
        ),
      );
      statuses[name] = answers.map(({ status }) => status).join(' ');
    }
    expect(statuses).toEqual({
      template: '200 403 403 403 403 403 403 403 403',
      library: '200 200 200 200 403 200 403 403 200',
      admin: '200 200 200 200 403 200 403 403 200',
      own: '200 200 200 200 403 200 200 200 200',
      customer: '200 403 403 403 403 403 403 403 403',
      shared: '200 200 200 200 403 200 200 200 200',
      unfiltered: '200 403 403 403 403 403 403 403 403',
      sharedByMe: '200 200 200 200 403 200 200 200 200',
    });
  });
});
