import { afterAll, beforeAll, expect, it } from 'vitest';

import { createAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import {
  createUserQuiz,
  getUserQuiz,
  updateUserQuiz,
} from '../../../src/api/contract/quiz-user.ts';
import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type AccountName,
  type ErrorContent,
  type TestServer,
} from '../../support/server.ts';
import { daysAhead, payloadOf, sampleQuiz } from '../store/quiz-payload.ts';

const over = { endDate: ['You cannot perform this action as your trial period has expired.'] };
const beyond = {
  endDate: ['Deadlines cannot be set beyond trial or subscription end date for the user.'],
};
const endDate = daysAhead(10);

describeOnMainDatabase(
  'the deadline of a user quiz and what its owner has subscribed to',
  (database) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ database });
    });
    afterAll(() => server.close());
    const create = async (account: AccountName, end: string | null) =>
      (await server.as(account)).call(createUserQuiz, {
        body: { ...sampleQuiz(), startDate: null, endDate: end },
      });
    const errorsOf = (content: unknown) => (content as ErrorContent).errors;

    it('QVAL-31 API-073 after an expired trial a quiz can be created only without a deadline; others can set one', async () => {
      const refused = await create('customer2', endDate);
      expect([refused.status, errorsOf(refused.content)]).toEqual([400, over]);
      expect((await create('customer2', null)).status).toBe(200);
      for (const account of ['customer', 'lti', 'admin'] as const)
        expect((await create(account, endDate)).status).toBe(200);
      expect(
        (
          await (
            await server.as('super')
          ).call(createAdminQuiz, { body: { ...sampleQuiz(), endDate } })
        ).status,
      ).toBe(200);
    });

    it("QVAL-31 API-072 after the owner's trial has expired, a stored deadline can be kept and everything else saved, by any user", async () => {
      const createdOne = await create('customer2', null);
      const { id } = createdOne.content;
      await server.services.db.execute(
        `update quizzes set end_date = '${endDate}' where id = ${String(id)}`,
      );
      for (const account of ['customer2', 'super'] as const) {
        const caller = await server.as(account);
        const opened = payloadOf(
          (await caller.call(getUserQuiz, { params: { id } })).content as unknown as QuizDetailWire,
        );
        const save = (changes: Partial<typeof opened>) =>
          caller.call(updateUserQuiz, { params: { id }, body: { ...opened, ...changes } });
        for (const wanted of [null, daysAhead(15)]) {
          const refused = await save({ endDate: wanted, title: 'Renamed' });
          expect([refused.status, errorsOf(refused.content)]).toEqual([400, over]);
        }
        const saved = await save({ title: `Renamed by ${account}` });
        expect([saved.status, saved.content]).toMatchObject([
          200,
          { title: `Renamed by ${account}`, endDate },
        ]);
      }
    });

    it("QVAL-30 QVAL-32 API-073 a deadline is accepted up to the end of the owner's trial or subscription; without one, any is accepted", async () => {
      const results = [];
      for (const [account, days] of [
        ['lti', 19],
        ['lti', 21],
        ['customer', 299],
        ['customer', 301],
        ['cs', 301],
        ['admin', 4000],
      ] as const) {
        const { status, content } = await create(account, daysAhead(days));
        results.push([account, days, status, status === 200 ? null : errorsOf(content)]);
      }
      expect(results).toEqual([
        ['lti', 19, 200, null],
        ['lti', 21, 400, beyond],
        ['customer', 299, 200, null],
        ['customer', 301, 400, beyond],
        ['cs', 301, 400, beyond],
        ['admin', 4000, 200, null],
      ]);
    });

    it("QVAL-30 API-072 the owner's subscription limits a changed deadline, for any user; an unchanged or removed deadline is saved", async () => {
      const { id } = (await create('customer', null)).content;
      const stored = daysAhead(400);
      await server.services.db.execute(
        `update quizzes set end_date = '${stored}' where id = ${String(id)}`,
      );
      for (const account of ['customer', 'super'] as const) {
        const caller = await server.as(account);
        const opened = payloadOf(
          (await caller.call(getUserQuiz, { params: { id } })).content as unknown as QuizDetailWire,
        );
        const save = (changes: Partial<typeof opened>) =>
          caller.call(updateUserQuiz, { params: { id }, body: { ...opened, ...changes } });
        const refused = await save({ endDate: daysAhead(399), title: 'Renamed' });
        expect([refused.status, errorsOf(refused.content)]).toEqual([400, beyond]);
        const saved = await save({ title: `Renamed by ${account}` });
        expect([saved.status, saved.content]).toMatchObject([
          200,
          { title: `Renamed by ${account}`, endDate: stored },
        ]);
      }
      const caller = await server.as('customer');
      const opened = payloadOf(
        (await caller.call(getUserQuiz, { params: { id } })).content as unknown as QuizDetailWire,
      );
      expect(
        (await caller.call(updateUserQuiz, { params: { id }, body: { ...opened, endDate: null } }))
          .status,
      ).toBe(200);
    });
  },
);
