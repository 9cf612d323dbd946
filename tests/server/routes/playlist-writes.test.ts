import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { purgePlaylists } from '../../../server/store/playlists/delete-playlist.ts';
import { articles } from '../../../server/store/schema/articles.ts';
import { classes, classPlaylists } from '../../../server/store/schema/classes.ts';
import { playlists } from '../../../server/store/schema/playlists.ts';
import * as contract from '../../../src/api/contract/playlists.ts';
import { quizFromPlaylist } from '../../../src/api/contract/quiz-template.ts';
import { playlistErrors } from '../../../src/domain/messages/en/server/playlist-errors.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type AccountName,
  type ErrorContent,
  type TestServer,
} from '../../support/server.ts';

const articleItem = (article: number, sortIndex: number) => ({
  title: 'ignored',
  type: 'article' as const,
  sortIndex,
  articles: [article],
});
const labelItem = (title: string, sortIndex: number, articles: number[], id?: number) => ({
  ...(id !== undefined && { id }),
  title,
  type: 'label' as const,
  sortIndex,
  articles,
});

const listTitles = (items: readonly { title: string; articles: readonly { id: number }[] }[]) =>
  items.map(({ title, articles }) => [title, articles.map(({ id }) => id)]);

describeOnMainDatabase('playlists that are changed', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const get = async (account: AccountName, id: number) =>
    (await server.as(account)).call(contract.getPlaylist, { params: { id } });
  const create = async (account: AccountName, title: string, items: object[] = []) => {
    const caller = await server.as(account);
    const response = await caller.send('POST', '/api/admin/playlist/create', {
      body: { title, items },
    });
    expect(response.status).toBe(200);
    return get(account, (response.content as { id: number }).id);
  };

  describe('reading and creating', () => {
    it('PLAY-03 ENT-17 returns labels and articles in order, with where they are used', async () => {
      const { content, headers } = await get('super', 1);
      expect(headers.get('etag')).toBe('"1"');
      expect(content.items.map(({ title, type, sortIndex }) => [title, type, sortIndex])).toEqual([
        ['Cells', 'label', 0],
        ['Genes', 'label', 1],
      ]);
      expect(content.items[0]?.articles[0]).toMatchObject({
        title: 'Organelles of the Eukaryotic Cell',
        durationSeconds: 6,
        subject: 'Biology',
        article_type: 'lectern_core',
      });
      expect(content).toMatchObject({ isOwn: true, canEdit: true });
      expect(content.usedIn.classes).toEqual([{ id: 1, title: 'Biology 101' }]);
      expect(content.usedIn.countOfQuizzes).toBeGreaterThan(0);
      expect(content.usedIn.quizzes.length).toBeLessThanOrEqual(20);
    });

    it('PLAY-03 creates a playlist with an article before the first label', async () => {
      const { content } = await create('cs', ' Week 4 ', [
        articleItem(3, 0),
        labelItem('First', 1, [1, 2]),
        labelItem('Empty', 2, []),
      ]);
      expect(content).toMatchObject({ title: 'Week 4', isOwn: true, canEdit: true });
      expect(content.items.map(({ type }) => type)).toEqual(['article', 'label', 'label']);
      expect(listTitles(content.items).slice(1)).toEqual([
        ['First', [1, 2]],
        ['Empty', []],
      ]);
      expect(content.items[0]?.articles.map(({ id }) => id)).toEqual([3]);
    });

    it('an Idempotency-Key makes a repeated create harmless', async () => {
      const cs = await server.as('cs');
      const send = () =>
        cs.send('POST', '/api/admin/playlist/create', {
          body: { title: 'Once' },
          headers: { 'Idempotency-Key': 'create-once' },
        });
      const [first, second] = [await send(), await send()];
      expect((second.content as { id: number }).id).toBe((first.content as { id: number }).id);
    });

    it.each([
      ['an unknown article', [articleItem(999_999, 0)], playlistErrors.noSuchArticle],
      [
        'an article twice',
        [labelItem('A', 0, [1]), articleItem(1, 1)],
        playlistErrors.repeatedArticle,
      ],
      ['an unknown label', [labelItem('A', 0, [], 999_999)], playlistErrors.foreignLabel],
      ['a label of another playlist', [labelItem('A', 0, [], 1)], playlistErrors.foreignLabel],
      [
        'an article item without an article',
        [{ ...articleItem(1, 0), articles: [] }],
        playlistErrors.oneArticle,
      ],
    ])('refuses %s and stores nothing', async (_, items, message) => {
      const cs = await server.as('cs');
      const before = await server.services.db.$count(playlists);
      const response = await cs.send('POST', '/api/admin/playlist/create', {
        body: { title: 'Refused', items },
      });
      expect(response.status).toBe(400);
      expect((response.content as ErrorContent).errors).toEqual({ items: [message] });
      expect(await server.services.db.$count(playlists)).toBe(before);
    });
  });

  describe('changing', () => {
    it('API-102 PLAY-01 replaces title and items, keeps the ids of labels, and counts the version', async () => {
      const { content } = await create('cs', 'To change', [
        labelItem('A', 0, [1]),
        labelItem('B', 1, [2]),
      ]);
      const [a, b] = content.items;
      if (a === undefined || b === undefined) throw new Error('no labels');
      const cs = await server.as('cs');
      const changed = await cs.call(
        contract.updatePlaylist,
        {
          params: { id: content.id },
          body: {
            title: 'Changed',
            items: [articleItem(5, 0), labelItem('B 2', 1, [1, 4], b.id), labelItem('C', 2, [])],
          },
        },
        { 'If-Match': '"1"' },
      );
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
      expect(changed.content).toMatchObject({
        title: 'Changed',
        savedBy: expect.any(String) as string,
        isSavedByCaller: true,
      });
      expect(changed.content.items[1]).toMatchObject({ id: b.id, title: 'B 2' });
      expect(changed.content.items.map(({ articles }) => articles.map(({ id }) => id))).toEqual([
        [5],
        [1, 4],
        [],
      ]);
      const renamed = await cs.call(contract.updatePlaylist, {
        params: { id: content.id },
        body: { title: 'Only the title' },
      });
      expect(renamed.content.items).toEqual(changed.content.items);
      const stale = await cs.send('PATCH', `/api/admin/playlist/${String(content.id)}`, {
        body: { title: 'Too late' },
        headers: { 'If-Match': '"1"' },
      });
      expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"3"']);
      expect((await get('cs', content.id)).content.title).toBe('Only the title');
    });

    it('PLAY-03 a playlist of 1,000 articles is stored, read and changed in order; a save over a newer version is refused', async () => {
      const rows = await server.services.db
        .insert(articles)
        .values(
          Array.from({ length: 1000 }, (_, index) => ({
            type: 'journal' as const,
            title: `Bulk ${String(index)}`,
            publishedOn: '2020-01-01',
            domainId: 1,
          })),
        )
        .returning({ id: articles.id });
      const ids = rows.map(({ id }) => id);
      const groups = Array.from({ length: 100 }, (_, label) =>
        ids.slice(label * 10, label * 10 + 10),
      );
      const { content } = await create(
        'cs',
        'Bulk',
        groups.map((group, index) => labelItem(`Label ${String(index)}`, index, group)),
      );
      const readGroups = async () =>
        (await get('cs', content.id)).content.items.map(({ articles: found }) =>
          found.map(({ id }) => id),
        );
      expect(await readGroups()).toEqual(groups);

      const reversed = content.items
        .toReversed()
        .map(({ id, title, articles: found }, index) =>
          labelItem(title, index, found.map((article) => article.id).toReversed(), id),
        );
      const cs = await server.as('cs');
      const save = () =>
        cs.send('PATCH', `/api/admin/playlist/${String(content.id)}`, {
          body: { title: 'Bulk', items: reversed },
          headers: { 'If-Match': '"1"' },
        });
      expect((await save()).status).toBe(200);
      const expected = groups.map((group) => group.toReversed()).toReversed();
      expect(await readGroups()).toEqual(expected);
      expect((await save()).status).toBe(412);
      expect(await readGroups()).toEqual(expected);
    });

    it('a refused change leaves the playlist as it was', async () => {
      const { content } = await create('cs', 'Untouched', [labelItem('A', 0, [1])]);
      const cs = await server.as('cs');
      const refused = await cs.send('PATCH', `/api/admin/playlist/${String(content.id)}`, {
        body: { title: 'Other', items: [articleItem(999_999, 0)] },
      });
      expect(refused.status).toBe(400);
      expect((await get('cs', content.id)).content).toEqual(content);
    });

    it('API-101 PLAY-05 copies a readable playlist to the caller', async () => {
      const cs = await server.as('cs');
      const { content } = await cs.call(contract.copyPlaylist, { params: { id: 1 } });
      const original = (await get('cs', 1)).content;
      expect(content).toMatchObject({ title: 'Introductory Biology (copy)', isOwn: true });
      expect(listTitles(content.items)).toEqual(listTitles(original.items));
      expect(content.usedIn.classes).toEqual([]);
    });

    it('API-104 PLAY-02 ENT-18 adds an article once and returns the playlists that contain it', async () => {
      const { content } = await create('lti', 'Membership', [labelItem('Last', 0, [2])]);
      const lti = await server.as('lti');
      const add = () =>
        lti.call(contract.addArticleToPlaylist, {
          params: { playlistId: content.id },
          body: { articleId: 7 },
        });
      const other = await create('lti', 'Other', [articleItem(7, 0)]);
      await add();
      expect((await add()).content).toEqual({
        in_user_playlist: [content.id, other.content.id],
      });
      expect(listTitles((await get('lti', content.id)).content.items)).toEqual([['Last', [2, 7]]]);
      const unknown = await lti.send(
        'POST',
        `/api/admin/playlist/add_article/${String(content.id)}`,
        { body: { articleId: 999_999 } },
      );
      expect(unknown.status).toBe(400);
      const found = await lti.call(contract.findPlaylistsWithArticles, {
        body: { articles: [7, 8] },
      });
      expect(found.content).toEqual([
        {
          articleId: 7,
          playlists: [
            { id: content.id, title: 'Membership' },
            { id: other.content.id, title: 'Other' },
          ],
        },
        { articleId: 8, playlists: [] },
      ]);
    });
  });

  describe('access', () => {
    it('API-100 PLAY-01 the owner and administrators change a playlist, a colleague of a class reads it', async () => {
      const { id } = (await create('cs', 'Shared by class', [articleItem(1, 0)])).content;
      const path = `/api/admin/playlist/${String(id)}`;
      const send = async (account: AccountName, method: string, body?: object) =>
        (await (await server.as(account)).send(method, path, { ...(body && { body }) })).status;
      expect(await send('lti', 'GET')).toBe(404);
      expect(await send('lti', 'PATCH', { title: 'X' })).toBe(404);
      expect(await send('lti', 'DELETE')).toBe(404);
      await server.services.db.insert(classPlaylists).values({ classId: 4, playlistId: id });
      expect(await send('lti', 'GET')).toBe(200);
      expect((await get('lti', id)).content).toMatchObject({ isOwn: false, canEdit: false });
      expect(await send('lti', 'PATCH', { title: 'X' })).toBe(403);
      expect(await send('lti', 'DELETE')).toBe(403);
      expect(await send('lti', 'POST')).toBe(200);
      expect(await send('customer', 'GET')).toBe(404);
      const isHere = eq(classPlaylists.playlistId, id);
      const removeFromClass = (removedAt: Date | null) =>
        server.services.db.update(classPlaylists).set({ removedAt }).where(isHere);
      await removeFromClass(new Date());
      expect(await send('lti', 'GET')).toBe(404);
      expect((await get('cs', id)).content.usedIn.classes).toEqual([]);
      await removeFromClass(null);
      const deleteClass = (deletedAt: Date | null) =>
        server.services.db.update(classes).set({ deletedAt }).where(eq(classes.id, 4));
      await deleteClass(new Date());
      expect(await send('lti', 'GET')).toBe(404);
      await deleteClass(null);
      expect(await send('admin', 'PATCH', { title: 'By an administrator' })).toBe(200);
      expect((await get('cs', id)).content).toMatchObject({
        title: 'By an administrator',
        isOwn: true,
      });
    });
  });

  describe('deleting', () => {
    it('API-100 leaves a deleted playlist out of every list until it is restored', async () => {
      const { id } = (await create('lti', 'Gone for now', [articleItem(9, 0)])).content;
      const lti = await server.as('lti');
      const titles = async () =>
        (await lti.call(contract.listMyPlaylists, { body: {} })).content.result.map(
          ({ title }) => title,
        );
      const remove = (version: string) =>
        lti.send('DELETE', `/api/admin/playlist/${String(id)}`, {
          headers: { 'If-Match': version },
        });
      expect((await remove('"9"')).status).toBe(412);
      expect((await remove('"1"')).status).toBe(200);
      expect((await remove('"1"')).status).toBe(404);
      expect(await titles()).not.toContain('Gone for now');
      expect((await get('lti', id)).status).toBe(404);
      expect((await get('super', id)).status).toBe(404);
      const articlesOf = await lti.send('POST', '/api/free/playlist/article_list', {
        body: { playlistId: id },
      });
      expect(articlesOf.status).toBe(404);
      expect((await lti.call(quizFromPlaylist, { params: { id } })).status).toBe(404);
      expect(
        (await lti.call(contract.findPlaylistsWithArticles, { body: { articles: [9] } })).content,
      ).toEqual([{ articleId: 9, playlists: [] }]);
      const cs = await server.as('cs');
      expect((await cs.call(contract.restorePlaylist, { params: { id } })).status).toBe(404);
      expect((await lti.call(contract.restorePlaylist, { params: { id } })).status).toBe(200);
      expect(await titles()).toContain('Gone for now');
    });

    it('purges a playlist a day after it was deleted', async () => {
      const { id } = (await create('lti', 'Purged', [labelItem('A', 0, [1])])).content;
      const { db } = server.services;
      const lti = await server.as('lti');
      await lti.send('DELETE', `/api/admin/playlist/${String(id)}`);
      const [deleted] = await db.select().from(playlists).where(eq(playlists.id, id));
      const at = deleted?.deletedAt?.getTime() ?? 0;
      const { signal } = new AbortController();
      await purgePlaylists(db, new Date(at + 24 * 3_600_000 - 1), signal);
      expect(await db.$count(playlists, eq(playlists.id, id))).toBe(1);
      await purgePlaylists(db, new Date(at + 24 * 3_600_000 + 1), signal);
      expect(await db.$count(playlists, eq(playlists.id, id))).toBe(0);
      expect((await lti.call(contract.restorePlaylist, { params: { id } })).status).toBe(404);
    });
  });

  it('API-103 lists the collections for everybody, without playlists', async () => {
    const { status, content } = await server.send('GET', '/api/free/playlist/section_menu');
    expect(status).toBe(200);
    expect((content as { playlists: unknown[] }[]).length).toBeGreaterThan(0);
    for (const { playlists: shown } of content as { playlists: unknown[] }[])
      expect(shown).toEqual([]);
  });

  it('API-105 lists length, labels and classes of own playlists, sorted by length', async () => {
    const caller = await server.as('super');
    const { content } = await caller.call(contract.listMyPlaylists, {
      body: {
        filter: [{ property: 'title', operator: 'contains', value: 'o' }],
        sort: [['duration', 'desc']],
      },
    });
    const lengths = content.result.map(({ durationSeconds }) => durationSeconds);
    expect(new Set(lengths).size).toBeGreaterThan(1);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(content.result.find(({ title }) => title === 'Introductory Biology')).toMatchObject({
      countOfArticles: 5,
      countOfLabels: 2,
      durationSeconds: 30,
      classes: [{ id: 1, title: 'Biology 101' }],
    });
  });
});
