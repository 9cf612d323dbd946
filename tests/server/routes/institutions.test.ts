import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';

import { listInstitutions } from '../../../src/api/contract/institutions.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
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

describeOnEachDatabase('institutions', (database) => {
  let server: TestServer;
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
    });
    expect(navigation).toEqual({
      page: 1,
      total_items: 10,
      total_pages: 1,
      items_per_page: 20,
      more: false,
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
