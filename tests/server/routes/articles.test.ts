import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

interface Page {
  readonly result: readonly {
    readonly id: number;
    readonly title: string;
    readonly article_type: string;
    readonly section_id: number | null;
    readonly has_template: boolean;
    readonly publishedAt: string;
    readonly durationSeconds?: number | null;
  }[];
  readonly navigation: {
    readonly page: number;
    readonly total_items: number;
    readonly total_pages: number;
  };
}

describeOnMainDatabase('articles', (database) => {
  let server: TestServer;
  let caller: TestCaller;

  beforeAll(async () => {
    server = await startTestServer({ database });
    caller = await server.as('customer');
  });
  afterAll(() => server.close());

  const list = async (body: object) => {
    const answered = await caller.send('POST', '/api/admin/quiz/article_list', { body });
    expect(answered.status, answered.text).toBe(200);
    return answered.content as Page;
  };
  const search = async (query: string) =>
    (await server.send('GET', `/api/free/search/?${query}`)).content as Page;
  const equals = (property: string, value: number) => ({
    filter: [{ bool_operator: 'and', property, operator: 'equals', value }],
  });

  it('API-081 LIM-06 the picker lists 20 a page, by kind, by section, with templates', async () => {
    const all = await list({});
    expect([all.result.length, all.navigation]).toMatchObject([
      20,
      { page: 1, total_items: 60, total_pages: 3 },
    ]);
    const research = await list({
      contentType: 'research',
      navigation: { page: 1, itemsOnPage: 100 },
    });
    expect(new Set(research.result.map(({ article_type }) => article_type))).toEqual(
      new Set(['journal', 'encyclopedia_of_experiments']),
    );
    const education = await list({
      contentType: 'education',
      navigation: { page: 1, itemsOnPage: 100 },
    });
    expect(education.result.length + research.result.length).toBe(60);
    const templated = await list({ withTemplate: true, navigation: { page: 1, itemsOnPage: 100 } });
    expect([templated.result.length, templated.navigation.total_items]).toEqual([17, 17]);
    expect(templated.result.every(({ has_template }) => has_template)).toBe(true);
    const inSection = await list({ bySection: true, ...equals('id', 1) });
    expect(inSection.result.map(({ section_id }) => section_id)).toEqual([1, 1, 1, 1, 1]);
    expect((await list(equals('id', 21))).result.map(({ title }) => title)).toEqual([
      'Organelles of the Eukaryotic Cell',
    ]);
  });

  it('API-090 LIM-07 the search matches every word in title, abstract or author, 12 per page, within a range of days', async () => {
    const first = await search('');
    expect([first.result.length, first.navigation.total_pages]).toEqual([12, 5]);
    expect((await search('query=titration+ACID')).result.map(({ title }) => title)).toContain(
      'Acid-Base Titration with an Indicator',
    );
    expect((await search('query=nwosu')).navigation.total_items).toBeGreaterThan(0);
    expect((await search('query=21')).result.map(({ id }) => id)).toContain(21);
    expect((await search('query=100%25')).navigation.total_items).toBe(0);
    const day = first.result[3]?.publishedAt ?? '';
    expect(
      (await search(`from=${day}&to=${day}`)).result.map(({ publishedAt }) => publishedAt),
    ).toEqual([day]);
    const both = await search('content_type=research,education');
    expect(both.navigation.total_items).toBe(60);
    expect(new Set(both.result.map(({ durationSeconds }) => durationSeconds))).toEqual(
      new Set([6]),
    );
  });

  it('API-090 ENT-19 the search finds articles with any of the subjects, and of these the words', async () => {
    const titles = async (query: string) => (await search(query)).result.map(({ title }) => title);
    const [biology, botany, ecology] = [1, 8, 9];
    const ofEcology = [
      'The Nitrogen Cycle',
      'Energy Flow in Ecosystems',
      'Calibrating a Low-Cost Air Quality Sensor',
    ];
    expect(await titles(`subject=${ecology}`)).toEqual(ofEcology);
    expect((await titles(`subject=${botany},${ecology}`)).sort()).toEqual(
      [
        ...ofEcology,
        'Extraction of Plant Pigments',
        'Light Reactions of Photosynthesis',
        'Quantifying Root Growth of Arabidopsis Seedlings',
        'Water Transport in Xylem',
      ].sort(),
    );
    const found = await search(`query=energy&subject=${biology}&subject=${ecology}`);
    expect([found.result.map(({ title }) => title), found.navigation.total_items]).toEqual([
      ['Energy Flow in Ecosystems'],
      1,
    ]);
    expect(await titles('subject=999999')).toEqual([]);
    expect((await search('subject=')).navigation.total_items).toBe(60);
    const refused = await server.send('GET', '/api/free/search/?subject=biology');
    expect(refused.status).toBe(400);
  });

  it('API-093 API-094 returns an article with its video and subtitles, in each language', async () => {
    const english = await server.send('GET', '/api/free/article/en/21');
    const german = await server.send('GET', '/api/free/article/de/21');
    expect(english.content).toMatchObject({
      id: 21,
      title: 'Organelles of the Eukaryotic Cell',
      article_type: 'lectern_core',
      domain: { title: 'Core Biology' },
      tags: [{ title: 'Biology' }],
      video: { metaWidth: 320, metaHeight: 180 },
    });
    expect(german.content).toEqual(english.content);
    const { video } = english.content as {
      video: { cdnFile: string; subtitles: Record<string, string> };
    };
    const served = await fetch(server.address + video.cdnFile, { headers: { Range: 'bytes=0-3' } });
    expect([served.status, Buffer.from(await served.arrayBuffer()).toString('hex')]).toEqual([
      206,
      '1a45dfa3',
    ]);
    expect(await (await fetch(server.address + (video.subtitles['en'] ?? ''))).text()).toMatch(
      /^WEBVTT\n/,
    );
    expect((await server.send('GET', '/api/free/article/en/999999')).status).toBe(404);
  });

  it('API-098 ENT-19 every subject is listed by title, Biology among them', async () => {
    const titles = (
      (await server.send('GET', '/api/free/tag_list')).content as { title: string }[]
    ).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(titles).toContain('Biology');
  });

  it('API-096 API-097 returns the sections of a domain in order, complete and in pages', async () => {
    const whole = (await server.send('GET', '/api/free/section/list/3')).content as {
      title: string;
      countOfArticles: number;
    }[];
    expect(whole.map(({ title, countOfArticles }) => [title, countOfArticles])).toEqual([
      ['Cells', 5],
      ['Genetics', 3],
      ['Plants', 2],
      ['Ecology', 2],
    ]);
    const page = (await caller.send('GET', '/api/admin/section/list/3?page=2&items_per_page=3'))
      .content as Page;
    expect([page.result.map(({ title }) => title), page.navigation]).toMatchObject([
      ['Ecology'],
      { page: 2, total_items: 4, total_pages: 2 },
    ]);
    expect((await server.send('GET', '/api/free/section/list/999')).status).toBe(404);
  });

  it('API-095 QVAL-32 returns the end of a subscription and whether a trial has expired; without one, nothing is expired', async () => {
    const subscriptionOf = async (account: 'customer' | 'customer2' | 'super') =>
      (await (await server.as(account)).send('GET', '/api/section_subscription')).content;
    expect(await subscriptionOf('customer')).toMatchObject({
      isTrial: false,
      isExpired: false,
      sections: [
        { title: 'Biology Labs', isTrial: false },
        { title: 'Cells', isTrial: false },
        { title: 'Gases', isTrial: false },
        { title: 'Genetics', isTrial: false },
      ],
      institution: { title: 'Northfield University', plan: 'unlimited', seats: 2500 },
    });
    expect(await subscriptionOf('customer2')).toMatchObject({
      isTrial: true,
      isExpired: true,
      sections: [],
      institution: { title: 'Kestrel College', plan: 'education', seats: 60 },
    });
    expect(await subscriptionOf('super')).toEqual({
      isTrial: false,
      endDate: null,
      isExpired: false,
      sections: [],
      institution: null,
    });
  });
});
