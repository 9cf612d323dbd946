import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';

import { findClass } from '../../../server/store/scopes/class-scope.ts';
import { readClass } from '../../../server/store/classes/read-class.ts';
import type { Database } from '../../../server/store/database.ts';
import { outbox } from '../../../server/store/schema/auth.ts';
import { assignments } from '../../../server/store/schema/sharing.ts';
import {
  createClass,
  getClass,
  inviteToClass,
  type InvitationResult,
} from '../../../src/api/contract/class.ts';
import { addQuizzesToClasses } from '../../../src/api/contract/class-contents.ts';
import {
  correctStudentAddress,
  removeStudents,
  resendInvitations,
  restoreStudents,
} from '../../../src/api/contract/class-students.ts';
import { createAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import { createUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { inHours, studentAddresses } from '../../support/class-students.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

const inDays = (days: number): string => inHours(24 * days);
const became = (parts: Readonly<Record<string, readonly unknown[]>>) => ({
  invited: [],
  already_invited: [],
  not_found: [],
  suggestions: [],
  ...parts,
});

interface Prepares {
  prepareQuery: (...args: readonly unknown[]) => unknown;
}

/** Returns a handle of the same database that counts its statements. */
function countPreparedQueries(original: Database): { db: Database; count: () => number } {
  let prepared = 0;
  const { session } = original as unknown as { readonly session: Prepares };
  const counting = new Proxy(session, {
    get: (target, name) => {
      if (name === 'prepareQuery')
        return (...args: readonly unknown[]) => {
          prepared += 1;
          return target.prepareQuery(...args);
        };
      return Reflect.get(target, name, counting) as unknown;
    },
  });
  const db = new Proxy(original, {
    get: (target, name, receiver) =>
      name === 'session' ? counting : (Reflect.get(target, name, receiver) as unknown),
  });
  return { db, count: () => prepared };
}

describeOnMainDatabase('students of classes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.example/', ROUTE_PREFIX: '/console' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => server.services.db.execute('delete from outbox'));

  const make = async (account: AccountName = 'cs') =>
    (await (await server.as(account)).call(createClass, { body: { title: 'Tide Pools' } })).content
      .id;
  const invite = async (id: number, emails: readonly string[], more: object = {}) =>
    (await server.as('cs')).call(inviteToClass, {
      params: { id },
      body: { emails: [...emails], ...more },
    });
  const wire = (content: InvitationResult): unknown => content;
  const read = async (id: number, account: AccountName = 'cs') =>
    (await (await server.as(account)).call(getClass, { params: { id } })).content;
  const readStudents = async (id: number) => (await read(id)).students;
  const idsOf = async (id: number, ...emails: readonly string[]) =>
    (await readStudents(id)).filter(({ email }) => emails.includes(email)).map((each) => each.id);
  const mailed = async () =>
    (await server.services.db.select().from(outbox).orderBy(outbox.id)).map(
      ({ recipient }) => recipient,
    );

  describe('inviting', () => {
    it('CLS-06 API-020 each address is invited once regardless of case, and mailed', async () => {
      const id = await make();
      const first = await invite(id, studentAddresses('Ana', 'ben', 'ANA'));
      expect(wire(first.content)).toEqual(became({ invited: studentAddresses('Ana', 'ben') }));
      expect(wire((await invite(id, studentAddresses('BEN', 'chloe'))).content)).toEqual(
        became({ invited: studentAddresses('chloe'), already_invited: studentAddresses('BEN') }),
      );
      expect(await mailed()).toEqual(studentAddresses('ana', 'ben', 'chloe'));
      const [mail] = await server.services.db.select().from(outbox).orderBy(outbox.id);
      expect(mail?.subject).toBe('Lucía Ferrer invited you to the class Tide Pools');
      expect(mail?.body).toContain('https://lectern.example/console/');
      expect(
        (await readStudents(id)).map(({ email, status, mail }) => [email, status, mail]),
      ).toEqual(
        studentAddresses('ana', 'ben', 'chloe').map((email) => [
          email,
          'invited',
          { state: 'waiting', sentAt: null, error: null },
        ]),
      );
    });

    it('CLS-06 an address at an unknown domain that resembles a known one is set aside, unless it is meant', async () => {
      const id = await make();
      const emails = [
        ...studentAddresses('dora'),
        't.meier@students.northfeild.example',
        'new@elsewhere.example',
      ];
      expect(wire((await invite(id, emails)).content)).toEqual(
        became({
          invited: [...studentAddresses('dora'), 'new@elsewhere.example'],
          not_found: ['t.meier@students.northfeild.example'],
          suggestions: [
            {
              email: 't.meier@students.northfeild.example',
              suggestion: 'students.northfield.example',
            },
          ],
        }),
      );
      expect(wire((await invite(id, emails, { inviteUnknown: true })).content)).toEqual(
        became({
          invited: ['t.meier@students.northfeild.example'],
          already_invited: [...studentAddresses('dora'), 'new@elsewhere.example'],
        }),
      );
      expect(wire((await invite(id, ['u.meier@students.northfeild.example'])).content)).toEqual(
        became({ invited: ['u.meier@students.northfeild.example'] }),
      );
    });

    it('CLS-06 500 addresses are invited at once; 501, none and texts that are no address are refused', async () => {
      const id = await make();
      const emails = Array.from({ length: 500 }, (_, index) =>
        studentAddresses(`s${String(index)}`),
      ).flat();
      const done = await invite(id, emails);
      expect([done.status, done.content.invited.length]).toEqual([200, 500]);
      expect((await mailed()).length).toBe(500);
      expect((await readStudents(id)).length).toBe(500);
      for (const wrong of [[...emails, ...studentAddresses('more')], [], ['ana'], ['a@b']])
        expect((await invite(id, wrong)).status).toBe(400);
      const more = emails.map((email) => `t${email}`);
      expect((await invite(id, more)).status).toBe(200);
      const tooMany = await invite(id, studentAddresses('one-more'));
      expect([tooMany.status, tooMany.content as unknown]).toEqual([
        409,
        { message: 'A class has at most 1,000 students.', code: 'refused' },
      ]);
      expect((await mailed()).length).toBe(1000);
    });

    it('CLS-06 names of the invitation are shown; those of an account only after a sign-in', async () => {
      const id = await make();
      await invite(id, ['customer@lectern.test', ...studentAddresses('ana')], {
        names: [
          { email: 'Customer@lectern.test', firstName: 'Sam', lastName: 'W.' },
          { email: studentAddresses('ana')[0], firstName: ' Ana ', lastName: 'Silva' },
        ],
      });
      const names = async () =>
        (await readStudents(id)).map(({ firstName, lastName, status }) => [
          firstName,
          lastName,
          status,
        ]);
      expect(await names()).toEqual([
        ['Ana', 'Silva', 'invited'],
        ['Sam', 'W.', 'invited'],
      ]);
      await server.services.db.execute(
        sql`update users set last_sign_in_at = ${inDays(1)}::timestamptz where email = 'customer@lectern.test'`,
      );
      expect(await names()).toEqual([
        ['Ana', 'Silva', 'invited'],
        ['Samuel', 'Whitaker', 'joined'],
      ]);
    });

    it('CLS-06 two simultaneous invitations of the same addresses write each mail once', async () => {
      const id = await make();
      const results = await Promise.all([
        invite(id, studentAddresses('a', 'b')),
        invite(id, studentAddresses('b', 'a')),
      ]);
      expect(results.map(({ content }) => content.invited.length).sort()).toEqual([0, 2]);
      expect((await mailed()).sort()).toEqual(studentAddresses('a', 'b'));
    });
  });

  it('CLS-06 the state of a mail is that of the outbox, and its reason', async () => {
    const id = await make();
    await invite(id, studentAddresses('failed', 'purged', 'sent', 'tried'));
    const sentAt = new Date('2026-11-20T10:00:00.000Z');
    const change = (name: string, values: Partial<typeof outbox.$inferInsert>) =>
      server.services.db
        .update(outbox)
        .set(values)
        .where(eq(outbox.recipient, studentAddresses(name)[0] ?? ''));
    await change('sent', { sentAt });
    await change('failed', { failedAt: sentAt, error: '550 no such user', attempts: 1 });
    await change('tried', { error: 'no answer', attempts: 2 });
    await server.services.db
      .delete(outbox)
      .where(eq(outbox.recipient, studentAddresses('purged')[0] ?? ''));
    expect((await readStudents(id)).map(({ mail }) => mail)).toEqual([
      { state: 'failed', sentAt: null, error: '550 no such user' },
      null,
      { state: 'sent', sentAt: sentAt.toISOString(), error: null },
      { state: 'waiting', sentAt: null, error: 'no answer' },
    ]);
  });

  it('CLS-06 an invitation is sent again to those who have not joined', async () => {
    const id = await make();
    await invite(id, ['customer2@lectern.test', ...studentAddresses('ana')]);
    await server.services.db.execute(
      sql`update users set last_sign_in_at = ${inDays(1)}::timestamptz where email = 'customer2@lectern.test'`,
    );
    await server.services.db.execute('delete from outbox');
    const studentIds = (await readStudents(id)).map((student) => student.id);
    const caller = await server.as('cs');
    const resent = await caller.call(resendInvitations, {
      params: { id },
      body: { studentIds: [...studentIds, 999_999] },
    });
    expect(resent.content).toEqual({ sent: studentAddresses('ana') });
    expect(await mailed()).toEqual(studentAddresses('ana'));
    expect((await readStudents(id)).map(({ mail }) => mail?.state)).toEqual(['waiting', undefined]);
  });

  it('CLS-06 a wrong address is corrected and invited there; a taken one and a joined student are refused', async () => {
    const id = await make();
    await invite(id, ['customer@lectern.test', ...studentAddresses('ana', 'bne')]);
    await server.services.db.execute(
      sql`update users set last_sign_in_at = ${inDays(1)}::timestamptz where email = 'customer@lectern.test'`,
    );
    const caller = await server.as('cs');
    const correct = (studentId: number, email: string) =>
      caller.call(correctStudentAddress, { params: { id, studentId }, body: { email } });
    const [wrong = 0] = await idsOf(id, ...studentAddresses('bne'));
    const corrected = await correct(wrong, studentAddresses('Ben')[0] ?? '');
    expect(corrected.content).toMatchObject({
      id: wrong,
      email: studentAddresses('ben')[0],
      status: 'invited',
    });
    expect((await mailed()).at(-1)).toBe(studentAddresses('ben')[0]);
    expect((await correct(wrong, studentAddresses('ANA')[0] ?? '')).content as unknown).toEqual({
      message: 'This class has a student with this address.',
      code: 'refused',
    });
    const [joined = 0] = await idsOf(id, 'customer@lectern.test');
    expect((await correct(joined, studentAddresses('x')[0] ?? '')).status).toBe(409);
    expect((await correct(999_999, studentAddresses('x')[0] ?? '')).status).toBe(404);
    const other = await make();
    expect(
      (
        await caller.call(correctStudentAddress, {
          params: { id: other, studentId: wrong },
          body: { email: studentAddresses('x')[0] ?? '' },
        })
      ).status,
    ).toBe(404);
    await caller.call(removeStudents, {
      params: { id },
      body: { studentIds: await idsOf(id, ...studentAddresses('ana')) },
    });
    expect((await correct(wrong, studentAddresses('ana')[0] ?? '')).status).toBe(200);
  });

  it('CLS-06 removed students are gone, come back by undo within 24 hours, or by a new invitation', async () => {
    const id = await make();
    await invite(id, studentAddresses('ana', 'ben', 'chloe'));
    const caller = await server.as('cs');
    const studentIds = await idsOf(id, ...studentAddresses('ana', 'ben'));
    const emails = async () => (await readStudents(id)).map(({ email }) => email);
    await caller.call(removeStudents, { params: { id }, body: { studentIds } });
    expect(await emails()).toEqual(studentAddresses('chloe'));
    await caller.call(restoreStudents, {
      params: { id },
      body: { studentIds: studentIds.slice(0, 1) },
    });
    expect(await emails()).toEqual(studentAddresses('ana', 'chloe'));
    await server.services.db.execute(
      `update class_students set removed_at = removed_at - interval '25 hours' where class_id = ${String(id)}`,
    );
    await caller.call(restoreStudents, { params: { id }, body: { studentIds } });
    expect(await emails()).toEqual(studentAddresses('ana', 'chloe'));
    expect(wire((await invite(id, studentAddresses('ben'))).content)).toEqual(
      became({ invited: studentAddresses('ben') }),
    );
    expect(await emails()).toEqual(studentAddresses('ana', 'ben', 'chloe'));
    const other = await make('admin');
    const foreign = await caller.call(removeStudents, {
      params: { id: other },
      body: { studentIds },
    });
    expect(foreign.status).toBe(404);
    expect(await emails()).toEqual(studentAddresses('ana', 'ben', 'chloe'));
  });

  describe('results', () => {
    const handIn = (quizId: number, email: string, progress: number, days: number) =>
      server.services.db.insert(assignments).values({
        quizId,
        email,
        progress,
        submittedAt: new Date(inDays(days)),
      });
    const makeQuiz = async (startDays: number | null, endDays: number | null) =>
      (
        await (
          await server.as('cs')
        ).call(createUserQuiz, {
          body: {
            ...sampleQuiz(),
            startDate: startDays === null ? null : inDays(startDays),
            endDate: endDays === null ? null : inDays(endDays),
          },
        })
      ).content.id;
    const moveDates = (quizId: number, start: string | null, end: string | null) =>
      server.services.db.execute(
        sql`update quizzes set start_date = ${start}::timestamptz, end_date = ${end}::timestamptz where id = ${quizId}`,
      );

    it('CLS-06 each student has a result for each quiz, in the order of the class', async () => {
      const id = await make();
      const [over, running, future] = [
        await makeQuiz(null, 5),
        await makeQuiz(null, null),
        await makeQuiz(2, 3),
      ];
      await moveDates(over, null, inDays(-1));
      const caller = await server.as('cs');
      await caller.call(addQuizzesToClasses, {
        body: { quizzesIds: [over, running, future], classIds: [id] },
      });
      await invite(id, studentAddresses('both', 'one', 'silent'));
      await handIn(over, studentAddresses('Both')[0] ?? '', 90, -2);
      await handIn(running, studentAddresses('both')[0] ?? '', 61, 1);
      await handIn(running, studentAddresses('one')[0] ?? '', 50, 1);
      await handIn(running, studentAddresses('stranger')[0] ?? '', 100, 1);
      const detail = await read(id);
      expect(
        detail.students.map(({ email, status, results, mean }) => [email, status, results, mean]),
      ).toEqual([
        [studentAddresses('both')[0], 'joined', [90, 61, null], 76],
        [studentAddresses('one')[0], 'joined', ['missed', 50, null], 50],
        [studentAddresses('silent')[0], 'invited', [null, null, null], null],
      ]);
      expect(
        detail.quizzes.map((quiz) => [quiz.id, quiz.countOfSubmitted, quiz.mean, quiz.isOwn]),
      ).toEqual([
        [over, 1, 90, true],
        [running, 2, 56, true],
        [future, 0, null, true],
      ]);
    });

    it('CLS-06 an earlier result in a quiz of somebody else is not shown to who invites the student later', async () => {
      const id = await make();
      const caller = await server.as('cs');
      const quiz = (await (await server.as('super')).call(createAdminQuiz, { body: sampleQuiz() }))
        .content.id;
      await handIn(quiz, studentAddresses('early')[0] ?? '', 95, -30);
      await handIn(quiz, studentAddresses('late')[0] ?? '', 70, 1);
      await caller.call(addQuizzesToClasses, { body: { quizzesIds: [quiz], classIds: [id] } });
      await invite(id, studentAddresses('early', 'late'));
      expect((await readStudents(id)).map(({ status, results }) => [status, results])).toEqual([
        ['invited', [null]],
        ['joined', [70]],
      ]);
      expect(
        (await read(id)).quizzes.map(({ countOfSubmitted, mean }) => [countOfSubmitted, mean]),
      ).toEqual([[1, 70]]);
    });

    it('CLS-06 a class of 500 students and 20 quizzes is read in the same few statements as an empty one', async () => {
      const caller = await server.as('cs');
      const [empty, full] = [await make(), await make()];
      const quizzesIds: number[] = [];
      for (let index = 0; index < 20; index += 1) quizzesIds.push(await makeQuiz(null, null));
      await caller.call(addQuizzesToClasses, { body: { quizzesIds, classIds: [full] } });
      const emails = Array.from({ length: 500 }, (_, index) =>
        studentAddresses(`n${String(index)}`),
      ).flat();
      await invite(full, emails);
      await server.services.db.execute(sql`
        insert into assignments (quiz_id, email, progress, submitted_at)
        select q.quiz_id, s.email, (s.id * q.quiz_id) % 101, ${inDays(1)}::timestamptz
        from class_quizzes q join class_students s on s.class_id = q.class_id
        where q.class_id = ${full}`);
      const detail = await read(full);
      expect(detail.students.length).toBe(500);
      expect(
        detail.students.every(({ results }) => results.every((one) => typeof one === 'number')),
      ).toBe(true);
      expect(detail.quizzes.map(({ countOfSubmitted }) => countOfSubmitted)).toEqual(
        Array.from({ length: 20 }, () => 500),
      );
      const countStatements = async (id: number): Promise<number> => {
        const { db, count } = countPreparedQueries(server.services.db);
        const cs = { userId: 4, role: 'csUser' } as const;
        const found = await findClass(db, cs, id);
        if (found === null) throw new Error('the class is unknown');
        await readClass(db, cs, found, new Date());
        return count();
      };
      const [many, few] = [await countStatements(full), await countStatements(empty)];
      expect(few).toBeGreaterThan(5);
      // The empty class needs no look at results.
      expect(many).toBe(few + 1);
    });
  });
});
