import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  listClientHubLabels,
  listClientHubPlaylists,
} from '../../../src/api/contract/client-hub.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('client hub playlists', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('super');
    await server.services.db.execute(
      `insert into playlists (id, title, owner_id) overriding system value values (900, 'Hub A', 1), (901, 'Hub B', 1), (902, 'Gone', 1)`,
    );
    await server.services.db.execute(`update playlists set deleted_at = now() where id = 902`);
    await server.services.db.execute(
      `insert into playlist_items (id, playlist_id, label_id, type, title, article_id, sort_index) overriding system value values
         (9000, 900, null, 'label', 'Hub label', null, 0),
         (9001, 900, 9000, 'article', 'Second', 2, 2),
         (9002, 900, 9000, 'article', 'First', 1, 1),
         (9003, 901, null, 'label', 'Hub label', null, 0),
         (9004, 902, null, 'label', 'Hub label', null, 0)`,
    );
  });
  afterAll(() => server.close());

  it('NAV-032 lists a label once with its playlists and articles, without deleted playlists', async () => {
    const { content } = await admin.call(listClientHubLabels, {});
    expect(content.filter(({ title }) => title === 'Hub label')).toEqual([
      { title: 'Hub label', countOfPlaylists: 2, countOfArticles: 2 },
    ]);
  });

  it('NAV-032 lists the playlists of a label with its articles in their order', async () => {
    const { content } = await admin.call(listClientHubPlaylists, {
      query: { label: 'Hub label' },
    });
    expect(content).toEqual([
      {
        id: 900,
        title: 'Hub A',
        owner: 'Ada Brandt',
        articles: [
          { id: 1, title: 'First' },
          { id: 2, title: 'Second' },
        ],
      },
      { id: 901, title: 'Hub B', owner: 'Ada Brandt', articles: [] },
    ]);
    expect(
      (await admin.call(listClientHubPlaylists, { query: { label: 'Unknown' } })).content,
    ).toEqual([]);
  });

  it('NAV-031 only super admins read it', async () => {
    for (const account of ['corporate', 'admin', 'cs', 'customer'] as const)
      expect((await (await server.as(account)).call(listClientHubLabels, {})).status).toBe(403);
  });
});
