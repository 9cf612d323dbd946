import { afterAll, beforeAll, expect, it } from 'vitest';

import { purgeClasses } from '../../../server/store/classes/purge-classes.ts';
import { createClass, getClass } from '../../../src/api/contract/class.ts';
import {
  addPlaylistsToClasses,
  addQuizzesToClasses,
  listClassPlaylists,
  listClassQuizzes,
  listMyClassPlaylists,
  listPlaylistsOfClass,
  listQuizzesOfClass,
  orderPlaylistsOfClass,
  orderQuizzesOfClass,
  removePlaylistFromClass,
  removeQuizFromClass,
  restorePlaylistOfClass,
  restoreQuizOfClass,
} from '../../../src/api/contract/class-contents.ts';
import { listClassActivity } from '../../../src/api/contract/class-students.ts';
import { createUserQuiz, deleteUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

/**
 * Playlists of the demo library: cs owns 3, and reaches 1 and 2 in classes; nobody but a customer
 * and administrators reach 6.
 */
const customersPlaylist = 6;

describeOnMainDatabase('quizzes and playlists of classes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const make = async (account: AccountName = 'cs', title = 'Tide Pools') =>
    (await (await server.as(account)).call(createClass, { body: { title } })).content.id;
  const makeQuiz = async (account: AccountName = 'cs', title = 'Barnacles') =>
    (
      await (
        await server.as(account)
      ).call(createUserQuiz, {
        body: { ...sampleQuiz(), startDate: null, endDate: null, title },
      })
    ).content.id;
  const addQuizzes = async (
    quizzesIds: number[],
    classIds: number[],
    account: AccountName = 'cs',
  ) => (await server.as(account)).call(addQuizzesToClasses, { body: { quizzesIds, classIds } });
  const addPlaylists = async (
    playlistsIds: number[],
    classIds: number[],
    account: AccountName = 'cs',
  ) => (await server.as(account)).call(addPlaylistsToClasses, { body: { playlistsIds, classIds } });
  const quizIds = async (id: number) =>
    (await (await server.as('cs')).call(listQuizzesOfClass, { params: { id } })).content.map(
      (quiz) => quiz.id,
    );
  const playlistIds = async (id: number) =>
    (await (await server.as('cs')).call(listPlaylistsOfClass, { params: { id } })).content.map(
      ({ playlist }) => playlist.id,
    );

  it('CLS-11 API-022 API-024 several quizzes go to several classes, those there are skipped, the order is kept', async () => {
    const [one, two] = [await make(), await make()];
    const [a, b, c] = [await makeQuiz(), await makeQuiz(), await makeQuiz()];
    expect((await addQuizzes([b], [two])).content).toEqual({ added: 1, skipped: 0 });
    expect((await addQuizzes([c, a, b, c], [one, two, one])).content).toEqual({
      added: 5,
      skipped: 1,
    });
    expect([await quizIds(one), await quizIds(two)]).toEqual([
      [c, a, b],
      [b, c, a],
    ]);
    expect((await addQuizzes([a, b, c], [one, two])).content).toEqual({ added: 0, skipped: 6 });
    const activity = await (
      await server.as('cs')
    ).call(listClassActivity, {
      params: { id: two },
      query: {},
    });
    expect(activity.content.result.map(({ kind, count }) => [kind, count])).toEqual([
      ['quizzesAdded', 2],
      ['quizzesAdded', 1],
      ['created', 1],
    ]);
  });

  it('CLS-12 API-023 API-026 playlists likewise, with their videos, length and who added them', async () => {
    const [one, two] = [await make(), await make()];
    expect((await addPlaylists([3, 2], [one, two])).content).toEqual({ added: 4, skipped: 0 });
    const [first] = (
      await (await server.as('admin')).call(listPlaylistsOfClass, { params: { id: one } })
    ).content;
    expect(first).toMatchObject({
      playlist: { id: 3, title: 'Neuroscience Seminar', countOfArticles: 3 },
      addedBy: { email: 'cs@lectern.test' },
      isOwnAddition: false,
    });
    expect(first?.playlist.durationSeconds).toBeGreaterThan(0);
    expect(await playlistIds(two)).toEqual([3, 2]);
  });

  it('CLS-11 CLS-12 nothing is added when one class, quiz or playlist cannot be reached', async () => {
    const [mine, foreign] = [await make(), await make('multi')];
    const [own, others] = [await makeQuiz(), await makeQuiz('multi')];
    for (const [quizzesIds, classIds] of [
      [[own], [mine, foreign]],
      [[own, others], [mine]],
      [[own, 1_999_999_999], [mine]],
      [[own], [mine, 1_999_999_999]],
    ] as const)
      expect((await addQuizzes([...quizzesIds], [...classIds])).status).toBe(404);
    expect((await addPlaylists([3, customersPlaylist], [mine])).status).toBe(404);
    expect((await addPlaylists([3], [mine, foreign])).status).toBe(404);
    expect([await quizIds(mine), await playlistIds(mine)]).toEqual([[], []]);
    for (const [quizzesIds, classIds] of [
      [[], [mine]],
      [[own], []],
      [[0], [mine]],
    ] as const)
      expect((await addQuizzes([...quizzesIds], [...classIds])).status).toBe(400);
  });

  it('CLS-11 a class has at most 200 quizzes', async () => {
    const id = await make();
    const { rows } = await server.services.db.execute<{ id: number }>(
      `insert into quizzes (kind, title, owner_id) select 'user', 'Many ' || n, 4 from generate_series(1, 201) n returning id`,
    );
    const ids = rows.map((row) => row.id);
    expect((await addQuizzes(ids.slice(0, 200), [id])).content).toEqual({ added: 200, skipped: 0 });
    const last = await addQuizzes(ids.slice(200), [id]);
    expect([last.status, last.content as unknown]).toEqual([
      409,
      { message: 'A class has at most 200 quizzes.', code: 'refused' },
    ]);
  });

  it('CLS-13 API-025 a removed quiz comes back to its place; added anew it goes to the end', async () => {
    const id = await make();
    const [a, b, c] = [await makeQuiz(), await makeQuiz(), await makeQuiz()];
    await addQuizzes([a, b, c], [id]);
    const caller = await server.as('cs');
    const remove = (quizId: number) => caller.call(removeQuizFromClass, { params: { id, quizId } });
    const restore = (quizId: number) => caller.call(restoreQuizOfClass, { params: { id, quizId } });
    expect((await remove(a)).status).toBe(200);
    expect((await remove(a)).status).toBe(404);
    expect(await quizIds(id)).toEqual([b, c]);
    expect((await restore(a)).status).toBe(200);
    expect((await restore(a)).status).toBe(200);
    expect(await quizIds(id)).toEqual([a, b, c]);
    await remove(a);
    expect((await addQuizzes([a], [id])).content).toEqual({ added: 1, skipped: 0 });
    expect(await quizIds(id)).toEqual([b, c, a]);
    await remove(b);
    const later = new Date(Date.now() + 25 * 3_600_000);
    await purgeClasses(server.services.db, later, new AbortController().signal);
    expect((await restore(b)).status).toBe(404);
    expect((await remove(1_999_999_999)).status).toBe(404);
  });

  it('CLS-14 API-027 playlists are removed and restored likewise', async () => {
    const id = await make();
    await addPlaylists([1, 2, 3], [id]);
    const caller = await server.as('cs');
    await caller.call(removePlaylistFromClass, { params: { id, playlistId: 1 } });
    expect(await playlistIds(id)).toEqual([2, 3]);
    await caller.call(restorePlaylistOfClass, { params: { id, playlistId: 1 } });
    expect(await playlistIds(id)).toEqual([1, 2, 3]);
  });

  it('CLS-11 CLS-12 quizzes and playlists are put in an order; the rest follows, strangers are ignored', async () => {
    const id = await make();
    const [a, b, c] = [await makeQuiz(), await makeQuiz(), await makeQuiz()];
    await addQuizzes([a, b, c], [id]);
    await addPlaylists([1, 2, 3], [id]);
    const caller = await server.as('cs');
    await caller.call(orderQuizzesOfClass, {
      params: { id },
      body: { quizzesIds: [c, 1_999_999_999, a, c] },
    });
    expect(await quizIds(id)).toEqual([c, a, b]);
    await caller.call(orderPlaylistsOfClass, { params: { id }, body: { playlistsIds: [3] } });
    expect(await playlistIds(id)).toEqual([3, 1, 2]);
  });

  it('CLS-11 a deleted quiz is in no class until it is restored', async () => {
    const id = await make();
    const [a, b] = [await makeQuiz(), await makeQuiz()];
    await addQuizzes([a, b], [id]);
    const caller = await server.as('cs');
    await caller.call(deleteUserQuiz, { params: { id: a } });
    expect(await quizIds(id)).toEqual([b]);
    const detail = await caller.call(getClass, { params: { id } });
    expect(detail.content.missing.map(({ quiz }) => quiz?.id)).toEqual([undefined, b]);
    await caller.send('POST', `/api/admin/quiz/restore/${String(a)}`);
    expect(await quizIds(id)).toEqual([a, b]);
  });

  it('API-028 API-029 API-030 the pick lists have exactly what can be added, with search and pages', async () => {
    const caller = await server.as('cs');
    const titles = async (call: typeof listClassPlaylists | typeof listMyClassPlaylists) =>
      (await caller.call(call, { body: { sort: [['title', 'asc']] } })).content.result.map(
        ({ title }) => title,
      );
    const all = await titles(listClassPlaylists);
    expect(all).toEqual(expect.arrayContaining(['Introductory Biology', 'Neuroscience Seminar']));
    expect(all).not.toContain('Mechanics');
    expect(all).not.toContain('My First Videos');
    const own = await titles(listMyClassPlaylists);
    expect(own).toContain('Neuroscience Seminar');
    expect(own).not.toContain('Introductory Biology');
    const [mine, foreign] = [
      await makeQuiz('cs', 'Zebra Mussels'),
      await makeQuiz('multi', 'Zebra Finches'),
    ];
    const search = await caller.call(listClassQuizzes, {
      body: { filter: [{ property: 'title', operator: 'contains', value: 'zebra' }] },
    });
    expect(search.content.result.map((quiz) => quiz.id)).toEqual([mine]);
    expect(foreign).not.toBe(mine);
    const kinds = await caller.call(listClassQuizzes, {
      body: { navigation: { itemsOnPage: 100 }, sort: [['created_at', 'asc']] },
    });
    expect([...new Set(kinds.content.result.map(({ quizType }) => quizType))].sort()).toEqual([
      'adminQuiz',
      'libraryQuiz',
      'userQuiz',
    ]);
  });
});
