import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cleanUp } from '../../../server/services/jobs/clean-up.ts';
import { purgeQuizzes } from '../../../server/store/quizzes/delete-quiz.ts';
import { listArticles } from '../../../src/api/contract/articles.ts';
import {
  createAdminQuiz,
  deleteAdminQuiz,
  getAdminQuiz,
  listAdminQuizzes,
} from '../../../src/api/contract/quiz-admin.ts';
import {
  createLibraryQuiz,
  deleteLibraryQuiz,
  getLibraryQuiz,
  listLibraryQuizzes,
} from '../../../src/api/contract/quiz-library.ts';
import { rebuildSections } from '../../../src/api/contract/quiz-rebuild.ts';
import { restoreQuiz } from '../../../src/api/contract/quiz-restore.ts';
import { setDeadline } from '../../../src/api/contract/quiz-results.ts';
import {
  listSharedByMe,
  listSharedQuizzes,
  shareQuiz,
} from '../../../src/api/contract/quiz-sharing.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  quizFromArticle,
} from '../../../src/api/contract/quiz-template.ts';
import {
  createUserQuiz,
  deleteUserQuiz,
  getUserQuiz,
  listUserQuizzes,
  updateUserQuiz,
} from '../../../src/api/contract/quiz-user.ts';
import { restoreProblems } from '../../../src/domain/messages/en/quiz/quiz-lists.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type AccountName,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

const kinds = {
  template: {
    get: getTemplate,
    create: createTemplate,
    remove: deleteTemplate,
    list: listTemplates,
    author: 'super',
  },
  library: {
    get: getLibraryQuiz,
    create: createLibraryQuiz,
    remove: deleteLibraryQuiz,
    list: listLibraryQuizzes,
    author: 'super',
  },
  admin: {
    get: getAdminQuiz,
    create: createAdminQuiz,
    remove: deleteAdminQuiz,
    list: listAdminQuizzes,
    author: 'super',
  },
  user: {
    get: getUserQuiz,
    create: createUserQuiz,
    remove: deleteUserQuiz,
    list: listUserQuizzes,
    author: 'customer',
  },
} as const;

describeOnMainDatabase('deleting and restoring quizzes', (database) => {
  let server: TestServer;
  const callers = new Map<AccountName, TestCaller>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const account of ['super', 'admin', 'customer', 'customer2', 'publish'] as const)
      callers.set(account, await server.as(account));
  });
  afterAll(() => server.close());

  const as = (account: AccountName): TestCaller => {
    const caller = callers.get(account);
    if (caller === undefined) throw new Error(`nobody is ${account}`);
    return caller;
  };
  const make = async (account: AccountName = 'customer') =>
    (
      await as(account).call(createUserQuiz, {
        body: { ...sampleQuiz(), startDate: null, endDate: null },
      })
    ).content.id;
  const remove = async (account: AccountName, id: number, headers = {}) =>
    (await as(account).call(deleteUserQuiz, { params: { id } }, headers)).status;
  const restore = async (account: AccountName, id: number, headers = {}) =>
    (await as(account).call(restoreQuiz, { params: { id } }, headers)).status;
  const read = (account: AccountName, id: number) =>
    as(account).call(getUserQuiz, { params: { id } });
  const rowsOf = async (query: string) =>
    (await server.services.db.execute<{ count: number }>(query)).rows[0]?.count;

  it.each(Object.entries(kinds))(
    'QLST-64 a deleted %s quiz is not found; restored, it is unchanged in its version',
    async (_, { get, create, remove: erase, list, author }) => {
      const writer = as(author);
      const { id } = (await writer.call(create, { body: sampleQuiz() })).content;
      const before = await writer.call(get, { params: { id } });
      const isListed = async () =>
        (
          await writer.call(list, {
            body: { filter: [{ property: 'id', operator: 'equals', value: id }] },
          })
        ).content.result.length === 1;
      expect([
        await isListed(),
        (await writer.call(erase, { params: { id } })).status,
        await isListed(),
      ]).toEqual([true, 200, false]);
      expect([
        (await writer.call(get, { params: { id } })).status,
        (await writer.call(erase, { params: { id } })).status,
      ]).toEqual([404, 404]);
      expect((await writer.call(restoreQuiz, { params: { id } })).status).toBe(200);
      const after = await writer.call(get, { params: { id } });
      expect([await isListed(), after.content, after.headers.get('etag')]).toEqual([
        true,
        before.content,
        before.headers.get('etag'),
      ]);
    },
  );

  it('QLST-64 users who cannot delete a quiz cannot restore it and get the response for an unknown id', async () => {
    const id = await make();
    const unknown = await as('customer2').call(restoreQuiz, { params: { id: 1_999_999_999 } });
    for (const isDeleted of [false, true]) {
      if (isDeleted) await remove('customer', id);
      const answers = [
        await as('customer2').call(restoreQuiz, { params: { id } }),
        await as('admin').call(restoreQuiz, { params: { id } }),
      ];
      expect(answers.map(({ status, content }) => [status, content])).toEqual([
        [404, unknown.content],
        [404, unknown.content],
      ]);
    }
    expect([
      unknown.status,
      await restore('publish', id),
      (await read('customer', id)).status,
      await restore('super', id),
      (await read('customer', id)).status,
    ]).toEqual([404, 403, 404, 200, 200]);
  });

  it('QLST-64 restoring requires the current version, is idempotent, and does not change a quiz that is not deleted', async () => {
    const id = await make();
    expect([
      await restore('customer', id),
      await remove('customer', id, { 'If-Match': '"2"' }),
      await remove('customer', id, { 'If-Match': '"1"' }),
    ]).toEqual([200, 412, 200]);
    expect([
      await restore('customer', id, { 'If-Match': '"2"' }),
      (await read('customer', id)).status,
    ]).toEqual([412, 404]);
    expect([
      await restore('customer', id, { 'If-Match': '"1"' }),
      await restore('customer', id),
    ]).toEqual([200, 200]);
    const key = { 'Idempotency-Key': 'undo-once' };
    await remove('customer', id);
    const [first, again] = [
      await as('customer').call(restoreQuiz, { params: { id } }, key),
      await as('customer').call(restoreQuiz, { params: { id } }, key),
    ];
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
  });

  describe('of a section', () => {
    const sectionOf = async (id: number) =>
      (
        await server.services.db.execute<{ section_id: number }>(
          `select section_id from quizzes where id = ${String(id)}`,
        )
      ).rows[0]?.section_id;
    const missing = () => as('super').call(rebuildSections, { body: { type: 1, isAllUpdate: 0 } });
    const sectionQuizzes = async (section: unknown) =>
      (
        await server.services.db.execute<{ id: number }>(
          `select id from quizzes where section_id = ${String(section)} and deleted_at is null order by id`,
        )
      ).rows.map(({ id }) => id);
    const someSectionQuiz = async () =>
      Number(
        (
          await server.services.db.execute<{ id: number }>(
            `select min(q.id) as id from quizzes q join articles a on a.section_id = q.section_id join quizzes t on t.article_id = a.id and t.kind = 'template' and t.question_count > 0 and t.deleted_at is null where q.kind = 'library' and q.deleted_at is null`,
          )
        ).rows[0]?.id,
      );

    it('QLST-64 API-080 is rejected while the section has a new quiz, and possible after that one is deleted', async () => {
      const old = await someSectionQuiz();
      const section = await sectionOf(old);
      const erase = async (id: number) =>
        (await as('super').call(deleteLibraryQuiz, { params: { id } })).status;
      expect([await erase(old), (await missing()).status]).toEqual([200, 200]);
      const [created = 0, ...more] = await sectionQuizzes(section);
      expect([created === old, more]).toEqual([false, []]);
      const refused = await as('super').call(restoreQuiz, { params: { id: old } });
      expect([refused.status, refused.content]).toMatchObject([
        409,
        { message: restoreProblems.sectionHasQuiz, code: 'refused' },
      ]);
      expect(await restore('super', created)).toBe(200);
      expect(await sectionQuizzes(section)).toEqual([created]);
      expect([
        await erase(created),
        await restore('super', old),
        await restore('super', created),
      ]).toEqual([200, 200, 409]);
      expect(await sectionQuizzes(section)).toEqual([old]);
    });

    it('QLST-64 API-080 concurrent restores and rebuilds leave one quiz in the section', async () => {
      await missing();
      for (let round = 0; round < 4; round += 1) {
        const old = await someSectionQuiz();
        const section = await sectionOf(old);
        await as('super').call(deleteLibraryQuiz, { params: { id: old } });
        const [restored, asked] = await Promise.all([restore('super', old), missing()]);
        expect([
          [200, 409],
          [409, 200],
        ]).toContainEqual([restored, asked.status]);
        expect(await sectionQuizzes(section)).toHaveLength(1);
      }
    });
  });

  it('QLST-64 LIM-42 after 24 hours a deleted quiz is purged with everything below it, a restored one is not', async () => {
    const [gone, back] = [await make(), await make()];
    await remove('customer', gone);
    await remove('customer', back);
    await cleanUp.run(undefined, server.services, new AbortController().signal);
    expect(await restore('customer', back)).toBe(200);
    const later = {
      ...server.services,
      clock: {
        ...server.clock,
        now: () => new Date(server.clock.now().getTime() + 24 * 3_600_000 + 60_000),
      },
    };
    await cleanUp.run(undefined, later, new AbortController().signal);
    expect([
      await restore('customer', gone),
      (await read('customer', gone)).status,
      (await read('customer', back)).status,
    ]).toEqual([404, 404, 200]);
    expect(
      await rowsOf(`select count(*)::int as count from activities where quiz_id = ${String(gone)}`),
    ).toBe(0);
  });

  it('QLST-64 API-045 a deleted template is no source, and its article has no template', async () => {
    const created = await as('super').call(createTemplate, {
      body: { ...sampleQuiz(), article: 2 },
    });
    const { id } = created.content;
    const hasTemplate = async () =>
      (
        await as('super').call(listArticles, {
          body: { filter: [{ property: 'id', operator: 'equals', value: 2 }], withTemplate: true },
        })
      ).content.result.length;
    const title = async () =>
      (await as('super').call(quizFromArticle, { params: { id: 2 } })).content.title;
    const [before, source] = [await hasTemplate(), await title()];
    await as('super').call(deleteTemplate, { params: { id } });
    expect([before, source, await hasTemplate()]).toEqual([1, sampleQuiz().title, 0]);
    expect(await title()).not.toBe(sampleQuiz().title);
  });

  it('QLST-64 QLST-17 a deleted quiz is not in shared lists and its readers cannot load it', async () => {
    const id = await make();
    await server.services.db.execute(
      `insert into quiz_shares (quiz_id, user_id, shared_by) values (${String(id)}, 8, 7)`,
    );
    const visited = async () => [
      (await as('customer').call(listSharedByMe, {})).content.filter((quiz) => quiz.id === id)
        .length,
      (await as('customer2').call(listSharedQuizzes, { body: {} })).content.result.filter(
        (quiz) => quiz.id === id,
      ).length,
      (await read('customer2', id)).status,
    ];
    expect(await visited()).toEqual([1, 1, 200]);
    await remove('customer', id);
    expect(await visited()).toEqual([0, 0, 404]);
    await restore('customer', id);
    expect(await visited()).toEqual([1, 1, 200]);
  });

  describe('at the same time', () => {
    it('QLST-64 one of several deletes succeeds; several restores have the same response', async () => {
      const id = await make();
      const deletes = await Promise.all(Array.from({ length: 6 }, () => remove('customer', id)));
      expect(deletes.sort()).toEqual([200, 404, 404, 404, 404, 404]);
      expect(await Promise.all(Array.from({ length: 6 }, () => restore('customer', id)))).toEqual([
        200, 200, 200, 200, 200, 200,
      ]);
      expect((await read('customer', id)).status).toBe(200);
    });

    it('QLST-64 API-072 of a concurrent save and delete, the delete wins or is stale, the save is stored or not found', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await make();
        const [saved, deleted] = await Promise.all([
          as('customer').call(
            updateUserQuiz,
            { params: { id }, body: { ...sampleQuiz(), title: 'Saved meanwhile' } },
            { 'If-Match': '"1"' },
          ),
          remove('customer', id, { 'If-Match': '"1"' }),
        ]);
        expect([
          [200, 412],
          [404, 200],
        ]).toContainEqual([saved.status, deleted]);
        await restore('customer', id);
        const { content, headers } = await read('customer', id);
        expect([content.title, headers.get('etag')]).toEqual(
          saved.status === 200 ? ['Saved meanwhile', '"2"'] : [sampleQuiz().title, '"1"'],
        );
      }
    });

    it('QLST-64 LIM-42 after a concurrent purge and restore the quiz is either restored or purged', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await make();
        await remove('customer', id);
        const [, restored] = await Promise.all([
          purgeQuizzes(
            server.services.db,
            new Date(server.clock.now().getTime() + 25 * 3_600_000),
            new AbortController().signal,
          ),
          restore('customer', id),
        ]);
        expect([200, 404]).toContain(restored);
        expect((await read('customer', id)).status).toBe(restored);
      }
    });

    it('QLST-64 QSHR-10 concurrent saves, deletes, restores, shares, deadlines and lists of one quiz return only expected statuses and leave the quiz intact', async () => {
      const id = await make();
      const writer = as('customer');
      for (let round = 0; round < 4; round += 1) {
        const statuses = await Promise.all(
          [
            writer.call(updateUserQuiz, { params: { id }, body: sampleQuiz() }),
            writer.call(deleteUserQuiz, { params: { id } }),
            writer.call(restoreQuiz, { params: { id } }),
            writer.call(shareQuiz, {
              params: { id },
              body: { emails: ['customer2@lectern.test'], isAdminQuiz: false },
            }),
            writer.call(setDeadline, { params: { id }, body: { end_date: null } }),
            writer.call(listUserQuizzes, { body: {} }),
            as('customer2').call(listSharedQuizzes, { body: {} }),
            as('customer2').call(getUserQuiz, { params: { id } }),
          ].map(async (answer) => (await answer).status),
        );
        for (const status of statuses) expect([200, 404]).toContain(status);
      }
      await restore('customer', id);
      expect(
        (await read('customer', id)).content.activities.flatMap(({ items }) => items).length,
      ).toBe(sampleQuiz().activities.flatMap(({ items }) => items).length);
    });

    it('QLST-64 a list read during deletes has complete pages of quizzes that can be opened or are deleted', async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => make('customer2')));
      const list = async () =>
        (
          await as('customer2').call(listUserQuizzes, {
            body: { navigation: { page: 1, itemsOnPage: 5 } },
          })
        ).content as unknown as { result: { id: number }[]; navigation: { total_items: number } };
      const before = (await list()).navigation.total_items;
      const [pages] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, list)),
        Promise.all(ids.map((id) => remove('customer2', id))),
      ]);
      for (const { result } of pages)
        expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
      expect((await list()).navigation.total_items).toBe(before - 12);
    });
  });
});
