import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  downloadResults,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributedQuizzes,
  setDeadline,
  type QuizResultsWire,
} from '../../../src/api/contract/quiz-results.ts';
import { getUserQuiz, updateUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import { assignments, type AnsweredQuestion } from '../../../server/store/schema/sharing.ts';
import { isFull } from '../../support/property-runs.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { payloadOf } from '../store/quiz-payload.ts';

const cells = 'Biology 101: Cells';
const handedIn = new Date('2026-03-04T05:06:07.089Z');
const messageOf = (content: unknown) => (content as ErrorContent).message;
const wire = (content: unknown) => content as QuizResultsWire;

/** A question with the options a, b and c, of which `right` is right, answered with `chosen`. */
const answered = (
  title: string,
  right: string,
  chosen: string,
  questionOrder = 1,
  options = ['a', 'b', 'c'],
): AnsweredQuestion => ({
  questionOrder,
  title,
  isCorrectAnswer: chosen === right,
  userAnswer: chosen === '' ? [] : [chosen],
  userIndexAnswer: chosen === '' ? [] : [options.indexOf(chosen)],
  correctAnswer: [right],
  correctIndexAnswer: [options.indexOf(right)],
  options,
});

describeOnMainDatabase('quiz results', (database) => {
  let server: TestServer;
  let staff: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('super');
  });
  afterAll(() => server.close());

  const idOf = async (title: string): Promise<number> =>
    (
      await server.services.db.execute<{ id: number }>(
        sql`select id from quizzes where title = ${title}`,
      )
    ).rows[0]?.id ?? 0;
  const newQuiz = async (
    owner = 'customer',
    more: Readonly<{ endDate?: Date; startDate?: Date }> = {},
  ): Promise<number> => {
    const { rows } = await server.services.db.execute<{ id: number }>(sql`
      insert into quizzes (kind, title, owner_id, end_date, start_date)
      values ('user', 'Made for a test', (select id from users where email = ${`${owner}@lectern.test`}), ${more.endDate?.toISOString() ?? null}, ${more.startDate?.toISOString() ?? null}) returning id`);
    return rows[0]?.id ?? 0;
  };
  const give = async (
    quizId: number,
    rows: readonly {
      readonly email: string;
      readonly progress?: number;
      readonly questions?: readonly AnsweredQuestion[];
      readonly submittedAt?: Date | null;
    }[],
  ): Promise<void> => {
    await server.services.db
      .insert(assignments)
      .values(rows.map((row) => ({ quizId, submittedAt: handedIn, ...row })));
  };
  const statistics = async (id: number) =>
    (await staff.call(getQuizStatistics, { params: { id } })).content;

  it('API-075 API-076 API-077 API-078 QLST-55 only super admins read results; unknown ids, quizzes of other kinds and deadlines of others have the same response', async () => {
    const id = await idOf(cells);
    const [assignment] = wire(
      (await staff.call(getResults, { params: { id }, query: {} })).content,
    ).assignments;
    const statuses = await Promise.all(
      accountNames.map(async (account) => {
        const caller = await server.as(account);
        return [
          account,
          (await caller.call(getResults, { params: { id }, query: {} })).status,
          (await caller.call(downloadResults, { params: { id }, query: { format: 'csv' } })).status,
          (await caller.call(getQuizStatistics, { params: { id } })).status,
          (await caller.call(listDistributedQuizzes, { params: { id } })).status,
          (await caller.call(getStudentResult, { params: { id: assignment?.id ?? 0 } })).status,
          (
            await caller.call(
              setDeadline,
              { params: { id }, body: { end_date: null } },
              { 'If-Match': '"999"' },
            )
          ).status,
        ].join(' ');
      }),
    );
    expect(statuses).toEqual([
      'super 200 200 200 200 200 412',
      'corporate 403 403 403 403 403 404',
      'admin 403 403 403 403 403 404',
      'cs 403 403 403 403 403 404',
      'publish 403 403 403 403 403 403',
      'lti 403 403 403 403 403 404',
      'customer 403 403 403 403 403 412',
      'customer2 403 403 403 403 403 403',
      'multi 403 403 403 403 403 404',
    ]);
    for (const other of [await idOf('Mechanics Review'), 2_000_000_000]) {
      expect(
        await Promise.all(
          [
            staff.call(getResults, { params: { id: other }, query: {} }),
            staff.call(downloadResults, { params: { id: other }, query: { format: 'csv' } }),
            staff.call(getQuizStatistics, { params: { id: other } }),
            staff.call(listDistributedQuizzes, { params: { id: other } }),
            staff.call(getStudentResult, { params: { id: 2_000_000_000 } }),
            staff.call(setDeadline, { params: { id: other }, body: { end_date: null } }),
          ].map(async (call) => (await call).status),
        ),
      ).toEqual([404, 404, 404, 404, 404, 404]);
    }
  });

  it('API-075 ENT-14 QRES-23 returns all students without a query, and a page with its navigation and summary', async () => {
    const id = await idOf(cells);
    const all = await staff.call(getResults, { params: { id }, query: {} });
    const { assignments: everybody, summary, navigation, quiz } = wire(all.content);
    expect([everybody.length, summary, navigation, quiz.title, all.headers.get('etag')]).toEqual([
      46,
      { distributed: 46, completed: 35 },
      undefined,
      cells,
      '"1"',
    ]);
    expect(everybody.map(({ user }) => user.email)).toEqual(
      everybody.map(({ user }) => user.email).toSorted(),
    );
    expect(everybody.filter(({ submitAt }) => submitAt !== null)).toHaveLength(35);

    const page = wire(
      (
        await staff.call(getResults, {
          params: { id },
          query: { page: 3, items_per_page: 20, sort: 'email' },
        })
      ).content,
    );
    expect([page.assignments, page.navigation]).toEqual([
      everybody.slice(40),
      {
        page: 3,
        total_items: 46,
        total_pages: 3,
        items_on_page: 6,
        items_per_page: 20,
        more: false,
      },
    ]);
    const found = wire(
      (await staff.call(getResults, { params: { id }, query: { page: 1, email: 'ANA.' } })).content,
    );
    expect([
      found.assignments.every(({ user }) => user.email.startsWith('ana.')),
      found.assignments.length,
      found.summary,
    ]).toEqual([true, 6, { distributed: 46, completed: 35 }]);
    const missing = wire(
      (await staff.call(getResults, { params: { id }, query: { page: 1, submitted: 'no' } }))
        .content,
    );
    expect([
      missing.assignments.filter(({ submitAt }) => submitAt !== null),
      missing.navigation?.total_items,
    ]).toEqual([[], 11]);
    const inOrder = await Promise.all(
      [0, 1, 45].map(async (index) => {
        const { content } = await staff.call(getStudentResult, {
          params: { id: everybody[index]?.id ?? 0 },
        });
        return [content.previousId, content.nextId];
      }),
    );
    expect(inOrder).toEqual([
      [null, everybody[1]?.id],
      [everybody[0]?.id, everybody[2]?.id],
      [everybody[44]?.id, null],
    ]);
    expect(
      (await staff.send('GET', `/api/admin/quiz/user_quiz/${String(id)}/assign?sort=password`))
        .status,
    ).toBe(400);
  });

  it('API-075 LST-04 pages a thousand students or more in the requested order, those who have not submitted last', async () => {
    const students = isFull ? 5000 : 1000;
    const [pages, completed] = [students / 20, (students * 4) / 5];
    const id = await newQuiz();
    const question = JSON.stringify(
      Array.from({ length: 20 }, (_, index) =>
        answered(`Question ${String(index)}`, 'a', 'a', index + 1),
      ),
    );
    await server.services.db.execute(sql`
      insert into assignments (quiz_id, email, progress, submitted_at, questions)
      select ${id}, 'student' || lpad(n::text, 5, '0') || '@big.example', case when n % 5 = 0 then 0 else n % 101 end, case when n % 5 = 0 then null else now() - n * interval '1 minute' end,
        case when n % 5 = 0 then '[]'::jsonb else ${question}::jsonb end
      from generate_series(1, ${students}::int) n`);
    const page = async (
      sort: 'email' | '-email' | '-progress' | 'progress' | '-submitted_at',
      number: number,
    ) =>
      wire(
        (
          await staff.call(getResults, {
            params: { id },
            query: { page: number, items_per_page: 20, sort },
          })
        ).content,
      );
    const best = await page('-progress', 1);
    expect([best.navigation, best.summary, best.assignments[0]]).toEqual([
      {
        page: 1,
        total_items: students,
        total_pages: pages,
        items_on_page: 20,
        items_per_page: 20,
        more: true,
      },
      { distributed: students, completed },
      {
        id: best.assignments[0]?.id,
        user: { email: 'student00201@big.example' },
        progress: 100,
        submitAt: best.assignments[0]?.submitAt,
        durationSeconds: 0,
        questionCount: 20,
      },
    ]);
    expect(
      (await page('-progress', pages)).assignments.every(({ submitAt }) => submitAt === null),
    ).toBe(true);
    expect((await page('progress', 1)).assignments.every(({ submitAt }) => submitAt === null)).toBe(
      true,
    );
    expect((await page('-submitted_at', 1)).assignments[0]?.user.email).toBe(
      'student00001@big.example',
    );
    expect((await page('-email', pages)).assignments.at(-1)?.user.email).toBe(
      'student00001@big.example',
    );
    expect((await page('email', pages + 1)).assignments).toEqual([]);
    const visited = new Set<string>();
    for (const number of [1, 2, completed / 40, completed / 20, completed / 20 + 1])
      for (const { user } of (await page('-progress', number)).assignments) visited.add(user.email);
    expect(visited.size).toBe(100);
    const { scores, questions } = await statistics(id);
    expect([
      scores.completed,
      questions.length,
      questions.map(({ timesAsked }) => timesAsked),
    ]).toEqual([completed, 20, Array.from({ length: 20 }, () => completed)]);
    const file = await staff.call(downloadResults, { params: { id }, query: { format: 'csv' } });
    expect(parse(file.text, { bom: true })).toHaveLength(students + 1);
  });

  it('API-076 QRES-10 the CSV is named after the quiz, starts with a byte order mark, escapes formulas, and a parser reads every hostile cell back', async () => {
    const id = await newQuiz();
    const hostile = [
      "=cmd|' /C calc'!A0",
      '+1@a.example',
      '-2+3',
      '@SUM(1)',
      '\t=1',
      '\r=1',
      ' =1',
      '"=1"',
      "'+1",
      '\u200b=1',
      '＝1',
      'o"quote,comma@a.example',
      'line\nbreak',
      'cr\r\nlf;semi',
      'ünïcødé 学生@a.example',
      'plain@a.example',
    ];
    await give(id, [
      ...hostile.map((email, index) => ({
        email,
        progress: index * 5,
        questions: [answered('One', 'a', 'a'), answered('Two', 'a', 'a', 2)],
      })),
      { email: 'zzz@late.example', submittedAt: null },
    ]);
    const file = await staff.call(downloadResults, { params: { id }, query: { format: 'csv' } });
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('content-disposition')?.includes(`"${String(id)}_results.csv"`),
    ]).toEqual([200, 'text/csv; charset=UTF-8', true]);
    const bytes = await fetch(
      `${server.address}/api/admin/quiz/user_quiz/${String(id)}/assign?format=csv`,
      { headers: { Authorization: `Bearer ${staff.token.accessToken}` } },
    ).then((answer) => answer.arrayBuffer());
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows]: string[][] = parse(Buffer.from(bytes), { bom: true });
    expect(head).toEqual([
      'Student e-mail',
      'Score',
      'Questions',
      'Percentage',
      'Duration (seconds)',
      'Date distributed',
      'Date submitted',
    ]);
    const harmless = hostile.map((email, index) => (index < 11 ? `'${email}` : email));
    expect(rows.map(([email]) => email).toSorted()).toEqual(
      [...harmless, 'zzz@late.example'].toSorted(),
    );
    const [late] = rows.filter(([email]) => email === 'zzz@late.example');
    expect(late?.slice(1, 5)).toEqual(['', '', '', '']);
    expect(late?.[6]).toBe('');
    const [plain] = rows.filter(([email]) => email === 'plain@a.example');
    expect(plain?.slice(1, 5)).toEqual(['2', '2', '75', '']);
    expect(plain?.[6]).toBe(handedIn.toISOString());
  });

  it('API-075 QRES-14 returns difficulty, discrimination and option counts as computed by hand from the submitted answers', async () => {
    const id = await newQuiz();
    const row = (email: string, one: string, two: string, three: string) => {
      const questions = [
        answered('Hard', 'a', one, 1),
        answered('Easy', 'b', two, 2),
        answered('Odd', 'c', three, 3),
      ];
      return {
        email,
        questions,
        progress: Math.round(
          (questions.filter(({ isCorrectAnswer }) => isCorrectAnswer).length / 3) * 100,
        ),
      };
    };
    await give(id, [
      row('1@a', 'a', 'b', 'a'),
      row('2@a', 'a', 'b', ''),
      row('3@a', 'b', 'b', 'c'),
      row('4@a', 'b', 'a', 'c'),
      { email: '5@a', submittedAt: null, questions: [answered('Hard', 'a', 'a')], progress: 0 },
    ]);
    const { scores, questions } = await statistics(id);
    expect(scores).toEqual({
      completed: 4,
      mean: 58.5,
      median: 67,
      standardDeviation: 17,
      lowest: 33,
      highest: 67,
      bins: [0, 0, 0, 1, 0, 0, 3, 0, 0, 0].map((count, bin) => ({
        from: bin * 10,
        to: bin === 9 ? 100 : bin * 10 + 9,
        count,
      })),
    });
    expect(
      questions.map(({ title, timesAsked, timesRight, timesBlank, difficulty }) => [
        title,
        timesAsked,
        timesRight,
        timesBlank,
        difficulty,
      ]),
    ).toEqual([
      ['Hard', 4, 2, 0, 0.5],
      ['Easy', 4, 3, 0, 0.75],
      ['Odd', 4, 2, 1, 0.5],
    ]);
    // Hard: items 1 1 0 0 against rests 1 1 2 1 over two; Easy: 1 1 1 0 against 1 1 1 1; Odd: 0 0 1
    // 1 against 2 2 1 0.
    expect(
      questions.map(({ discrimination }) =>
        discrimination === null ? null : Number(discrimination.toFixed(4)),
      ),
    ).toEqual([-0.5774, null, -0.9045]);
    expect(questions[2]?.options).toEqual([
      { text: 'a', isRight: false, timesChosen: 1 },
      { text: 'b', isRight: false, timesChosen: 0 },
      { text: 'c', isRight: true, timesChosen: 2 },
    ]);
  });

  it('API-075 statistics of no student, of one student and of identical answers are defined or null, never an error', async () => {
    const id = await newQuiz();
    const empty = await statistics(id);
    expect([empty.questions, { ...empty.scores, bins: empty.scores.bins.length }]).toEqual([
      [],
      {
        completed: 0,
        mean: null,
        median: null,
        standardDeviation: null,
        lowest: null,
        highest: null,
        bins: 10,
      },
    ]);
    await give(id, [{ email: 'one@a', progress: 100, questions: [answered('One', 'a', 'a')] }]);
    const one = await statistics(id);
    expect([
      one.scores.mean,
      one.scores.median,
      one.scores.standardDeviation,
      one.scores.bins[9]?.count,
    ]).toEqual([100, 100, null, 1]);
    expect(
      one.questions.map(({ difficulty, discrimination }) => [difficulty, discrimination]),
    ).toEqual([[1, null]]);
    await give(
      id,
      Array.from({ length: 7 }, (_, index) => ({
        email: `${String(index)}@a`,
        progress: 100,
        questions: [
          answered('One', 'a', 'a'),
          answered('Two', 'a', 'b', 2),
          answered('Three', 'a', 'a', 3),
        ],
      })),
    );
    const alike = await statistics(id);
    expect([
      alike.scores.standardDeviation,
      alike.questions.map(({ difficulty, discrimination }) => [difficulty, discrimination]),
    ]).toEqual([
      0,
      [
        [1, null],
        [0, null],
        [1, null],
      ],
    ]);
    await give(id, [{ email: 'none@a', progress: 0, questions: [] }]);
    expect((await statistics(id)).scores.completed).toBe(9);
  });

  it('API-075 counts an edited question separately, a question with reordered options once, and a repeated question twice', async () => {
    const id = await newQuiz();
    await give(id, [
      {
        email: '1@a',
        submittedAt: new Date('2026-01-01'),
        questions: [
          answered('Which?', 'a', 'a', 1),
          answered('Which?', 'a', 'b', 2),
          answered('Old', 'a', 'a', 3),
        ],
      },
      {
        email: '2@a',
        submittedAt: new Date('2026-02-01'),
        questions: [
          answered('Which?', 'a', 'b', 1, ['c', 'b', 'a']),
          answered('Which?', 'a', 'a', 2),
          answered('Old', 'b', 'a', 3),
        ],
      },
    ]);
    expect(
      (await statistics(id)).questions.map(({ title, timesAsked, timesRight, options }) => [
        title,
        timesAsked,
        timesRight,
        options.map(({ text, timesChosen }) => `${text}${String(timesChosen)}`).join(' '),
      ]),
    ).toEqual([
      ['Which?', 2, 1, 'c0 b1 a1'],
      ['Which?', 2, 1, 'a1 b1 c0'],
      ['Old', 1, 0, 'a1 b0 c0'],
      ['Old', 1, 1, 'a1 b0 c0'],
    ]);
  });

  it('API-077 ENT-15 QRES-21 a student result contains every question as it was asked, with the given and the right answer, and no name of users without an account', async () => {
    const id = await newQuiz();
    await give(id, [
      {
        email: 'Customer2@lectern.test',
        progress: 50,
        questions: [
          { ...answered('<b>Bold</b>', 'a', 'a'), userAnswer: ['a', '<i>x</i>'] },
          answered('Blank', 'a', '', 2),
        ],
      },
      { email: 'stranger@a.example', submittedAt: null },
    ]);
    const { assignments: rows } = wire(
      (await staff.call(getResults, { params: { id }, query: {} })).content,
    );
    const [known, stranger] = await Promise.all(
      rows.map(
        async (row) => (await staff.call(getStudentResult, { params: { id: row.id } })).content,
      ),
    );
    expect(known).toEqual({
      id: rows[0]?.id,
      quizId: id,
      previousId: null,
      nextId: rows[1]?.id,
      title: 'Made for a test',
      isGraded: false,
      assignedUser: { firstName: 'Noor', lastName: 'Haddad', email: 'Customer2@lectern.test' },
      dateSubmitted: handedIn.toISOString(),
      durationSeconds: 0,
      score: 50,
      rightAnswers: 1,
      questions: [
        {
          questionOrder: 1,
          title: '<b>Bold</b>',
          isCorrectAnswer: true,
          userAnswer: 'a, x',
          userIndexAnswer: [0],
          userAnswers: ['a', '<i>x</i>'],
          correctAnswer: 'a',
          correctIndexAnswer: [0],
          correctAnswers: ['a'],
        },
        {
          questionOrder: 2,
          title: 'Blank',
          isCorrectAnswer: false,
          userAnswer: null,
          userIndexAnswer: [],
          userAnswers: [],
          correctAnswer: 'a',
          correctIndexAnswer: [0],
          correctAnswers: ['a'],
        },
      ],
    });
    expect([stranger?.assignedUser, stranger?.dateSubmitted, stranger?.questions]).toEqual([
      { firstName: '', lastName: '', email: 'stranger@a.example' },
      null,
      [],
    ]);
  });

  it("QRES-02 QRES-22 the quiz selector offers the customer's distributed quizzes only", async () => {
    const { content } = await staff.call(listDistributedQuizzes, {
      params: { id: await idOf('Physics Lab Preparation') },
    });
    expect(content.map(({ title }) => title)).toEqual(['Physics Lab Preparation']);
    const mine = await staff.call(listDistributedQuizzes, { params: { id: await idOf(cells) } });
    expect(mine.content.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Genetics Homework 3', cells]),
    );
    expect(mine.content.map(({ title }) => title)).not.toContain('Photosynthesis Exit Ticket');
  });

  it('API-078 QRES-11 QVAL-28 QVAL-30 QVAL-31 a deadline is set, validated and removed by the rules at the time of the server', async () => {
    const now = server.clock.now().getTime();
    const inDays = (days: number) => new Date(now + days * 86_400_000);
    const id = await newQuiz('customer', { startDate: inDays(2) });
    const set = async (
      quiz: number,
      end: Date | null,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const {
        status,
        content,
        headers: answerHeaders,
      } = await staff.call(
        setDeadline,
        { params: { id: quiz }, body: { end_date: end?.toISOString() ?? null } },
        headers,
      );
      return status === 200 ? [status, answerHeaders.get('etag')] : [status, messageOf(content)];
    };
    const endOf = async (quiz: number) =>
      wire((await staff.call(getResults, { params: { id: quiz }, query: { page: 1 } })).content)
        .quiz.endDate;

    expect(await set(id, inDays(-1))).toEqual([400, 'The deadline should be later than now.']);
    expect(await set(id, inDays(1))).toEqual([
      400,
      'The deadline should be later than the start of the quiz.',
    ]);
    const beyond = 'Deadlines cannot be set beyond trial or subscription end date for the user.';
    expect(await set(id, inDays(301))).toEqual([400, beyond]);
    expect(await endOf(id)).toBeNull();
    expect([await set(id, inDays(10)), await endOf(id)]).toEqual([
      [200, '"2"'],
      inDays(10).toISOString(),
    ]);
    expect([await set(id, inDays(11), { 'If-Match': '"1"' }), await endOf(id)]).toEqual([
      [412, 'This was changed in the meantime.'],
      inDays(10).toISOString(),
    ]);
    expect([await set(id, null, { 'If-Match': '"2"' }), await endOf(id)]).toEqual([
      [200, '"3"'],
      null,
    ]);

    const onTrial = await newQuiz('customer2');
    expect([await set(onTrial, inDays(1)), await set(onTrial, null)]).toEqual(
      Array.from({ length: 2 }, () => [
        409,
        'You cannot perform this action as your trial period has expired.',
      ]),
    );
    const { ownerSubscription } = wire(
      (await staff.call(getResults, { params: { id: onTrial }, query: {} })).content,
    );
    expect(ownerSubscription?.isTrialOver).toBe(true);
    expect([
      await set(await newQuiz('admin'), inDays(5000)),
      wire(
        (await staff.call(getResults, { params: { id: await newQuiz('admin') }, query: {} }))
          .content,
      ).ownerSubscription,
    ]).toEqual([[200, '"2"'], { endDate: null, isTrialOver: false }]);
    const owner = await server.as('customer');
    expect(
      (
        await owner.call(setDeadline, {
          params: { id },
          body: { end_date: inDays(4).toISOString() },
        })
      ).status,
    ).toBe(200);
  });

  it('API-078 an edit in the meantime gets a conflict and the deadline is kept', async () => {
    const id = await idOf('Chemistry Practice Test');
    const before = await staff.call(getUserQuiz, { params: { id } });
    const end = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    await staff.call(setDeadline, { params: { id }, body: { end_date: end } });
    const save = await staff.call(
      updateUserQuiz,
      { params: { id }, body: payloadOf(before.content as unknown as QuizDetailWire) },
      { 'If-Match': before.headers.get('etag') ?? '' },
    );
    expect([
      save.status,
      ((await staff.call(getUserQuiz, { params: { id } })).content as unknown as QuizDetailWire)
        .endDate,
    ]).toEqual([412, end]);
  });
});
