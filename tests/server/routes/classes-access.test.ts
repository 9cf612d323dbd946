import { afterAll, beforeAll, expect, it } from 'vitest';

import { createClass, shareClass } from '../../../src/api/contract/class.ts';
import {
  addPlaylistsToClasses,
  addQuizzesToClasses,
  removePlaylistFromClass,
  removeQuizFromClass,
} from '../../../src/api/contract/class-contents.ts';
import { createUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

/**
 * The owner is cs, the class is shared with lti; multi is a teacher who has nothing to do with it.
 */
const people = ['cs', 'admin', 'super', 'lti', 'multi', 'customer', 'publish'] as const;

/** A class of cs with a quiz and a playlist that are there, two that were removed, a student. */
interface Made {
  readonly id: number;
  readonly quiz: number;
  readonly removedQuiz: number;
  readonly otherQuiz: number;
  readonly student: number;
}

interface Row {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: (made: Made) => string;
  readonly body?: (made: Made) => unknown;
  /** The status for each of `people`, written by hand. */
  readonly expected: readonly [number, number, number, number, number, number, number];
}

const ofClass = (rest: (made: Made) => string) => (made: Made) =>
  `/api/admin/class/${String(made.id)}${rest(made)}`;
const there = 3;
const removed = 1;
const absent = 4;

const reads = [200, 200, 200, 200, 404, 403, 403] as const;
const onlyFull = [200, 200, 200, 403, 404, 403, 403] as const;
const ownList = [200, 200, 200, 200, 200, 403, 403] as const;

const rows: Readonly<Record<string, Row>> = {
  list: { method: 'GET', path: () => '/api/admin/class/', expected: ownList },
  options: { method: 'GET', path: () => '/api/admin/class/options', expected: ownList },
  create: {
    method: 'POST',
    path: () => '/api/admin/class/',
    body: () => ({ title: 'New' }),
    expected: ownList,
  },
  read: { method: 'GET', path: ofClass(() => ''), expected: reads },
  rename: {
    method: 'PATCH',
    path: ofClass(() => ''),
    body: () => ({ title: 'Other' }),
    expected: onlyFull,
  },
  copy: { method: 'POST', path: ofClass(() => ''), expected: reads },
  delete: { method: 'DELETE', path: ofClass(() => ''), expected: onlyFull },
  restore: {
    method: 'POST',
    path: ({ id }) => `/api/admin/class/restore/${String(id)}`,
    expected: onlyFull,
  },
  publish: { method: 'PATCH', path: ofClass(() => '/publish'), expected: onlyFull },
  share: {
    method: 'PATCH',
    path: ofClass(() => '/share'),
    body: () => ({ emails: ['corporate@lectern.test'] }),
    expected: onlyFull,
  },
  unshare: {
    method: 'PATCH',
    path: ofClass(() => '/unshare'),
    body: () => ({ emails: ['lti@lectern.test'] }),
    expected: onlyFull,
  },
  invite: {
    method: 'POST',
    path: ofClass(() => '/invite'),
    body: () => ({ emails: ['someone@students.northfield.example'] }),
    expected: onlyFull,
  },
  resend: {
    method: 'POST',
    path: ofClass(() => '/students/resend'),
    body: ({ student }) => ({ studentIds: [student] }),
    expected: onlyFull,
  },
  // The quiz has no deadline.
  remind: {
    method: 'POST',
    path: ofClass(({ quiz }) => `/quiz/${String(quiz)}/remind`),
    expected: [409, 409, 409, 403, 404, 403, 403],
  },
  correct: {
    method: 'PATCH',
    path: ofClass(({ student }) => `/students/${String(student)}`),
    body: () => ({ email: 'right@students.northfield.example' }),
    expected: onlyFull,
  },
  'remove a student': {
    method: 'POST',
    path: ofClass(() => '/students/remove'),
    body: ({ student }) => ({ studentIds: [student] }),
    expected: onlyFull,
  },
  'restore a student': {
    method: 'POST',
    path: ofClass(() => '/students/restore'),
    body: ({ student }) => ({ studentIds: [student] }),
    expected: onlyFull,
  },
  activity: { method: 'GET', path: ofClass(() => '/activity'), expected: reads },
  'list quizzes': { method: 'GET', path: ofClass(() => '/quiz'), expected: reads },
  'list playlists': { method: 'GET', path: ofClass(() => '/playlist'), expected: reads },
  // The playlist is one of lti: of the others only administrators may read it.
  'add a playlist of the colleague': {
    method: 'POST',
    path: () => '/api/admin/class/playlist',
    body: ({ id }) => ({ playlistsIds: [absent], classIds: [id] }),
    expected: [404, 200, 200, 200, 404, 403, 403],
  },
  // The quiz is one of cs: nobody else but a super admin may open it.
  'add a quiz of the owner': {
    method: 'POST',
    path: () => '/api/admin/class/quiz',
    body: ({ id, otherQuiz }) => ({ quizzesIds: [otherQuiz], classIds: [id] }),
    expected: [200, 404, 200, 404, 404, 403, 403],
  },
  'remove a quiz that the owner added': {
    method: 'DELETE',
    path: ofClass(({ quiz }) => `/quiz/${String(quiz)}`),
    expected: onlyFull,
  },
  'remove a playlist that the owner added': {
    method: 'DELETE',
    path: ofClass(() => `/playlist/${String(there)}`),
    expected: onlyFull,
  },
  'restore a quiz that the owner added': {
    method: 'POST',
    path: ofClass(({ removedQuiz }) => `/quiz/${String(removedQuiz)}/restore`),
    expected: onlyFull,
  },
  'restore a playlist that the owner added': {
    method: 'POST',
    path: ofClass(() => `/playlist/${String(removed)}/restore`),
    expected: onlyFull,
  },
  'order quizzes': {
    method: 'PATCH',
    path: ofClass(() => '/quiz_order'),
    body: ({ quiz }) => ({ quizzesIds: [quiz] }),
    expected: onlyFull,
  },
  'order playlists': {
    method: 'PATCH',
    path: ofClass(() => '/playlist_order'),
    body: () => ({ playlistsIds: [there] }),
    expected: onlyFull,
  },
  'pick playlists': {
    method: 'POST',
    path: () => '/api/admin/class/playlist_list',
    body: () => ({}),
    expected: ownList,
  },
  'pick own playlists': {
    method: 'POST',
    path: () => '/api/admin/class/my_playlist_list',
    body: () => ({}),
    expected: ownList,
  },
  'pick quizzes': {
    method: 'POST',
    path: () => '/api/admin/class/quiz_list',
    body: () => ({}),
    expected: ownList,
  },
};

describeOnMainDatabase('roles in classes', (database) => {
  let server: TestServer;
  let quizzes: readonly number[] = [];
  let unchanged: Made;
  beforeAll(async () => {
    server = await startTestServer({ database });
    const owner = await server.as('cs');
    for (const title of ['There', 'Removed', 'Absent'])
      quizzes = [
        ...quizzes,
        (
          await owner.call(createUserQuiz, {
            body: { ...sampleQuiz(), startDate: null, endDate: null, title },
          })
        ).content.id,
      ];
    unchanged = await make();
  });
  afterAll(() => server.close());

  async function make(): Promise<Made> {
    const owner = await server.as('cs');
    const { id } = (await owner.call(createClass, { body: { title: 'Tide Pools' } })).content;
    const [quiz = 0, removedQuiz = 0, otherQuiz = 0] = quizzes;
    await owner.call(shareClass, { params: { id }, body: { emails: ['lti@lectern.test'] } });
    await owner.call(addQuizzesToClasses, {
      body: { quizzesIds: [quiz, removedQuiz], classIds: [id] },
    });
    await owner.call(addPlaylistsToClasses, {
      body: { playlistsIds: [there, removed], classIds: [id] },
    });
    await owner.call(removeQuizFromClass, { params: { id, quizId: removedQuiz } });
    await owner.call(removePlaylistFromClass, { params: { id, playlistId: removed } });
    await owner.send('POST', `/api/admin/class/${String(id)}/invite`, {
      body: { emails: ['one@students.northfield.example'] },
    });
    const detail = (await owner.send('GET', `/api/admin/class/${String(id)}`)).content as {
      readonly students: readonly { readonly id: number }[];
    };
    return { id, quiz, removedQuiz, otherQuiz, student: detail.students[0]?.id ?? 0 };
  }

  it.each(Object.entries(rows))('PERM-22 %s', async (_, { method, path, body, expected }) => {
    const results: (readonly [AccountName, number])[] = [];
    for (const [index, account] of people.entries()) {
      // A call that is refused, or only reads, leaves the class as it was.
      const changes = expected[index] === 200 && method !== 'GET';
      const made = changes ? await make() : unchanged;
      const caller = await server.as(account);
      const { status } = await caller.send(
        method,
        path(made),
        body === undefined ? {} : { body: body(made) },
      );
      results.push([account, status]);
    }
    expect(results).toEqual(people.map((account, index) => [account, expected[index]]));
  });

  it('PERM-22 a colleague removes and restores what they added, and nobody else’s', async () => {
    const { id, quiz } = await make();
    const colleague = await server.as('lti');
    const added = await colleague.call(addPlaylistsToClasses, {
      body: { playlistsIds: [absent], classIds: [id] },
    });
    expect(added.content).toEqual({ added: 1, skipped: 0 });
    const path = `/api/admin/class/${String(id)}/playlist/${String(absent)}`;
    expect((await colleague.send('DELETE', path)).status).toBe(200);
    expect((await colleague.send('POST', `${path}/restore`)).status).toBe(200);
    expect(
      (await colleague.send('DELETE', `/api/admin/class/${String(id)}/quiz/${String(quiz)}`))
        .content,
    ).toEqual({
      message: 'Only the owner of this class and the person who added this can change it.',
      code: 'denied',
    });
    expect((await (await server.as('cs')).send('DELETE', path)).status).toBe(200);
  });

  it('PERM-22 a deleted class is unknown to everybody, until its owner or an administrator restores it', async () => {
    const { id } = await make();
    const address = `/api/admin/class/${String(id)}`;
    const restore = `/api/admin/class/restore/${String(id)}`;
    expect((await (await server.as('cs')).send('DELETE', address)).status).toBe(200);
    for (const account of people.slice(0, 5)) {
      const caller = await server.as(account);
      for (const [method, path, body] of [
        ['GET', address],
        ['PATCH', address, { title: 'Other' }],
        ['POST', address],
        ['DELETE', address],
        ['PATCH', `${address}/publish`],
        ['POST', `${address}/invite`, { emails: ['a@students.northfield.example'] }],
        ['GET', `${address}/activity`],
        ['POST', '/api/admin/class/playlist', { playlistsIds: [absent], classIds: [id] }],
      ] as const)
        expect([
          account,
          path,
          (await caller.send(method, path, body === undefined ? {} : { body })).status,
        ]).toEqual([account, path, 404]);
    }
    for (const account of ['lti', 'multi'] as const)
      expect((await (await server.as(account)).send('POST', restore)).status).toBe(404);
    expect((await (await server.as('admin')).send('POST', restore)).status).toBe(200);
    expect((await (await server.as('lti')).send('GET', address)).status).toBe(200);
  });
});
