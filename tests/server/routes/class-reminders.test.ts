import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { outbox } from '../../../server/store/schema/auth.ts';
import { assignments } from '../../../server/store/schema/sharing.ts';
import {
  createClass,
  deleteClass,
  getClass,
  inviteToClass,
  publishClass,
  shareClass,
  unshareClass,
} from '../../../src/api/contract/class.ts';
import {
  addQuizzesToClasses,
  removeQuizFromClass,
} from '../../../src/api/contract/class-contents.ts';
import { listClassActivity, remindStudents } from '../../../src/api/contract/class-students.ts';
import { getDashboard } from '../../../src/api/contract/dashboard.ts';
import { getQuizReminders } from '../../../src/api/contract/quiz-results.ts';
import { createUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { inHours, studentAddresses } from '../../support/class-students.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

describeOnMainDatabase('reminders of quizzes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.example/', ROUTE_PREFIX: '/console' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => server.services.db.execute('delete from outbox'));

  const setDates = (quizId: number, start: string | null, end: string | null) =>
    server.services.db.execute(
      sql`update quizzes set start_date = ${start}::timestamptz, end_date = ${end}::timestamptz where id = ${quizId}`,
    );

  /** Makes a published class of cs with ana, ben and chloe, and a quiz that closes in two hours. */
  async function make(students = studentAddresses('ana', 'ben', 'chloe')) {
    const owner = await server.as('cs');
    const { id } = (await owner.call(createClass, { body: { title: 'Tide Pools' } })).content;
    const endDate = inHours(2);
    const body = { ...sampleQuiz(), title: 'Plankton', startDate: null, endDate };
    const quizId = (await owner.call(createUserQuiz, { body })).content.id;
    await owner.call(addQuizzesToClasses, { body: { quizzesIds: [quizId], classIds: [id] } });
    await owner.call(inviteToClass, { params: { id }, body: { emails: students } });
    await owner.call(publishClass, { params: { id } });
    await server.services.db.execute('delete from outbox');
    return { id, quizId, endDate };
  }
  type Made = Awaited<ReturnType<typeof make>>;
  const handIn = ({ quizId }: Made, email: string, hours: number | null) =>
    server.services.db.insert(assignments).values({
      quizId,
      email,
      submittedAt: hours === null ? null : new Date(inHours(hours)),
    });
  const remind = async (made: Made, account: AccountName = 'cs', headers = {}) =>
    (await server.as(account)).call(remindStudents, { params: made }, headers);
  const readMails = async () => server.services.db.select().from(outbox).orderBy(outbox.recipient);
  const mailed = async () => (await readMails()).map(({ recipient }) => recipient);
  const readReminder = async ({ id }: Made, account: AccountName = 'cs') =>
    (await (await server.as(account)).call(getClass, { params: { id } })).content.quizzes[0]
      ?.reminder;

  it('CLS-06 everybody who has not handed in the quiz gets one mail; nobody who has', async () => {
    const made = await make(studentAddresses('ana', 'ben', 'chloe', 'dora'));
    await handIn(made, 'BEN@students.northfield.example', -1);
    await handIn(made, studentAddresses('chloe')[0] ?? '', null);
    // Before the invitation: no result of the class, and still handed in.
    await handIn(made, studentAddresses('dora')[0] ?? '', -999);
    expect(await readReminder(made)).toEqual({ missing: 2, remindedAt: null });
    const before = server.services.clock.now().getTime();
    const { status, content } = await remind(made);
    expect([status, content.sent]).toEqual([200, 2]);
    expect(Date.parse(content.remindedAt)).toBeGreaterThanOrEqual(before);
    expect(await mailed()).toEqual(studentAddresses('ana', 'chloe'));
    const [mail] = await readMails();
    const closes = new Intl.DateTimeFormat('en', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(made.endDate));
    expect(mail?.subject).toBe('Reminder: Plankton');
    expect(mail?.body).toContain('the quiz "Plankton" of the class "Tide Pools"');
    expect(mail?.body).toContain(`It closes on ${closes} UTC`);
    expect(mail?.body).toContain('https://lectern.example/console/');
    expect(await readReminder(made)).toEqual({ missing: 2, remindedAt: content.remindedAt });
    const { result } = (
      await (
        await server.as('cs')
      ).call(listClassActivity, {
        params: { id: made.id },
        query: {},
      })
    ).content;
    expect(result[0]).toMatchObject({ kind: 'studentsReminded', names: ['Plankton'], count: 1 });
  });

  it('CLS-06 a class is reminded of a quiz once in 24 hours, also after the quiz was removed and added', async () => {
    const made = await make();
    const { remindedAt } = (await remind(made)).content;
    const again = await remind(made, 'admin');
    expect([again.status, again.content as unknown]).toEqual([
      409,
      { code: 'refused', message: 'The students were reminded in the last 24 hours.' },
    ]);
    const owner = await server.as('cs');
    await owner.call(removeQuizFromClass, { params: made });
    expect((await remind(made)).status).toBe(404);
    await owner.call(addQuizzesToClasses, {
      body: { quizzesIds: [made.quizId], classIds: [made.id] },
    });
    expect((await remind(made)).status).toBe(409);
    expect(await readReminder(made)).toEqual({ missing: 3, remindedAt });
    expect(await mailed()).toEqual(studentAddresses('ana', 'ben', 'chloe'));
    await setDates(made.quizId, null, inHours(40));
    await server.services.db.execute(
      sql`update class_quizzes set reminded_at = reminded_at - interval '24 hours' where class_id = ${made.id}`,
    );
    expect(await readReminder(made)).toEqual({ missing: 3, remindedAt: null });
    expect((await remind(made)).content.sent).toBe(3);
    expect((await mailed()).length).toBe(6);
  });

  it('CLS-06 a repeated request with the same key, and two at once, send once', async () => {
    const made = await make();
    const headers = { 'Idempotency-Key': 'one-reminder' };
    const first = await remind(made, 'cs', headers);
    const second = await remind(made, 'cs', headers);
    expect([first.status, second.status, second.content]).toEqual([200, 200, first.content]);
    expect(await mailed()).toEqual(studentAddresses('ana', 'ben', 'chloe'));
    const other = await make(studentAddresses('eva'));
    const both = await Promise.all([remind(other), remind(other, 'admin')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailed()).toEqual(studentAddresses('eva'));
  });

  it('CLS-06 only a published class is reminded, of a quiz that is open, has a deadline and is missing', async () => {
    const made = await make(studentAddresses('ana'));
    const refuse = async (message: string) => {
      const { status, content } = await remind(made);
      expect([status, content as unknown]).toEqual([409, { code: 'refused', message }]);
      expect(await mailed()).toEqual([]);
    };
    const notOpen = 'You can send reminders only while the quiz is open, until its deadline.';
    await setDates(made.quizId, null, inHours(-1));
    await refuse(notOpen);
    expect(await readReminder(made)).toBeNull();
    await setDates(made.quizId, inHours(1), inHours(2));
    await refuse(notOpen);
    await setDates(made.quizId, null, null);
    await refuse(notOpen);
    await setDates(made.quizId, inHours(-1), inHours(1));
    await server.services.db.execute(
      sql`update classes set published_at = null where id = ${made.id}`,
    );
    await refuse('Publish the class first.');
    expect(await readReminder(made)).toBeNull();
    await server.services.db.execute(
      sql`update classes set published_at = now() where id = ${made.id}`,
    );
    await handIn(made, studentAddresses('ana')[0] ?? '', -1);
    await refuse('Every student has handed in this quiz.');
    expect(await readReminder(made)).toEqual({ missing: 0, remindedAt: null });
  });

  it('CLS-05 a colleague may not remind; deleted and unshared classes and other quizzes are unknown', async () => {
    const made = await make();
    const owner = await server.as('cs');
    const emails = ['lti@lectern.test'];
    const statusFor = async (account: AccountName) => (await remind(made, account)).status;
    expect(await statusFor('lti')).toBe(404);
    await owner.call(shareClass, { params: { id: made.id }, body: { emails } });
    expect(await statusFor('lti')).toBe(403);
    expect(await readReminder(made, 'lti')).toBeNull();
    await owner.call(unshareClass, { params: { id: made.id }, body: { emails } });
    expect(await statusFor('lti')).toBe(404);
    expect((await remind({ ...made, quizId: 999_999 })).status).toBe(404);
    await server.services.db.execute(
      sql`update quizzes set deleted_at = now() where id = ${made.quizId}`,
    );
    expect(await statusFor('cs')).toBe(404);
    await server.services.db.execute(
      sql`update quizzes set deleted_at = null where id = ${made.quizId}`,
    );
    await owner.call(deleteClass, { params: { id: made.id } });
    const deleted = await remind(made);
    expect([deleted.status, deleted.content as unknown]).toEqual([
      404,
      { code: 'not_found', message: 'This class no longer exists, or you cannot reach it.' },
    ]);
    expect(await mailed()).toContain('lti@lectern.test');
    expect((await mailed()).filter((to) => to.includes('students'))).toEqual([]);
  });

  it('NAV-046 the dashboard has the reminder of the class that the caller may remind', async () => {
    // The dashboard shows five deadlines: those of this test.
    await server.services.db.execute('update quizzes set end_date = null');
    const made = await make();
    const owner = await server.as('cs');
    const second = await make(studentAddresses('eva'));
    await owner.call(addQuizzesToClasses, {
      body: { quizzesIds: [second.quizId], classIds: [made.id] },
    });
    const read = async (account: AccountName, quizId: number) =>
      (
        await (await server.as(account)).call(getDashboard, { query: {} })
      ).content.deadlines?.quizzes
        .filter(({ id }) => id === quizId)
        .map((quiz) => [quiz.class?.id, quiz.reminder])[0];
    expect(await read('cs', made.quizId)).toEqual([made.id, { missing: 3, remindedAt: null }]);
    // Of two classes the one that can be reminded comes first.
    await server.services.db.execute(
      sql`update classes set published_at = null where id = ${made.id}`,
    );
    expect(await read('cs', second.quizId)).toEqual([second.id, { missing: 1, remindedAt: null }]);
    expect(await read('cs', made.quizId)).toEqual([made.id, null]);
    const { remindedAt } = (await remind(second)).content;
    expect(await read('cs', second.quizId)).toEqual([second.id, { missing: 1, remindedAt }]);
    await owner.call(shareClass, {
      params: { id: second.id },
      body: { emails: ['lti@lectern.test'] },
    });
    expect(await read('lti', second.quizId)).toEqual([second.id, null]);
  });

  it('CLS-06 QRES-08 the results have the reminder of each class, and who is in none of them', async () => {
    const made = await make();
    const owner = await server.as('cs');
    const staff = await server.as('super');
    const read = async () =>
      (await staff.call(getQuizReminders, { params: { id: made.quizId } })).content;
    const first = { id: made.id, title: 'Tide Pools', isPublished: true, remindedAt: null };
    await handIn(made, studentAddresses('ana')[0] ?? '', -1);
    await handIn(made, 'BEN@students.northfield.example', null);
    expect(await read()).toEqual({
      isOpen: true,
      withoutClass: 0,
      classes: [{ ...first, missing: 2 }],
    });
    await handIn(made, 'nobody@elsewhere.example', null);
    await handIn(made, 'done@elsewhere.example', -1);
    const other = (await staff.call(createClass, { body: { title: 'Salt Marshes' } })).content;
    const quizzesIds = [made.quizId];
    await staff.call(addQuizzesToClasses, { body: { quizzesIds, classIds: [other.id] } });
    const second = { ...first, id: other.id, title: 'Salt Marshes', isPublished: false };
    const { remindedAt } = (await remind(made, 'super')).content;
    expect(await read()).toEqual({
      isOpen: true,
      withoutClass: 1,
      classes: [
        { ...second, missing: 0 },
        { ...first, missing: 2, remindedAt },
      ],
    });
    await setDates(made.quizId, null, inHours(-1));
    await owner.call(removeQuizFromClass, { params: made });
    expect(await read()).toEqual({
      isOpen: false,
      withoutClass: 2,
      classes: [{ ...second, missing: 0 }],
    });
    await staff.call(deleteClass, { params: { id: other.id } });
    expect((await read()).classes).toEqual([]);
    const params = { id: made.quizId };
    expect((await owner.call(getQuizReminders, { params })).status).toBe(403);
    expect((await staff.call(getQuizReminders, { params: { id: 999_999 } })).status).toBe(404);
  });
});
