import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';

import {
  getInstitution,
  listInstitutionFilterValues,
  listInstitutions,
} from '../../../src/api/contract/institutions.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

interface Page {
  readonly result: readonly {
    readonly id: number;
    readonly title: string;
    readonly approved: boolean;
    readonly subscription: string;
  }[];
  readonly navigation: Readonly<Record<string, unknown>>;
}

const dayMs = 86_400_000;

describeOnMainDatabase('institutions', (database) => {
  let server: TestServer;
  const daysFromNow = (days: number): string =>
    new Date(
      (Math.floor(server.services.clock.now().getTime() / dayMs) + days) * dayMs,
    ).toISOString();
  let staff: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('cs');
  });
  afterAll(() => server.close());

  const list = async (body: z.input<typeof listInstitutions.body>): Promise<Page> => {
    const { status, content, text } = await staff.call(listInstitutions, { body });
    expect(status, text).toBe(200);
    return content;
  };
  const titles = async (body: z.input<typeof listInstitutions.body>): Promise<readonly string[]> =>
    (await list(body)).result.map(({ title }) => title);

  it('API-089 INST-02 staff and teachers list them by title, customers and publishers may not', async () => {
    const statuses: number[] = [];
    for (const account of accountNames)
      statuses.push((await (await server.as(account)).call(listInstitutions, { body: {} })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 403, 200, 403, 403, 200]);
    expect((await server.send('POST', listInstitutions.path, { body: {} })).status).toBe(401);
    const { result, navigation } = await list({});
    expect(result.map(({ title }) => title)).toEqual([
      'Brightwater High School',
      'Kestrel College',
      'Lakeshore University',
      'Meridian Biosciences',
      'Northfield University',
      'Saint Brendan Hospital',
      'Tamar Institute of Technology',
      'Universidad del Sur',
      'University of Halden',
      'University of Oresund',
    ]);
    expect(result[0]).toEqual({
      id: 8,
      title: 'Brightwater High School',
      approved: true,
      product_id: 104,
      feature: 'quiz',
      subscription: 'education',
      seats: 25,
      ends_at: daysFromNow(9),
      user_count: null,
    });
    expect(navigation).toEqual({
      page: 1,
      total_items: 10,
      total_pages: 1,
      items_on_page: 10,
      items_per_page: 20,
      more: false,
    });
  });

  it('decision 0048: administrators read seats, end and users of each, teachers no users', async () => {
    const admin = await server.as('corporate');
    const { content } = await admin.call(listInstitutions, {
      body: { filter: [{ property: 'id', operator: 'equals', value: 1 }] },
    });
    expect(content.result).toEqual([
      {
        id: 1,
        title: 'Northfield University',
        approved: true,
        product_id: 101,
        feature: 'video',
        subscription: 'unlimited',
        seats: 2500,
        ends_at: daysFromNow(300),
        user_count: 2,
      },
    ]);
    expect((await list({ number: 4 })).result).toMatchObject([{ ends_at: null, user_count: null }]);
  });

  it('decision 0048: an institution with its sections, users and classes, for administrators', async () => {
    const statuses: number[] = [];
    for (const account of accountNames)
      statuses.push(
        (await (await server.as(account)).call(getInstitution, { params: { id: 1 } })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 403]);
    const admin = await server.as('admin');
    const { content } = await admin.call(getInstitution, { params: { id: 1 } });
    const section = { isTrial: false, startsAt: daysFromNow(-65), endsAt: daysFromNow(300) };
    expect(content).toEqual({
      id: 1,
      subscription: {
        kind: 'unlimited',
        seats: 2500,
        sections: [
          { ...section, id: 7, title: 'Cells', collection: 'Core Biology' },
          { ...section, id: 8, title: 'Genetics', collection: 'Core Biology' },
          { ...section, id: 12, title: 'Gases', collection: 'Core Chemistry' },
          { ...section, id: 20, title: 'Biology Labs', collection: 'Lab Manual' },
        ],
      },
      userCount: 2,
      users: [
        {
          id: 4,
          email: 'cs@lectern.test',
          firstName: 'Lucía',
          lastName: 'Ferrer',
          roles: ['ROLE_CS_USER'],
          state: 'registered',
        },
        {
          id: 7,
          email: 'customer@lectern.test',
          firstName: 'Samuel',
          lastName: 'Whitaker',
          roles: [],
          state: 'registered',
        },
      ],
      classCount: 2,
      classes: [
        {
          id: 1,
          title: 'Biology 101',
          professor: 'Lucía Ferrer',
          studentCount: 46,
          isPublished: true,
        },
        {
          id: 7,
          title: 'Neuroscience Rotation',
          professor: 'Lucía Ferrer',
          studentCount: 0,
          isPublished: false,
        },
      ],
    });
    expect((await admin.call(getInstitution, { params: { id: 999 } })).status).toBe(404);
  });

  it('decision 0048: the list of users is cut after 50, the count is not', async () => {
    await server.services.db.execute(
      `with people as (insert into users (email, first_name, last_name)
         select 'member' || n || '@halden.example', 'Member', lpad(n::text, 3, '0') from generate_series(1, 60) n
         returning id)
       insert into memberships (user_id, institution_id) select id, 4 from people`,
    );
    const admin = await server.as('super');
    const { content } = await admin.call(getInstitution, { params: { id: 4 } });
    expect([content.userCount, content.users.length, content.users[49]?.lastName]).toEqual([
      60,
      50,
      '050',
    ]);
  });

  it('INST-02 the products and features by which institutions can be filtered', async () => {
    const { content } = await (await server.as('admin')).call(listInstitutionFilterValues, {});
    expect(content).toEqual({
      productIds: [101, 102, 103, 104, 105],
      features: ['lti', 'quiz', 'video'],
    });
  });

  it('API-089 INST-03 searches titles regardless of case and punctuation; a number is an id', async () => {
    expect(await titles({ keyword: ' UNIVERSIT ' })).toEqual([
      'Lakeshore University',
      'Northfield University',
      'University of Halden',
      'University of Oresund',
    ]);
    expect(await titles({ keyword: '%' })).toEqual([]);
    expect(await titles({ number: 3 })).toEqual(['Tamar Institute of Technology']);
    expect(await titles({ number: 3, keyword: 'college' })).toEqual([]);
    expect(await titles({ number: 999_999 })).toEqual([]);
  });

  it('API-089 INST-02 filters by every documented field and rejects other fields by name', async () => {
    const by = (property: string, operator: string, value?: unknown) =>
      titles({ filter: [{ property, operator, value }] } as z.input<typeof listInstitutions.body>);
    expect(await by('approved', 'equals', false)).toEqual([
      'Saint Brendan Hospital',
      'University of Oresund',
    ]);
    expect(await by('product_id', 'equals', 102)).toEqual([
      'Lakeshore University',
      'Tamar Institute of Technology',
    ]);
    expect(await by('product_id', 'is_null')).toEqual([
      'Saint Brendan Hospital',
      'University of Oresund',
    ]);
    expect(await by('feature', 'equals', 'lti')).toEqual(['Universidad del Sur']);
    expect(await by('title', 'contains', 'HALDEN')).toEqual(['University of Halden']);
    expect(await by('id', 'equals', 9)).toEqual(['Meridian Biosciences']);
    expect(
      (
        await staff.send('POST', listInstitutions.path, {
          body: { filter: [{ property: 'secret', operator: 'equals', value: 1 }] },
        })
      ).status,
    ).toBe(400);
  });

  it('API-089 INST-04 finds institutions by the name of their subscription, and those without one by none', async () => {
    const found = async (
      hasSubscription: 'education' | 'education-not-unlimited' | 'unlimited' | 'none',
    ) => {
      const { result } = await list({ hasSubscription });
      expect(new Set(result.map(({ subscription }) => subscription))).toEqual(
        new Set([hasSubscription]),
      );
      return result.length;
    };
    expect([
      await found('education'),
      await found('education-not-unlimited'),
      await found('unlimited'),
      await found('none'),
    ]).toEqual([3, 2, 2, 3]);
    expect((await list({ hasSubscription: null })).result).toHaveLength(10);
  });

  it('API-089 INST-06 LIM-02 returns 20 per page without overlaps; page overrides navigation.page', async () => {
    await server.services.db.execute(
      `insert into institutions (title) select 'Harbour ' || lpad(n::text, 2, '0') from generate_series(1, 25) n`,
    );
    const first = await list({ keyword: 'Harbour' });
    expect([first.result.length, first.result[0]?.title, first.navigation['total_pages']]).toEqual([
      20,
      'Harbour 01',
      2,
    ]);
    const last = await list({ keyword: 'Harbour', page: 2, navigation: { page: 1 } });
    expect([last.result.map(({ title }) => title), last.navigation['page']]).toEqual([
      ['Harbour 21', 'Harbour 22', 'Harbour 23', 'Harbour 24', 'Harbour 25'],
      2,
    ]);
    expect(
      await titles({
        keyword: 'Harbour',
        sort: [['title', 'desc']],
        navigation: { itemsOnPage: 2 },
      }),
    ).toEqual(['Harbour 25', 'Harbour 24']);
    expect((await list({ keyword: 'Harbour', page: 9 })).result).toEqual([]);
  });
});
