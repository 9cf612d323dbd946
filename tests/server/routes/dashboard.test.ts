import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { getDashboard, type Dashboard } from '../../../src/api/contract/dashboard.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { accountNames, startTestServer, type TestServer } from '../../support/server.ts';

/** The parts of the dashboard in the order of the letters below. */
const parts = ['deadlines', 'results', 'processing', 'classes', 'changes', 'quizzes'] as const;

/** Which parts each account has, written by hand: `+` a list, `-` nothing. */
const expectedParts = {
  super: '+++++-',
  corporate: '+-+++-',
  admin: '+-+++-',
  cs: '+-+++-',
  publish: '------',
  lti: '+-+++-',
  customer: '+-+-++',
  customer2: '+-+-++',
  multi: '+-+++-',
};

describeOnMainDatabase('dashboard', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const read = async (
    account: (typeof accountNames)[number],
    query: { readonly from?: string; readonly until?: string; readonly since?: string } = {},
  ): Promise<Dashboard> => {
    const { status, content, text } = await (
      await server.as(account)
    ).call(getDashboard, { query });
    expect(status, text).toBe(200);
    return content;
  };
  const titles = (list: { readonly quizzes: readonly { readonly title: string }[] } | null) =>
    list?.quizzes.map(({ title }) => title) ?? null;
  const daysFromNow = (days: number): string =>
    new Date(server.services.clock.now().getTime() + days * 86_400_000).toISOString();

  it('NAV-046 each role has exactly its parts', async () => {
    const found: Record<string, string> = {};
    for (const account of accountNames) {
      const dashboard = await read(account);
      found[account] = parts.map((part) => (dashboard[part] === null ? '-' : '+')).join('');
    }
    expect(found).toEqual(expectedParts);
  });

  it('NAV-046 a super admin sees all deadlines of the days asked for, others their own and those of their classes', async () => {
    expect(titles((await read('super')).deadlines)).toEqual([
      'Ecology Field Trip',
      'Circuits Review',
    ]);
    expect(titles((await read('multi')).deadlines)).toEqual(['Ecology Field Trip']);
    expect(titles((await read('customer2')).deadlines)).toEqual(['Circuits Review']);
    expect(titles((await read('publish')).deadlines)).toBeNull();
    const days = { from: daysFromNow(10), until: daysFromNow(16) };
    expect(titles((await read('customer', days)).deadlines)).toEqual([]);
    const { deadlines } = await read('cs', days);
    expect(deadlines?.quizzes).toMatchObject([
      {
        title: 'Workshop: PCR',
        kind: 'user',
        isOwn: false,
        class: { id: 5, title: 'Cell Biology, Autumn' },
        assigned: 30,
        submitted: 30,
      },
      {
        title: 'Midterm: Cell Biology',
        kind: 'admin',
        isOwn: false,
        class: { id: 1, title: 'Biology 101' },
        assigned: 34,
        submitted: 34,
      },
    ]);
    expect(deadlines?.count).toBe(2);
  });

  it('NAV-046 results since a time, with how many there are, the median and the tenths', async () => {
    const dayMs = 86_400_000;
    const today = Math.floor(server.services.clock.now().getTime() / dayMs) * dayMs;
    const yesterday = new Date(today - dayMs).toISOString();
    const { results } = await read('super', { since: yesterday });
    expect(results?.count).toBe(20);
    expect(results?.quizzes.map(({ title, newCount }) => [title, newCount])).toEqual([
      ['Biology 101: Cells', 5],
      ['Genetics Homework 3', 5],
      ['Workshop: PCR', 5],
      ['Course Shell Demo', 3],
      ['Ecology Field Trip', 2],
    ]);
    const [first] = results?.quizzes ?? [];
    expect(results?.quizzes.map((quiz) => quiz.class?.title ?? null)).toEqual([
      null,
      null,
      'Research Methods',
      'Physics I',
      'Genetics Seminar',
    ]);
    expect([first?.assigned, first?.submitted]).toEqual([46, 35]);
    expect(first?.scores).toHaveLength(10);
    expect(first?.scores.reduce((sum, each) => sum + each, 0)).toBe(35);
    expect((await read('super', { since: daysFromNow(0) })).results).toEqual({
      count: 0,
      quizzes: [],
    });
  });

  it('NAV-046 quizzes in processing: all for super admins, their own for others', async () => {
    expect(titles((await read('super')).processing)).toHaveLength(3);
    expect((await read('customer2')).processing).toMatchObject({
      count: 1,
      quizzes: [{ title: 'Circuits Review', state: 'processing' }],
    });
    expect((await read('customer')).processing).toEqual({
      count: 0,
      rebuild: null,
      quizzes: [],
    });
  });

  it('NAV-046 QIO-20 how far a rebuild has come, for those who rebuild', async () => {
    const { db } = server.services;
    expect((await read('super')).processing?.rebuild).toBeNull();
    await db.execute(sql`
      with batch as (
        insert into rebuild_batches (type, is_all_update, requested_at) values ('all', true, now())
        returning id
      )
      insert into quiz_rebuilds (batch_id, quiz_id, is_new, state)
      select batch.id, q.id, false, (case when q.place < 3 then 'done' else 'waiting' end)::rebuild_state
      from batch, (select id, row_number() over (order by id) as place from quizzes limit 5) q`);
    expect((await read('super')).processing?.rebuild).toEqual({ ended: 2, total: 5 });
    expect((await read('admin')).processing?.rebuild).toBeNull();
    await db.execute(sql`update quiz_rebuilds set state = 'done'`);
    expect((await read('super')).processing?.rebuild).toBeNull();
    await db.execute(sql`delete from rebuild_batches`);
  });

  it('NAV-046 classes to publish: those one may publish, with what is missing', async () => {
    const { classes } = await read('admin');
    expect(classes).toMatchObject({
      count: 2,
      classes: [
        { title: 'Neuroscience Rotation', isReady: false, missing: ['noStudents'] },
        { title: 'Research Methods', isReady: true, missing: ['quizWithoutDeadline'] },
      ],
    });
    expect((await read('cs')).classes).toMatchObject({
      count: 1,
      classes: [{ title: 'Neuroscience Rotation', studentCount: 0, quizCount: 1 }],
    });
    expect((await read('lti')).classes).toEqual({ count: 0, classes: [] });
  });

  it('NAV-046 changes by others only, of quizzes the caller may read', async () => {
    const list = async (account: (typeof accountNames)[number]) =>
      (await read(account)).changes?.map(
        ({ action, person, quiz }) => `${person.email.split('@')[0] ?? ''} ${action} ${quiz.title}`,
      );
    expect(await list('super')).toEqual([
      'admin changed Midterm: Cell Biology',
      'admin changed Workshop: PCR',
      'multi changed Ecology Field Trip',
      'corporate changed Chemistry Placement Test',
    ]);
    expect(await list('customer')).toEqual([
      'corporate changed Chemistry Placement Test',
      'customer2 shared Circuits Review',
      'admin shared Chemistry Placement Test',
    ]);
    expect(await list('multi')).toEqual([
      'admin changed Midterm: Cell Biology',
      'admin changed Workshop: PCR',
      'corporate changed Chemistry Placement Test',
      'admin shared Workshop: PCR',
      'super shared 2024',
    ]);
  });

  it('NAV-046 customers see their own quizzes', async () => {
    const { quizzes } = await read('customer');
    expect(quizzes?.count).toBe(4);
    expect(titles(quizzes)).toEqual([
      'Photosynthesis Exit Ticket',
      'Chemistry Practice Test',
      'Genetics Homework 3',
      'Biology 101: Cells',
    ]);
  });

  it('NAV-046 a period is cut to 31 days, and a wrong time is refused', async () => {
    const { deadlines } = await read('super', {
      from: daysFromNow(0),
      until: daysFromNow(4000),
    });
    expect(titles(deadlines)).not.toContain('Final: General Science');
    const { token } = await server.as('super');
    expect(
      (
        await server.send('GET', `${getDashboard.path}?from=yesterday`, {
          token: token.accessToken,
        })
      ).status,
    ).toBe(400);
  });
});
