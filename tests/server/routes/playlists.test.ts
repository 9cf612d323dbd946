import { afterAll, beforeAll, expect, it } from 'vitest';

import { listMyPlaylists, listPlaylistArticles } from '../../../src/api/contract/playlists.ts';
import { quizFromPlaylist } from '../../../src/api/contract/quiz-template.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('playlists to import from', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const wire = <T>(content: unknown) => content as T;

  it("API-105 lists the caller's own playlists only, searched and sorted", async () => {
    const list = async (account: 'super' | 'customer' | 'customer2', body: object) => {
      const { content } = await (await server.as(account)).call(listMyPlaylists, { body });
      return wire<{
        result: { title: string; countOfArticles: number }[];
        navigation: { total_items: number };
      }>(content);
    };
    expect(
      (await list('super', { sort: [['title', 'asc']] })).result.map(
        ({ title, countOfArticles }) => [title, countOfArticles],
      ),
    ).toEqual([
      ['Genetics Toolbox', 3],
      ['Introductory Biology', 5],
      ['Science in Two Semesters', 30],
    ]);
    expect(
      (
        await list('super', { filter: [{ property: 'title', operator: 'contains', value: 'BIO' }] })
      ).result.map(({ title }) => title),
    ).toEqual(['Introductory Biology']);
    expect((await list('customer', {})).result.map(({ title }) => title)).toEqual([
      'My First Videos',
    ]);
    expect((await list('customer2', {})).navigation.total_items).toBe(0);
  });

  it('API-099 PLAY-04 LIM-08 ENT-25 returns the articles of a playlist in order, 9 per page', async () => {
    const list = async (body: {
      playlistId: number;
      navigation?: { page: number; itemsOnPage?: number };
    }) => {
      const { content } = await (await server.as('super')).call(listPlaylistArticles, { body });
      return wire<{
        result: { title: string }[];
        navigation: {
          items_on_page: number;
          items_per_page: number;
          total_items: number;
          total_pages: number;
        };
      }>(content);
    };
    const whole = await list({ playlistId: 1 });
    expect([whole.navigation, whole.result.map(({ title }) => title)]).toEqual([
      {
        page: 1,
        total_items: 5,
        total_pages: 1,
        items_on_page: 5,
        items_per_page: 9,
        more: false,
      },
      [
        'Organelles of the Eukaryotic Cell',
        'The Phases of Mitosis',
        'Transport Across Membranes',
        'DNA Replication at the Fork',
        'From Gene to Protein',
      ],
    ]);
    expect((await list({ playlistId: 1, navigation: { page: 1 } })).navigation).toEqual(
      whole.navigation,
    );
    expect(
      (await list({ playlistId: 1, navigation: { page: 2, itemsOnPage: 2 } })).result.map(
        ({ title }) => title,
      ),
    ).toEqual(['Transport Across Membranes', 'DNA Replication at the Fork']);
    const path = '/api/free/playlist/article_list';
    const [owner, other] = [await server.as('super'), await server.as('customer')];
    expect((await owner.send('POST', path, { body: { playlistId: 999_999 } })).status).toBe(404);
    expect((await other.send('POST', path, { body: { playlistId: 1 } })).status).toBe(404);
    expect((await server.send('POST', path, { body: { playlistId: 1 } })).status).toBe(401);
  });

  it("API-046 QIO-15 QIO-16 returns one activity per label, with each article's video and the questions of its template", async () => {
    const { content } = await (
      await server.as('super')
    ).call(quizFromPlaylist, { params: { id: 1 } });
    expect([content.title, content.article, content.tags.map(({ title }) => title)]).toEqual([
      'Introductory Biology',
      null,
      ['Biology', 'Genetics', 'Molecular Biology'],
    ]);
    expect(content.activities.map(({ title, sortIndex }) => [title, sortIndex])).toEqual([
      ['Cells', 0],
      ['Genes', 1],
    ]);
    const items = content.activities[0]?.items ?? [];
    expect(items.map(({ sortIndex }) => sortIndex)).toEqual(items.map((_, place) => place));
    const videos = items.flatMap(({ article }, place) =>
      article === null ? [] : [[place, article.title]],
    );
    expect(videos.map(([, title]) => title)).toEqual([
      'Organelles of the Eukaryotic Cell',
      'The Phases of Mitosis',
      'Transport Across Membranes',
    ]);
    expect(items[0]?.article?.videoData).toMatchObject({
      title: 'Organelles of the Eukaryotic Cell',
    });
    expect(items[1]).toMatchObject({ type: 2, article: null, textOptions: [{}, {}, {}, {}] });
    expect(JSON.stringify(content)).not.toContain('questionOrder');
  });

  it('API-046 groups articles without a label under the title of the playlist', async () => {
    const { content } = await (
      await server.as('customer')
    ).call(quizFromPlaylist, { params: { id: 6 } });
    expect(content.activities.map(({ title }) => title)).toEqual(['My First Videos']);
  });

  it("API-046 returns the same for another user's playlist as for an unknown one", async () => {
    const customer = await server.as('customer');
    const [foreign, none] = [
      await customer.call(quizFromPlaylist, { params: { id: 1 } }),
      await customer.call(quizFromPlaylist, { params: { id: 999_999 } }),
    ];
    expect([foreign.status, foreign.content]).toEqual([404, none.content]);
  });
});
