import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { cleanUp } from '../../../server/services/jobs/clean-up.ts';
import { purgeClasses } from '../../../server/store/classes/purge-classes.ts';
import {
  copyClass,
  createClass,
  deleteClass,
  getClass,
  inviteToClass,
  listClasses,
  listClassOptions,
  publishClass,
  restoreClass,
  shareClass,
  unshareClass,
  updateClass,
} from '../../../src/api/contract/class.ts';
import {
  addPlaylistsToClasses,
  addQuizzesToClasses,
} from '../../../src/api/contract/class-contents.ts';
import { listClassActivity } from '../../../src/api/contract/class-students.ts';
import { createAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import { createUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

const at = (...accounts: readonly string[]): string[] =>
  accounts.map((account) => `${account}@lectern.test`);

describeOnMainDatabase('classes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.example/', ROUTE_PREFIX: '/console' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => server.services.db.execute('delete from outbox'));

  const make = async (account: AccountName, title = 'Tide Pools') =>
    (await (await server.as(account)).call(createClass, { body: { title } })).content.id;
  const read = async (account: AccountName, id: number) =>
    (await (await server.as(account)).call(getClass, { params: { id } })).content;
  const listed = async (account: AccountName) =>
    (await (await server.as(account)).call(listClasses, {})).content;
  const activity = async (id: number) =>
    (
      await (await server.as('super')).call(listClassActivity, { params: { id }, query: {} })
    ).content.result.map(({ kind, names, count, by }) => [kind, names, count, by?.email]);
  const mails = async () =>
    (
      (await (await server.as('super')).send('GET', '/api/admin/outbox')).content as {
        result: readonly { to: string; subject: string; text: string }[];
      }
    ).result;

  it('CLS-01 API-015 a class is created empty, unpublished and owned by its creator', async () => {
    const caller = await server.as('cs');
    const created = await caller.call(createClass, { body: { title: '  Cell Biology ' } });
    expect(created.status).toBe(200);
    expect(created.headers.get('etag')).toBe('"1"');
    const { id, createdAt, updatedAt, ...rest } = created.content;
    expect(createdAt).toBe(updatedAt);
    expect(rest).toEqual({
      title: 'Cell Biology',
      professor: false,
      published: false,
      publishedAt: null,
      playlistVideosCount: 0,
      createdBy: { firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' },
      access: 'full',
      version: '1',
      students: [],
      playlists: [],
      quizzes: [],
      documents: [],
      sharedWith: [],
      missing: [
        { reason: 'noStudents', isBlocking: true, quiz: null, count: 1 },
        { reason: 'noContent', isBlocking: true, quiz: null, count: 1 },
      ],
    });
    expect(await read('cs', id)).toEqual(created.content);
    expect(await activity(id)).toEqual([['created', ['Cell Biology'], 1, 'cs@lectern.test']]);
    for (const title of ['', '  ', 'x'.repeat(201), 7])
      expect((await caller.send('POST', '/api/admin/class/', { body: { title } })).status).toBe(
        400,
      );
  });

  it('CLS-10 CLS-17 API-014 the list has the own classes first, then those that others share; administrators see all', async () => {
    const mine = await make('lti', 'Mine');
    const theirs = await make('multi', 'Theirs');
    const other = await make('multi', 'Not for me');
    await (
      await server.as('multi')
    ).call(shareClass, { params: { id: theirs }, body: { emails: at('lti') } });
    const seen = (await listed('lti')).filter(({ id }) => [mine, theirs, other].includes(id));
    expect(seen.map(({ id, professor, access }) => [id, professor, access])).toEqual([
      [mine, false, 'full'],
      [theirs, true, 'colleague'],
    ]);
    const all = await listed('corporate');
    expect(
      [mine, theirs, other].map((id) => {
        const { professor, access, createdBy } = all.find((each) => each.id === id) ?? {};
        return [professor, access, createdBy?.email];
      }),
    ).toEqual([
      [true, 'full', 'lti@lectern.test'],
      [true, 'full', 'multi@lectern.test'],
      [true, 'full', 'multi@lectern.test'],
    ]);
  });

  it('CLS-11 CLS-17 the list counts what each class has, and the options are its titles', async () => {
    const owner = await server.as('cs');
    const id = await make('cs', 'Counted 100%');
    const quiz = (
      await owner.call(createUserQuiz, {
        body: { ...sampleQuiz(), startDate: null, endDate: null },
      })
    ).content.id;
    await owner.call(addQuizzesToClasses, { body: { quizzesIds: [quiz], classIds: [id] } });
    await owner.call(addPlaylistsToClasses, { body: { playlistsIds: [2, 3], classIds: [id] } });
    await owner.call(inviteToClass, {
      params: { id },
      body: { emails: ['a@northfield.example', 'b@northfield.example'] },
    });
    const row = (await listed('cs')).find((each) => each.id === id);
    expect(row).toMatchObject({
      countOfStudents: 2,
      countOfPlaylists: 2,
      countOfQuizzes: 1,
      countOfDocuments: 0,
      playlistVideosCount: 6,
    });
    await owner.send('DELETE', `/api/admin/user_quiz/${String(quiz)}`);
    const options = await owner.call(listClassOptions, { query: { search: '100%' } });
    expect(options.content).toEqual([
      { id, title: 'Counted 100%', professor: false, published: false },
    ]);
  });

  it('CLS-03 API-017 renaming raises the version; a stale If-Match is 412 with the current one', async () => {
    const caller = await server.as('cs');
    const id = await make('cs');
    const rename = (title: string, ifMatch?: string) =>
      caller.call(
        updateClass,
        { params: { id }, body: { title } },
        ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` },
      );
    const first = await rename('Rocky Shores', '1');
    expect([first.status, first.headers.get('etag'), first.content.title]).toEqual([
      200,
      '"2"',
      'Rocky Shores',
    ]);
    const stale = await rename('Dunes', '1');
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect((await rename('Dunes')).content.version).toBe('3');
    expect((await activity(id))[0]).toEqual([
      'renamed',
      ['Rocky Shores', 'Dunes'],
      2,
      'cs@lectern.test',
    ]);
  });

  it('CLS-02 API-018 a copy belongs to the caller, has the quizzes, playlists and documents in order, and no students', async () => {
    const owner = await server.as('cs');
    const before = await read('cs', 1);
    await owner.call(shareClass, { params: { id: 1 }, body: { emails: at('lti') } });
    const copied = await owner.call(copyClass, { params: { id: 1 } });
    expect(copied.status).toBe(200);
    const copy = copied.content;
    expect(before.students.length).toBeGreaterThan(0);
    expect({
      title: copy.title,
      published: copy.published,
      students: copy.students,
      sharedWith: copy.sharedWith,
      quizzes: copy.quizzes.map(({ id, isOwnAddition }) => [id, isOwnAddition]),
      playlists: copy.playlists.map(({ playlist }) => playlist.id),
      documents: copy.documents.map(({ fileName, shared }) => [fileName, shared]),
    }).toEqual({
      title: `${before.title} (copy)`,
      published: false,
      students: [],
      sharedWith: [],
      quizzes: before.quizzes.map(({ id }) => [id, true]),
      playlists: before.playlists.map(({ playlist }) => playlist.id),
      documents: before.documents.map(({ fileName }) => [fileName, false]),
    });
    expect(await activity(copy.id)).toEqual([['copied', [before.title], 1, 'cs@lectern.test']]);
  });

  it('CLS-02 a copy leaves out the quizzes that a colleague may not open, and a long title is cut', async () => {
    const owner = await server.as('cs');
    const id = await make('cs', 'x'.repeat(200));
    const own = (
      await owner.call(createUserQuiz, {
        body: { ...sampleQuiz(), startDate: null, endDate: null },
      })
    ).content.id;
    const admin = (await (await server.as('super')).call(createAdminQuiz, { body: sampleQuiz() }))
      .content.id;
    await owner.call(addQuizzesToClasses, { body: { quizzesIds: [own, admin], classIds: [id] } });
    await owner.call(shareClass, { params: { id }, body: { emails: at('lti') } });
    const copy = (await (await server.as('lti')).call(copyClass, { params: { id } })).content;
    expect(copy.quizzes.map((quiz) => quiz.id)).toEqual([admin]);
    expect(copy.title).toBe(`${'x'.repeat(193)} (copy)`);
    expect(copy.createdBy?.email).toBe('lti@lectern.test');
    const seen = (await read('lti', id)).quizzes.map((quiz) => [quiz.id, quiz.canOpen]);
    expect(seen).toEqual([
      [own, false],
      [admin, true],
    ]);
  });

  it('CLS-07 CLS-08 a deleted class leaves the list, can be restored for 24 hours, and is purged then', async () => {
    const owner = await server.as('cs');
    const [kept, lost] = [await make('cs', 'Kept'), await make('cs', 'Lost')];
    const remove = (id: number, ifMatch = '1') =>
      owner.call(deleteClass, { params: { id } }, { 'If-Match': `"${ifMatch}"` });
    const restore = (id: number) => owner.call(restoreClass, { params: { id } });
    expect((await remove(kept, '7')).status).toBe(412);
    expect((await remove(kept)).status).toBe(200);
    expect((await remove(lost)).status).toBe(200);
    const ids = async () => (await listed('cs')).map(({ id }) => id);
    expect(await ids()).not.toContain(kept);
    expect((await restore(kept)).status).toBe(200);
    expect((await restore(kept)).status).toBe(200);
    expect(await ids()).toContain(kept);
    expect((await activity(kept)).map(([kind]) => kind)).toEqual([
      'restored',
      'deleted',
      'created',
    ]);
    const later = new Date(Date.now() + 25 * 3_600_000);
    await purgeClasses(server.services.db, later, new AbortController().signal);
    expect((await restore(lost)).status).toBe(404);
    expect(await ids()).toContain(kept);
    expect(cleanUp.name).toBe('tidy-up');
  });

  it('CLS-07 a class deleted more than 24 hours ago is not restored before it is purged either', async () => {
    const id = await make('cs', 'Old');
    const owner = await server.as('cs');
    await owner.call(deleteClass, { params: { id } });
    await server.services.db.execute(
      `update classes set deleted_at = deleted_at - interval '24 hours 1 second' where id = ${String(id)}`,
    );
    expect((await owner.call(restoreClass, { params: { id } })).status).toBe(404);
  });

  it('CLS-04 API-019 publishing tells what is missing, then publishes once', async () => {
    const owner = await server.as('cs');
    const id = await make('cs');
    const publish = () => owner.call(publishClass, { params: { id } });
    const refused = await publish();
    expect([refused.status, refused.content]).toEqual([
      409,
      { message: 'Invite a student first. Add a quiz or a playlist first.', code: 'refused' },
    ]);
    await owner.call(inviteToClass, { params: { id }, body: { emails: ['a@northfield.example'] } });
    expect((await publish()).content).toEqual({
      message: 'Add a quiz or a playlist first.',
      code: 'refused',
    });
    const quiz = await owner.call(createUserQuiz, {
      body: { ...sampleQuiz(), startDate: null, endDate: null, title: 'Without a deadline' },
    });
    await owner.call(addQuizzesToClasses, {
      body: { quizzesIds: [quiz.content.id], classIds: [id] },
    });
    const published = await publish();
    expect(published.content).toMatchObject({
      published: true,
      version: '2',
      missing: [
        {
          reason: 'quizWithoutDeadline',
          isBlocking: false,
          quiz: { id: quiz.content.id, title: 'Without a deadline' },
        },
      ],
    });
    expect(await read('cs', id)).toEqual(published.content);
    const again = await publish();
    expect([again.content.version, again.content.publishedAt]).toEqual([
      '2',
      published.content.publishedAt,
    ]);
    expect((await activity(id)).filter(([kind]) => kind === 'published').length).toBe(1);
  });

  it('CLS-05 API-021 sharing tells every address apart, mails the new colleagues and is undone', async () => {
    const owner = await server.as('cs');
    const id = await make('cs', 'Shared\r\nBcc: all@example.org');
    const share = (emails: readonly string[]) =>
      owner.call(shareClass, { params: { id }, body: { emails: [...emails] } });
    expect((await share(at('lti'))).content).toMatchObject({ shared: at('lti') });
    const result = await share([
      'LTI@lectern.test',
      ...at('multi', 'cs', 'customer', 'publish'),
      'nobody@example.org',
      ...at('multi'),
    ]);
    expect(result.content as unknown).toEqual({
      shared: at('multi'),
      already_shared: ['LTI@lectern.test', ...at('cs')],
      not_access: at('customer', 'publish'),
      not_found: ['nobody@example.org'],
      sharedWith: [
        { firstName: 'Priya', lastName: 'Raman', email: 'lti@lectern.test' },
        { firstName: 'Elena', lastName: 'Petrova', email: 'multi@lectern.test' },
      ],
    });
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['multi@lectern.test', 'Lucía Ferrer shared a class with you: Shared Bcc: all@example.org'],
      ['lti@lectern.test', 'Lucía Ferrer shared a class with you: Shared Bcc: all@example.org'],
    ]);
    expect(sent[0]?.text).toContain(`https://lectern.example/console/classes/${String(id)}`);
    expect((await read('lti', id)).sharedWith.map(({ email }) => email)).toEqual(
      at('lti', 'multi'),
    );
    const ended = await owner.call(unshareClass, {
      params: { id },
      body: { emails: ['Lti@lectern.test', 'nobody@example.org'] },
    });
    expect(ended.content.sharedWith.map(({ email }) => email)).toEqual(at('multi'));
    expect((await (await server.as('lti')).call(getClass, { params: { id } })).status).toBe(404);
    expect((await activity(id)).map(([kind, names]) => [kind, names])).toEqual([
      ['unshared', at('lti')],
      ['shared', at('multi')],
      ['shared', at('lti')],
      ['created', ['Shared\r\nBcc: all@example.org']],
    ]);
  });

  it('CLS-09 the activity is paged, and keeps the first three names of many', async () => {
    const owner = await server.as('cs');
    const id = await make('cs');
    const emails = Array.from({ length: 30 }, (_, index) => `s${String(index)}@northfield.example`);
    await owner.call(inviteToClass, { params: { id }, body: { emails } });
    expect((await activity(id))[0]).toEqual([
      'studentsInvited',
      emails.slice(0, 3),
      30,
      'cs@lectern.test',
    ]);
    for (let index = 0; index < 20; index += 1)
      await owner.call(updateClass, { params: { id }, body: { title: `T${String(index)}` } });
    const second = await owner.call(listClassActivity, { params: { id }, query: { page: 2 } });
    expect(second.content.result.map(({ kind }) => kind)).toEqual(['studentsInvited', 'created']);
    expect((second.content.navigation as unknown as { total_items: number }).total_items).toBe(22);
  });

  it('API-001 every change is in the audit log, and no read is', async () => {
    const owner = await server.as('cs');
    const count = async () =>
      (await server.services.db.execute<{ n: number }>('select count(*)::int as n from audit_log'))
        .rows[0]?.n ?? 0;
    const id = await make('cs');
    const before = await count();
    await owner.call(getClass, { params: { id } });
    await owner.call(listClasses, {});
    await owner.send('POST', '/api/admin/class/quiz_list', { body: {} });
    await owner.send('POST', '/api/admin/class/playlist_list', { body: {} });
    expect(await count()).toBe(before);
    await owner.call(updateClass, { params: { id }, body: { title: 'Audited' } });
    await owner.call(deleteClass, { params: { id } });
    expect(await count()).toBe(before + 2);
  });
});
