import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  createAdminQuiz,
  deleteAdminQuiz,
  getAdminQuiz,
  updateAdminQuiz,
} from '../../../src/api/contract/quiz-admin.ts';
import {
  createLibraryQuiz,
  deleteLibraryQuiz,
  getLibraryQuiz,
  updateLibraryQuiz,
} from '../../../src/api/contract/quiz-library.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  updateTemplate,
} from '../../../src/api/contract/quiz-template.ts';
import {
  createUserQuiz,
  deleteUserQuiz,
  getUserQuiz,
  updateUserQuiz,
} from '../../../src/api/contract/quiz-user.ts';
import { quizDetail, type QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import { getEditBlocker } from '../../../src/domain/quiz/stored/edit-blocker.ts';
import type { Draft } from '../../../src/domain/quiz/draft/draft.ts';
import { openQuiz } from '../../../src/domain/quiz/stored/open-quiz.ts';
import { encodeQuiz } from '../../../src/api/contract/entities/item-type.ts';
import { toPayload } from '../../../src/domain/quiz/stored/to-payload.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type ErrorContent,
  type TestServer,
} from '../../support/server.ts';
import { payloadOf, sampleQuiz, withoutIds } from '../store/quiz-payload.ts';

const kinds = {
  template: {
    get: getTemplate,
    create: createTemplate,
    update: updateTemplate,
    remove: deleteTemplate,
    type: 'template',
    ids: 'API-039 API-040 API-041 API-042',
    author: 'super',
  },
  library: {
    get: getLibraryQuiz,
    create: createLibraryQuiz,
    update: updateLibraryQuiz,
    remove: deleteLibraryQuiz,
    type: 'libraryQuiz',
    ids: 'API-047 API-048 API-049 API-050',
    author: 'super',
  },
  admin: {
    get: getAdminQuiz,
    create: createAdminQuiz,
    update: updateAdminQuiz,
    remove: deleteAdminQuiz,
    type: 'adminQuiz',
    ids: 'API-061 API-062 API-063 API-064',
    author: 'super',
  },
  user: {
    get: getUserQuiz,
    create: createUserQuiz,
    update: updateUserQuiz,
    remove: deleteUserQuiz,
    type: 'userQuiz',
    ids: 'API-071 API-072 API-073 API-074',
    author: 'customer',
  },
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];
const detail = (content: unknown) => content as QuizDetailWire;
const errorsOf = (content: unknown) => (content as ErrorContent).errors;

/**
 * Who may do what: a status an account, in the order super corporate admin cs publish lti customer
 * customer2 multi. 412 is a delete that was let through with an old version.
 */
const answers = `
  template Cell Structure: Check Your Understanding  GET     200 403 403 403 403 403 403 403 403
  template Cell Structure: Check Your Understanding  PATCH   200 403 403 403 403 403 403 403 403
  template Cell Structure: Check Your Understanding  DELETE  412 403 403 403 403 403 403 403 403
  library  General Chemistry                         GET     200 200 200 200 403 200 403 403 200
  library  General Chemistry                         PATCH   200 403 403 403 403 403 403 403 403
  library  General Chemistry                         DELETE  412 403 403 403 403 403 403 403 403
  admin    Mechanics Review                          GET     200 200 200 200 403 200 403 403 200
  admin    Mechanics Review                          PATCH   200 403 403 403 403 403 403 403 403
  admin    Mechanics Review                          DELETE  412 403 403 403 403 403 403 403 403
  user     Photosynthesis Exit Ticket                GET     200 404 404 404 403 404 200 404 404
  user     Photosynthesis Exit Ticket                PATCH   200 404 404 404 403 404 200 404 404
  user     Photosynthesis Exit Ticket                DELETE  412 404 404 404 403 404 412 404 404
  user     Biology 101: Cells                        GET     200 404 404 404 403 404 200 200 404
  user     Biology 101: Cells                        PATCH   200 404 404 404 403 404 200 403 404
  user     Biology 101: Cells                        DELETE  412 404 404 404 403 404 412 403 404
  user     Chemistry Placement Test                  GET     404 404 200 404 403 200 200 404 404
  user     Chemistry Placement Test                  PATCH   404 404 403 404 403 403 403 404 404
  user     Chemistry Placement Test                  DELETE  404 404 403 404 403 403 403 404 404
  user     Mechanics Review                          GET     404 404 404 404 403 404 404 404 404
  admin    Photosynthesis Exit Ticket                GET     404 404 404 404 403 404 403 403 404
  library  no quiz                                   GET     404 404 404 404 403 404 403 403 404
  user     no quiz                                   PATCH   404 404 404 404 403 404 404 404 404
  user     no quiz                                   DELETE  404 404 404 404 403 404 404 404 404
`
  .trim()
  .split('\n')
  .map((line) => {
    const [, kind = '', title = '', method = '', statuses = ''] =
      /^\s*(\w+)\s+(.+?)\s+(GET|PATCH|DELETE)\s+(.*)$/.exec(line) ?? [];
    return { kind: kind as Kind, title, method, statuses: statuses.split(' ').map(Number) };
  });

describeOnMainDatabase('quizzes of every kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const idOf = async (title: string): Promise<number> => {
    const { rows } = await server.services.db.execute<{ id: number }>(
      `select id from quizzes where title = '${title}'`,
    );
    return rows[0]?.id ?? 2_000_000_000;
  };
  const as = (account: AccountName) => server.as(account);
  const read = async (kind: Kind, account: AccountName, id: number) =>
    detail((await (await as(account)).call(kinds[kind].get, { params: { id } })).content);

  describe.each(kindNames)('%s', (kind) => {
    const { get, create, update, remove, type, ids, author } = kinds[kind];

    it(`${ids} is made, read, replaced, guarded by its version and deleted`, async () => {
      const writer = await as(author);
      const created = await writer.call(
        create,
        { body: sampleQuiz() },
        { 'Idempotency-Key': `make-${kind}` },
      );
      const again = await writer.call(
        create,
        { body: sampleQuiz() },
        { 'Idempotency-Key': `make-${kind}` },
      );
      expect([created.status, again.content.id, created.headers.get('etag')]).toEqual([
        200,
        created.content.id,
        '"1"',
      ]);
      const { id } = created.content;
      const first = await read(kind, author, id);
      expect(withoutIds(payloadOf(first))).toEqual(sampleQuiz());
      expect(first).toMatchObject({
        quizType: type,
        editable: true,
        createdBy: { email: `${author}@lectern.test` },
      });

      const next = { ...payloadOf(first), title: 'Renamed', duration: null, isGraded: false };
      const saved = await writer.call(
        update,
        { params: { id }, body: next },
        { 'If-Match': '"1"' },
      );
      expect([saved.status, saved.headers.get('etag'), payloadOf(detail(saved.content))]).toEqual([
        200,
        '"2"',
        next,
      ]);
      const stale = await writer.call(
        update,
        { params: { id }, body: payloadOf(first) },
        { 'If-Match': '"1"' },
      );
      expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
      expect(payloadOf(await read(kind, author, id))).toEqual(next);

      for (const other of kindNames)
        if (other !== kind)
          expect(
            (await (await as('super')).call(kinds[other].get, { params: { id } })).status,
          ).toBe(404);
      expect((await writer.call(remove, { params: { id } }, { 'If-Match': '"1"' })).status).toBe(
        412,
      );
      expect((await writer.call(remove, { params: { id } }, { 'If-Match': '"2"' })).status).toBe(
        200,
      );
      expect((await writer.call(get, { params: { id } })).status).toBe(404);
    });

    it('API-082 API-083 API-084 API-085 a draft is unchanged after creating, loading, editing, saving and loading it again', async () => {
      const writer = await as(author);
      const open = async (id: number) => {
        const stored = quizDetail.parse((await writer.call(get, { params: { id } })).content);
        expect(getEditBlocker(stored)).toBeNull();
        return openQuiz(stored);
      };
      const withoutKeys = (draft: Draft) => ({
        ...draft,
        activities: draft.activities.map(({ title, items }) => ({
          title,
          items: items.map((item) => ({ ...item, key: '' })),
        })),
      });
      const { draft } = openQuiz(
        quizDetail.parse((await writer.call(create, { body: sampleQuiz() })).content),
      );
      const created = await writer.call(create, { body: encodeQuiz(toPayload(draft, null)) });
      const opened = await open(created.content.id);
      expect(withoutKeys(opened.draft)).toEqual(withoutKeys(draft));
      expect(
        (
          await writer.call(update, {
            params: { id: created.content.id },
            body: encodeQuiz(toPayload(opened.draft, opened.serverIds)),
          })
        ).status,
      ).toBe(200);
      expect(await open(created.content.id)).toEqual(opened);

      const [first, second] = opened.draft.activities;
      if (first === undefined || second === undefined) throw new Error('two activities');
      const added = {
        ...second.items[0],
        key: 'new',
        title: 'Added',
      } as Draft['activities'][number]['items'][number];
      const edited: Draft = {
        ...opened.draft,
        title: 'Edited',
        graded: 'ungraded',
        activities: [{ ...second, items: [added, ...second.items.slice(1)] }, first],
      };
      expect(
        (
          await writer.call(update, {
            params: { id: created.content.id },
            body: encodeQuiz(toPayload(edited, opened.serverIds)),
          })
        ).status,
      ).toBe(200);
      const reopened = await open(created.content.id);
      expect(withoutKeys(reopened.draft)).toEqual(withoutKeys(edited));
      expect(reopened.draft.activities[1]).toEqual(first);
    });

    it('QLST-33 PERM-20 one that is being processed is not editable, and a save of it is refused', async () => {
      const writer = await as(author);
      const { id } = (await writer.call(create, { body: sampleQuiz() })).content;
      await server.services.db.execute(
        `update quizzes set process_status = 0 where id = ${String(id)}`,
      );
      const quiz = await read(kind, author, id);
      expect(quiz.editable).toBe(false);
      const refused = await writer.call(update, { params: { id }, body: payloadOf(quiz) });
      expect([refused.status, (refused.content as unknown as ErrorContent).message]).toEqual([
        409,
        'This quiz is being processed and cannot be changed now.',
      ]);
    });

    it('QFRM-18 the access type of a distributed quiz cannot change, everything else can', async () => {
      const writer = await as(author);
      const { id } = (await writer.call(create, { body: sampleQuiz() })).content;
      await server.services.db.execute(
        `insert into assignments (quiz_id, email) values (${String(id)}, 'ana@students.example')`,
      );
      const quiz = await read(kind, author, id);
      expect([quiz.isAssignSomeone, quiz.assignList.map(({ user }) => user.email)]).toEqual([
        true,
        ['ana@students.example'],
      ]);
      const refused = await writer.call(update, {
        params: { id },
        body: { ...payloadOf(quiz), restrictNonInstitutional: true },
      });
      expect([refused.status, errorsOf(refused.content)]).toEqual([
        400,
        {
          restrictNonInstitutional: [
            'The quiz has been distributed to students, so its access type cannot change.',
          ],
        },
      ]);
      expect(
        (
          await writer.call(update, {
            params: { id },
            body: { ...payloadOf(quiz), title: 'Renamed' },
          })
        ).status,
      ).toBe(200);
    });
  });

  it('PERM-08 PERM-09 PERM-18 only super admins create admin quizzes; all roles with quizzes create user quizzes', async () => {
    const statuses = await Promise.all(
      kindNames.map(async (kind) => [
        kind,
        (
          await Promise.all(
            accountNames.map(
              async (account) =>
                (
                  await (
                    await as(account)
                  ).call(kinds[kind].create, {
                    body: { ...sampleQuiz(), startDate: null, endDate: null },
                  })
                ).status,
            ),
          )
        ).join(' '),
      ]),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      template: '200 403 403 403 403 403 403 403 403',
      library: '200 403 403 403 403 403 403 403 403',
      admin: '200 403 403 403 403 403 403 403 403',
      user: '200 200 200 200 403 200 200 200 200',
    });
  });

  it.each(answers)(
    'PERM-13 PERM-16 PERM-18 $method $kind "$title" as every account',
    async ({ kind, title, method, statuses }) => {
      const id = await idOf(title);
      const { get, update, remove } = kinds[kind];
      const reads: Kind = title === 'Chemistry Placement Test' ? 'admin' : kind;
      const body =
        method !== 'PATCH' || title === 'no quiz'
          ? sampleQuiz()
          : payloadOf(await read(reads, 'super', id));
      const unknown = (await (await as('super')).call(get, { params: { id: 1_999_999_999 } }))
        .content;
      const loaded: number[] = [];
      for (const account of accountNames) {
        const caller = await as(account);
        const answered =
          method === 'GET'
            ? await caller.call(get, { params: { id } })
            : method === 'PATCH'
              ? await caller.call(update, { params: { id }, body })
              : await caller.call(remove, { params: { id } }, { 'If-Match': '"99999"' });
        loaded.push(answered.status);
        if (answered.status === 404) expect(answered.content).toEqual(unknown);
      }
      expect(loaded).toEqual(statuses);
    },
  );

  it('PERM-13 PERM-20 readers cannot edit a shared quiz and see neither its students nor the other readers', async () => {
    const id = await idOf('Biology 101: Cells');
    const [mine, theirs] = [
      await read('user', 'customer', id),
      await read('user', 'customer2', id),
    ];
    expect([
      mine.editable,
      mine.assignList.length,
      mine.sharedList?.map(({ user }) => user.email),
    ]).toEqual([true, 46, ['customer2@lectern.test']]);
    expect([theirs.editable, theirs.assignList, theirs.sharedList, theirs.isAssignSomeone]).toEqual(
      [false, [], [], true],
    );
    expect(payloadOf(theirs)).toEqual(payloadOf(mine));
    const refused = await (
      await as('customer2')
    ).call(updateUserQuiz, { params: { id }, body: payloadOf(theirs) });
    expect([refused.status, (refused.content as unknown as ErrorContent).message]).toEqual([
      403,
      'You cannot change this quiz. You can make a copy and change that.',
    ]);
    expect(await read('user', 'lti', await idOf('Chemistry Placement Test'))).toMatchObject({
      editable: false,
      quizType: 'adminQuiz',
      assignList: [],
      sharedList: [],
    });
  });

  it('API-041 PERM-13 users who may edit a quiz see who saved it last', async () => {
    const id = await idOf('Biology 101: Cells');
    expect(
      (
        await (
          await as('super')
        ).call(updateUserQuiz, { params: { id }, body: payloadOf(await read('user', 'super', id)) })
      ).status,
    ).toBe(200);
    expect((await read('user', 'customer', id)).updatedBy).toEqual({
      firstName: 'Ada',
      lastName: 'Brandt',
      email: 'super@lectern.test',
    });
    expect((await read('user', 'customer2', id)).updatedBy).toBeNull();
  });

  it('API-041 ids of rows of another kind of quiz are refused by field', async () => {
    const [library, admin] = [await idOf('General Chemistry'), await idOf('Mechanics Review')];
    const stolen = payloadOf(await read('library', 'super', library));
    const mine = await read('admin', 'super', admin);
    const refused = await (
      await as('super')
    ).call(updateAdminQuiz, { params: { id: admin }, body: stolen });
    expect([refused.status, Object.keys(errorsOf(refused.content) ?? {})]).toEqual([
      400,
      expect.arrayContaining(['activities.0.id', 'activities.0.items.0.id']),
    ]);
    expect(payloadOf(await read('admin', 'super', admin))).toEqual(payloadOf(mine));
  });
});
