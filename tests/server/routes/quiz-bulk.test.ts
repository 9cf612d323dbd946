import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeQuizzes, type QuizChange } from '../../../src/api/contract/quiz-bulk.ts';
import {
  createAdminQuiz,
  getAdminQuiz,
  updateAdminQuiz,
} from '../../../src/api/contract/quiz-admin.ts';
import { listAuditEntries } from '../../../src/api/contract/audit.ts';
import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import { listOutbox, type OutboxMail } from '../../../src/api/contract/outbox.ts';
import { getLibraryQuiz, updateLibraryQuiz } from '../../../src/api/contract/quiz-library.ts';
import { listSharedWith, shareQuiz } from '../../../src/api/contract/quiz-sharing.ts';
import { createTemplate, getTemplate } from '../../../src/api/contract/quiz-template.ts';
import { createUserQuiz, getUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { daysAhead, payloadOf, sampleQuiz } from '../store/quiz-payload.ts';

describeOnMainDatabase('many quizzes at once', (database) => {
  let server: TestServer;
  let author: TestCaller;
  let customer: TestCaller;

  beforeAll(async () => {
    server = await startTestServer({ database });
    author = await server.as('super');
    customer = await server.as('customer');
  });
  afterAll(async () => {
    await server.close();
  });

  const makeTemplate = async (tags: readonly number[]) => {
    const created = await author.call(createTemplate, {
      body: { ...sampleQuiz(), tags: [...tags] },
    });
    return created.content.id;
  };
  const readTags = async (id: number) =>
    (await author.call(getTemplate, { params: { id } })).content.tags.map((tag) => tag.id).sort();
  const change = async (caller: TestCaller, ...changes: readonly QuizChange[]) =>
    (await caller.call(changeQuizzes, { body: { changes: [...changes] } })).content.quizzes;
  const undo = async (caller: TestCaller, results: Awaited<ReturnType<typeof change>>) =>
    change(caller, ...results.flatMap((result) => result.undo ?? []));

  it('QLST-64 subjects are added and removed, each quiz says what takes it back, and one that had them stays as it was', async () => {
    const [first, second] = [await makeTemplate([1, 2]), await makeTemplate([2, 3])];
    const results = await change(
      author,
      { id: second, addSubjects: [3], removeSubjects: [9] },
      { id: first, addSubjects: [3, 4], removeSubjects: [1] },
    );
    expect(results).toEqual([
      { id: first, undo: { id: first, removeSubjects: [3, 4], addSubjects: [1] }, failure: null },
      { id: second, undo: null, failure: null },
    ]);
    expect([await readTags(first), await readTags(second)]).toEqual([
      [2, 3, 4],
      [2, 3],
    ]);
    await undo(author, results);
    expect(await readTags(first)).toEqual([1, 2]);
  });

  it('each refused quiz has its reason, and the others are changed', async () => {
    const id = await makeTemplate([]);
    const foreign = await author.call(createAdminQuiz, { body: sampleQuiz() });
    const own = await customer.call(createUserQuiz, { body: sampleQuiz() });
    const results = await change(
      customer,
      { id, addSubjects: [1] },
      { id: foreign.content.id, addSubjects: [1] },
      { id: 2_000_000_000, addSubjects: [1] },
      { id: own.content.id, addSubjects: [5], version: '77' },
      { id: own.content.id, addSubjects: [9999] },
      { id: own.content.id, addSubjects: [5] },
    );
    expect(results.map(({ failure }) => failure?.kind ?? null)).toEqual([
      'notFound',
      'notFound',
      'conflict',
      'refused',
      null,
      'notFound',
    ]);
    expect(results[3]?.failure?.message).toBe('This subject does not exist.');
    expect(await readTags(id)).toEqual([]);
  });

  it('QVAL-28 QVAL-30 a deadline is set as a save would, and the one before comes back although it is past', async () => {
    const body = { ...sampleQuiz(), startDate: null, endDate: daysAhead(-1) };
    const { content: quiz } = await customer.call(createUserQuiz, { body });
    const admin = await author.call(createAdminQuiz, {
      body: { ...sampleQuiz(), endDate: null, startDate: daysAhead(3) },
    });
    const wanted = daysAhead(2);
    const past = await change(customer, { id: quiz.id, endDate: '2020-01-01T00:00:00.000Z' });
    expect(past[0]?.failure?.message).toBe('The deadline should be later than now.');
    const beyond = await change(customer, { id: quiz.id, endDate: '2099-01-01T00:00:00.000Z' });
    expect(beyond[0]?.failure?.message).toMatch(/subscription end date/);
    const early = await change(author, { id: admin.content.id, endDate: wanted });
    expect(early[0]?.failure?.message).toBe(
      'The deadline should be later than the start of the quiz.',
    );

    const results = await change(customer, { id: quiz.id, endDate: wanted });
    const read = async () =>
      (await customer.call(getUserQuiz, { params: { id: quiz.id } })).content.endDate;
    expect(Date.parse((await read()) ?? '')).toBe(Date.parse(wanted));
    const back = await undo(customer, results);
    expect(back[0]?.failure).toBeNull();
    expect(Date.parse((await read()) ?? '')).toBe(Date.parse(body.endDate));
    const again = await undo(customer, results);
    expect(again[0]?.failure?.kind).toBe('conflict');
  });

  it('QRES-11 two deadlines set one after the other are undone in reverse order, also after other changes, but not over one set since', async () => {
    const body = { ...sampleQuiz(), startDate: null, endDate: daysAhead(1) };
    const { content: quiz } = await author.call(createAdminQuiz, { body });
    const read = async () =>
      Date.parse(
        (await author.call(getAdminQuiz, { params: { id: quiz.id } })).content.endDate ?? '',
      );
    const first = await change(author, { id: quiz.id, endDate: daysAhead(2) });
    const second = await change(author, { id: quiz.id, endDate: null });
    await change(author, { id: quiz.id, addSubjects: [5] });
    const early = await undo(author, first);
    expect(early[0]?.failure?.kind).toBe('conflict');
    expect((await undo(author, second))[0]?.failure).toBeNull();
    expect((await undo(author, first))[0]?.failure).toBeNull();
    expect(await read()).toBe(Date.parse(body.endDate));
  });

  it('a change that adds and removes the same is refused, and so is one that gives a quiz more subjects than a save may', async () => {
    const id = await makeTemplate([1]);
    const reply = await author.call(changeQuizzes, {
      body: { changes: [{ id, addSubjects: [5], removeSubjects: [5] }] },
    });
    expect(reply.status).toBe(400);
    const mixed = await author.call(changeQuizzes, {
      body: { changes: [{ id, copy: true, isDeleted: true }] },
    });
    expect(mixed.status).toBe(400);
    const readers = await author.call(changeQuizzes, {
      body: { changes: [{ id, addReaders: ['a@x.org'], removeReaders: ['A@X.org'] }] },
    });
    expect(readers.status).toBe(400);
    await server.services.db.execute(
      "insert into tags (title) select 'Extra subject ' || n from generate_series(1, 100) n",
    );
    const extra = await server.services.db.execute(
      "select id from tags where title like 'Extra subject %' order by id",
    );
    const ids = extra.rows.map((row) => Number(row['id']));
    const full = await change(author, { id, addSubjects: ids });
    expect(full[0]?.failure?.message).toBe('A quiz has at most 100 subjects.');
    const exact = await change(author, { id, addSubjects: ids, removeSubjects: [1] });
    expect(exact[0]?.failure).toBeNull();
    await server.services.db.execute(`delete from quiz_tags where tag_id in (${ids.join()})`);
    await server.services.db.execute(`delete from tags where id in (${ids.join()})`);
  });

  const kinds: readonly Omit<QuizChange, 'id'>[] = [
    { addSubjects: [2], removeSubjects: [3] },
    { endDate: null },
    { isDeleted: true },
    { addReaders: ['customer@lectern.test'] },
    { copy: true },
    { isDeleted: false },
    { rebuild: true },
    { removeReaders: ['customer2@lectern.test'] },
    { undoRebuild: true },
  ];

  it('a call has one kind of change, which the log names; others are refused and nothing is changed', async () => {
    const [first, second] = [await makeTemplate([1]), await makeTemplate([1])];
    const before = await readLog();
    for (const [index, kind] of kinds.entries()) {
      const other = kinds[(index + 1) % kinds.length];
      const mixed = await author.call(changeQuizzes, {
        body: {
          changes: [
            { id: first, ...kind },
            { id: second, ...other },
          ],
        },
      });
      expect([mixed.status, mixed.content]).toMatchObject([
        400,
        { errors: { changes: ['All of them are the same kind of change.'] } },
      ]);
      const combined = await author.call(changeQuizzes, {
        body: { changes: [{ id: first, ...kind, ...other }] },
      });
      expect(combined.status).toBe(400);
    }
    expect(await readLog()).toEqual(before);
    await change(author, { id: first, addSubjects: [2] }, { id: second, removeSubjects: [1] });
    expect(await readLog()).toMatchObject({ action: 'changed', details: { count: '2' } });
    expect([await readTags(first), await readTags(second)]).toEqual([[1, 2], []]);
  });

  it('QLST-64 quizzes are deleted and restored, and the log says so', async () => {
    const { content: quiz } = await author.call(createAdminQuiz, { body: sampleQuiz() });
    const results = await change(author, { id: quiz.id, isDeleted: true });
    expect(results).toEqual([
      { id: quiz.id, undo: { id: quiz.id, isDeleted: false }, failure: null },
    ]);
    const gone = await change(author, { id: quiz.id, isDeleted: true });
    expect(gone[0]?.failure?.kind).toBe('notFound');
    await undo(author, results);
    const restored = await change(author, { id: quiz.id, isDeleted: false });
    expect(restored).toEqual([{ id: quiz.id, undo: null, failure: null }]);
    const found = await author.call(getAdminQuiz, { params: { id: quiz.id } });
    expect(found.content.title).toBe(sampleQuiz().title);
  });

  const readMails = async () =>
    (
      (await author.call(listOutbox, { query: {} })).content as {
        readonly result: readonly OutboxMail[];
      }
    ).result;
  const readLog = async () =>
    (await author.call(listAuditEntries, { query: { items_per_page: 20 } })).content.result[0];

  it('QSHR-10 quizzes are shared with people, one mail tells each of all, and the undo ends it for the new ones', async () => {
    const make = async (title: string) =>
      (await author.call(createAdminQuiz, { body: { ...sampleQuiz(), title } })).content.id;
    const [first, second] = [await make('Tide Pools'), await make('Kelp Forests')];
    const isAdminQuiz = true;
    await author.call(shareQuiz, {
      params: { id: first },
      body: { emails: ['lti@lectern.test'], isAdminQuiz },
    });
    await server.services.db.execute('delete from outbox');
    const addReaders = ['Customer@lectern.test', 'lti@lectern.test', 'nobody@lectern.test'];
    const reply = await author.call(changeQuizzes, {
      body: {
        changes: [first, second].map((id) => ({
          id,
          addReaders: [...addReaders, 'publish@lectern.test'],
        })),
      },
    });
    expect(reply.content.unreached).toEqual([
      { email: 'publish@lectern.test', reason: 'notAccess' },
      { email: 'nobody@lectern.test', reason: 'notFound' },
    ]);
    expect(reply.content.quizzes).toEqual([
      { id: first, undo: { id: first, removeReaders: ['Customer@lectern.test'] }, failure: null },
      {
        id: second,
        undo: { id: second, removeReaders: ['Customer@lectern.test', 'lti@lectern.test'] },
        failure: null,
      },
    ]);
    const mails = await readMails();
    expect(mails.map(({ to }) => to).sort()).toEqual(['customer@lectern.test', 'lti@lectern.test']);
    const both = mails.find(({ to }) => to === 'customer@lectern.test');
    expect(both?.subject).toMatch(/ shared 2 quizzes with you$/);
    expect(both?.text).toMatch(
      new RegExp(`Tide Pools\\n.*/${String(first)}\\n\\nKelp Forests\\n.*/${String(second)}\\n`),
    );
    expect(mails.find(({ to }) => to === 'lti@lectern.test')?.subject).toMatch(/: Kelp Forests$/);
    expect(await readLog()).toMatchObject({
      action: 'shared',
      details: { names: ['Customer@lectern.test', 'lti@lectern.test'], count: '2' },
    });

    const readers = async (id: number) =>
      (await author.call(listSharedWith, { params: { id } })).content.map(({ email }) => email);
    expect(await readers(first)).toEqual(['customer@lectern.test', 'lti@lectern.test']);
    await undo(author, reply.content.quizzes);
    expect([await readers(first), await readers(second)]).toEqual([['lti@lectern.test'], []]);
    expect(await readLog()).toMatchObject({ action: 'unshared', details: { count: '2' } });
    const { content: found } = await customer.call(getUserQuiz, { params: { id: second } });
    expect(found.id).toBeUndefined();
  });

  it('PERM-12 PERM-18 nobody shares the quizzes of others or ends their sharing', async () => {
    const { content: admin } = await author.call(createAdminQuiz, { body: sampleQuiz() });
    await author.call(shareQuiz, {
      params: { id: admin.id },
      body: { emails: ['customer@lectern.test'], isAdminQuiz: true },
    });
    const library = await makeTemplate([]);
    const results = [
      ...(await change(customer, { id: admin.id, addReaders: ['customer2@lectern.test'] })),
      ...(await change(customer, { id: admin.id, removeReaders: ['customer@lectern.test'] })),
      ...(await change(author, { id: library, addReaders: ['customer@lectern.test'] })),
    ];
    expect(results.map(({ failure }) => failure?.kind)).toEqual([
      'notFound',
      'notFound',
      'notFound',
    ]);
  });

  it('PD-22 PD-25 a copy has all of the quiz but its dates, belongs to who made it, and the undo deletes it', async () => {
    const body = {
      ...sampleQuiz(),
      title: `${'x'.repeat(499)}y`,
      tags: [2, 3],
      startDate: daysAhead(1),
      endDate: daysAhead(2),
      isGraded: true,
      restrictNonInstitutional: true,
    };
    const { content: quiz } = await author.call(createAdminQuiz, { body });
    const results = await change(author, { id: quiz.id, copy: true });
    const copyId = results[0]?.undo?.id ?? 0;
    expect(results).toEqual([
      { id: quiz.id, undo: { id: copyId, isDeleted: true, version: '1' }, failure: null },
    ]);
    expect(copyId).not.toBe(quiz.id);
    const read = async (id: number) =>
      (await author.call(getAdminQuiz, { params: { id } })).content as unknown as QuizDetailWire;
    const [original, copy] = [await read(quiz.id), await read(copyId)];
    const withoutIds = (detail: QuizDetailWire) => {
      const { activities, ...payload } = payloadOf(detail);
      return {
        ...payload,
        activities: activities.map(({ id: _, items, ...activity }) => ({
          ...activity,
          items: items.map(({ id: __, ...item }) => item),
        })),
      };
    };
    expect(withoutIds(copy)).toEqual({
      ...withoutIds(original),
      title: `${'x'.repeat(493)} (copy)`,
      startDate: null,
      endDate: null,
    });
    const itemIds = (detail: QuizDetailWire) =>
      detail.activities.flatMap(({ items }) => items.map(({ id }) => id));
    expect(itemIds(copy).filter((id) => itemIds(original).includes(id))).toEqual([]);
    expect(await readLog()).toMatchObject({
      action: 'created',
      object: { kind: 'quiz', id: copyId },
      details: { count: '1' },
    });
    const edited = { ...payloadOf(copy), title: 'Edited since' };
    await author.call(updateAdminQuiz, { params: { id: copyId }, body: edited });
    expect((await undo(author, results))[0]?.failure?.kind).toBe('conflict');
    await server.services.db.execute(`update quizzes set version = 1 where id = ${String(copyId)}`);
    await undo(author, results);
    expect((await author.call(getAdminQuiz, { params: { id: copyId } })).status).toBe(404);
    expect((await read(quiz.id)).title).toBe(body.title);
  });

  it('PD-22 the undo of a copy leaves one that was shared, put in a class or assigned since', async () => {
    const { content: quiz } = await author.call(createAdminQuiz, { body: sampleQuiz() });
    const execute = async (sql: string) => (await server.services.db.execute(sql)).rows;
    const copies = await change(author, { id: quiz.id, copy: true });
    const id = copies[0]?.undo?.id ?? 0;
    const isThere = async () =>
      (await author.call(getAdminQuiz, { params: { id } })).status === 200;
    const uses = [
      [
        `insert into quiz_shares (quiz_id, user_id) select ${String(id)}, min(id) from users`,
        'delete from quiz_shares',
      ],
      [
        `insert into class_quizzes (class_id, quiz_id) select min(id), ${String(id)} from classes`,
        'delete from class_quizzes',
      ],
      [
        `insert into assignments (quiz_id, email) values (${String(id)}, 'student@lectern.test')`,
        'delete from assignments',
      ],
    ] as const;
    for (const [use, end] of uses) {
      await execute(use);
      expect(await undo(author, copies)).toEqual([
        { id, undo: null, failure: { kind: 'conflict' } },
      ]);
      expect(await isThere()).toBe(true);
      await execute(`${end} where quiz_id = ${String(id)}`);
    }
    await undo(author, copies);
    expect(await isThere()).toBe(false);
  });

  it('PERM-18 who cannot create a quiz of its kind gets a copy among their own, without its article', async () => {
    const { content: quiz } = await author.call(createAdminQuiz, {
      body: { ...sampleQuiz(), article: 1 },
    });
    const before = await change(customer, { id: quiz.id, copy: true });
    expect(before[0]?.failure?.kind).toBe('notFound');
    await author.call(shareQuiz, {
      params: { id: quiz.id },
      body: { emails: ['customer@lectern.test'], isAdminQuiz: true },
    });
    const [copied] = await change(customer, { id: quiz.id, copy: true });
    const { content: copy } = await customer.call(getUserQuiz, {
      params: { id: copied?.undo?.id ?? 0 },
    });
    expect([copy.title, copy.article]).toEqual([`${sampleQuiz().title} (copy)`, null]);
    const publisher = await server.as('publish');
    expect((await publisher.call(changeQuizzes, { body: { changes: [] } })).status).toBe(403);
  });

  it('QIO-21 PD-50 section quizzes are rebuilt, others are refused, and the undo brings the content back', async () => {
    const found = await server.services.db.execute(
      'select id from quizzes where section_id is not null and deleted_at is null order by id limit 2',
    );
    const [first = 0, second = 0] = found.rows.map(({ id }) => Number(id));
    const template = await makeTemplate([]);
    const read = async (id: number) =>
      payloadOf(
        (await author.call(getLibraryQuiz, { params: { id } }))
          .content as unknown as QuizDetailWire,
      );
    const before = await read(first);
    await author.call(updateLibraryQuiz, {
      params: { id: first },
      body: { ...before, title: 'By hand' },
    });
    const results = await change(
      author,
      ...[first, second, template].map((id) => ({ id, rebuild: true as const })),
    );
    expect(results.map(({ undo: back, failure }) => back?.undoRebuild ?? failure?.kind)).toEqual([
      true,
      true,
      'notFound',
    ]);
    expect(await readLog()).toMatchObject({ action: 'rebuilt', details: { count: '2' } });
    expect((await read(first)).title).not.toBe('By hand');
    await undo(author, results);
    expect((await read(first)).title).toBe('By hand');
    const again = await undo(author, results);
    expect(again.map(({ failure }) => failure?.kind)).toEqual(['refused', 'refused']);
    const denied = await change(await server.as('admin'), { id: second, rebuild: true });
    expect(denied[0]?.failure?.kind).toBe('denied');
  });
});
