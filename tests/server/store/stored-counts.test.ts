import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Store } from '../../../server/store/database.ts';
import type { ItemInput } from '../../../server/store/playlists/check-items.ts';
import {
  deletePlaylist,
  purgePlaylists,
  restorePlaylist,
} from '../../../server/store/playlists/delete-playlist.ts';
import {
  addArticle,
  createPlaylist,
  updatePlaylist,
} from '../../../server/store/playlists/write-playlist.ts';
import {
  assignArticles,
  unassignArticles,
} from '../../../server/store/sponsors/assign-articles.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { copyTemplate } from '../../support/server-template.ts';

const at = new Date('2026-03-01T12:00:00Z');
const change = { userId: 1, role: 'superAdmin', at } as const;

describeOnEachDatabase('playlists and sponsors know what they contain', (database) => {
  let store: Store;
  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
    // Lengths by which sums tell which videos are in them.
    await store.query(
      'update article_videos set duration_seconds = 1000 + article_id * article_id',
    );
  });
  afterAll(() => store.close());

  const read = async (statement: string) => (await store.query(statement)).rows;
  const readPlaylist = async (id: number) =>
    (
      await read(`select article_count, duration_seconds from playlists where id = ${String(id)}`)
    )[0];
  const lengthOf = (...articles: number[]) =>
    articles.reduce((sum, article) => sum + 1000 + article * article, 0);
  const expectCounts = async (id: number, ...articles: number[]) => {
    expect(await readPlaylist(id)).toEqual({
      article_count: articles.length,
      duration_seconds: lengthOf(...articles),
    });
  };
  const articleItems = (...articles: number[]) =>
    articles.map((article) => ({ title: '', type: 'article' as const, articles: [article] }));
  const labelItem = (...articles: number[]) => ({
    title: 'Label',
    type: 'label' as const,
    articles,
  });
  const place = (items: readonly ItemInput[]) =>
    items.map((item, sortIndex) => ({ ...item, articles: [...item.articles], sortIndex }));
  const create = async (...articles: number[]): Promise<number> => {
    const created = await createPlaylist(
      store.db,
      { title: 'Counted', items: articleItems(...articles) },
      change,
    );
    if (!created.ok) throw new Error('the playlist was not created');
    return created.value;
  };

  const wrongPlaylists = `
    select p.id from playlists p
    where p.article_count <> (select count(*) from playlist_items i where i.playlist_id = p.id and i.type = 'article')
      or p.duration_seconds <> (
        select coalesce(sum(v.duration_seconds), 0) from playlist_items i
        join article_videos v on v.article_id = i.article_id where i.playlist_id = p.id)`;
  const wrongSponsors = `
    select s.id from sponsors s
    where s.article_count <> (select count(*) from sponsor_articles a where a.sponsor_id = s.id)`;

  it('API-105 API-106 for each of the demo library', async () => {
    expect(await read('select id from playlists where article_count > 2')).not.toEqual([]);
    expect(await read('select id from sponsors where article_count > 0')).not.toEqual([]);
    expect(await read(wrongPlaylists)).toEqual([]);
    expect(await read(wrongSponsors)).toEqual([]);
  });

  it('API-105 a playlist is created, filled, reordered, emptied, deleted and restored', async () => {
    const { db } = store;
    const id = await create(1, 2);
    await expectCounts(id, 1, 2);
    await addArticle(db, id, 3, change);
    await addArticle(db, id, 3, change);
    await expectCounts(id, 1, 2, 3);
    const items = place([labelItem(3, 5), ...articleItems(1)]);
    await updatePlaylist(db, id, { items }, null, change);
    await expectCounts(id, 3, 5, 1);
    await updatePlaylist(db, id, { title: 'Renamed' }, null, change);
    await expectCounts(id, 3, 5, 1);
    await deletePlaylist(db, id, null, change);
    await restorePlaylist(db, change, id, null);
    await expectCounts(id, 3, 5, 1);
    await updatePlaylist(db, id, { items: place([labelItem()]) }, null, change);
    await expectCounts(id);
    await deletePlaylist(db, id, null, change);
    await purgePlaylists(db, new Date(at.getTime() + 3 * 86_400_000), new AbortController().signal);
    expect(await readPlaylist(id)).toBeUndefined();
  });

  it('API-105 a video changes its length or is removed, an article is deleted or moved', async () => {
    const [first, second] = [await create(6, 7, 8), await create(7)];
    await store.query('update article_videos set duration_seconds = 1 where article_id = 7');
    expect(await readPlaylist(first)).toEqual({
      article_count: 3,
      duration_seconds: lengthOf(6, 8) + 1,
    });
    expect(await readPlaylist(second)).toEqual({ article_count: 1, duration_seconds: 1 });
    await store.query('delete from article_videos where article_id = 7');
    expect(await readPlaylist(second)).toEqual({ article_count: 1, duration_seconds: 0 });
    await store.query(
      `insert into article_videos (article_id, fp_resource_id, width, height, duration_seconds) values (7, 'again', 1, 1, ${String(lengthOf(7))})`,
    );
    await expectCounts(second, 7);
    await store.query(
      `update playlist_items set playlist_id = ${String(second)} where playlist_id = ${String(first)} and article_id = 8`,
    );
    await expectCounts(first, 6, 7);
    await expectCounts(second, 7, 8);
    await store.query(
      `insert into articles (id, type, title, domain_id, published_on) select 9999, 'core', 'Short-lived', domain_id, published_on from articles where id = 1`,
    );
    await addArticle(store.db, first, 9999, change);
    expect(await readPlaylist(first)).toEqual({
      article_count: 3,
      duration_seconds: lengthOf(6, 7),
    });
    await store.query('delete from articles where id = 9999');
    await expectCounts(first, 6, 7);
    expect(await read(wrongPlaylists)).toEqual([]);
  });

  it('API-105 any sequence of changes', async () => {
    const { db } = store;
    const ids = [await create(), await create(), await create()];
    const expected = new Map<number, readonly number[]>(ids.map((id) => [id, []]));
    const someArticles = fc.uniqueArray(fc.integer({ min: 10, max: 19 }), { maxLength: 6 });
    const step = fc.record({
      id: fc.constantFrom(...ids),
      articles: someArticles,
      kind: fc.constantFrom('replace', 'label', 'add', 'remove'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { id, articles, kind } of steps) {
          const before = expected.get(id) ?? [];
          const [one = 10] = articles;
          if (kind === 'add') {
            await addArticle(db, id, one, change);
            expected.set(id, [...before.filter((article) => article !== one), one]);
          } else if (kind === 'remove') {
            await db.execute(
              sql`delete from playlist_items where playlist_id = ${id} and article_id = ${one}`,
            );
            expected.set(
              id,
              before.filter((article) => article !== one),
            );
          } else {
            const items = kind === 'label' ? [labelItem(...articles)] : articleItems(...articles);
            await updatePlaylist(db, id, { items: place(items) }, null, change);
            expected.set(id, articles);
          }
        }
        for (const [id, articles] of expected) await expectCounts(id, ...articles);
      }),
      { numRuns: 15 },
    );
  });

  it('API-105 when several people add to one playlist at once', async () => {
    const id = await create();
    const articles = [20, 21, 22, 23, 24, 25];
    await Promise.all(
      articles.map((article, index) =>
        store.db.execute(
          sql`insert into playlist_items (playlist_id, type, title, article_id, sort_index) values (${id}, 'article', 'Added', ${article}, ${index})`,
        ),
      ),
    );
    await expectCounts(id, ...articles);
  });

  it('API-106 a sponsor gets, loses and hands over articles', async () => {
    const { db } = store;
    await store.query(
      `insert into sponsors (id, company_name, company_url) values (901, 'A', 'https://a.example'), (902, 'B', 'https://b.example')`,
    );
    const readCounts = async () =>
      (await read('select article_count from sponsors where id > 900 order by id')).map(
        ({ article_count: count }) => count,
      );
    await store.query('delete from sponsor_articles');
    await assignArticles(db, 901, [30, 31, 32], at);
    await assignArticles(db, 902, [32, 33], at);
    expect(await readCounts()).toEqual([3, 1]);
    await unassignArticles(db, 901, [30, 33]);
    expect(await readCounts()).toEqual([2, 1]);
    await store.query('update sponsor_articles set sponsor_id = 902 where article_id = 31');
    expect(await readCounts()).toEqual([1, 2]);
    await store.query('delete from sponsors where id = 902');
    expect(await readCounts()).toEqual([1]);
    expect(await read(wrongSponsors)).toEqual([]);
  });
});
