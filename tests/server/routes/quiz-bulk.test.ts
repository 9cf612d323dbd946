import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeQuizzes, type QuizChange } from '../../../src/api/contract/quiz-bulk.ts';
import { createAdminQuiz, getAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import { createTemplate, getTemplate } from '../../../src/api/contract/quiz-template.ts';
import { createUserQuiz, getUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { daysAhead, sampleQuiz } from '../store/quiz-payload.ts';

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
});
