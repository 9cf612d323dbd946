import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import {
  deadlineFormMachine,
  type DeadlineSubject,
  type DeadlineValues,
  type ResultsOverview,
} from '../../../../src/machines/quiz/results/deadline-form-machine.ts';
import {
  distributedQuizzesMachine,
  quizRemindersMachine,
  resultListDefaults,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
  studentResultMachine,
  type QuizReminders,
  type QuizSubject,
  type QuestionSummary,
  type ResultRow,
  type Statistics,
  type StudentAnswers,
} from '../../../../src/machines/quiz/results/results-machines.ts';
import type { LoadedForm } from '../../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { QuizResults } from '../../../../src/views/quiz/results/quiz-results.tsx';
import { StudentResultScreen } from '../../../../src/views/quiz/results/student-result.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import {
  overview as overviewOf,
  now,
} from '../../../machines/quiz/results/running-deadline-form.ts';

const row = (id: number, parts: Partial<ResultRow> = {}): ResultRow => ({
  id,
  email: `student${String(id)}@a.example`,
  progress: 67,
  questionCount: 3,
  durationSeconds: 125,
  submittedAt: '2026-03-01T12:30:00.000Z',
  ...parts,
});
const question = (parts: Partial<QuestionSummary> = {}): QuestionSummary => ({
  questionOrder: 1,
  title: 'Which organelle?',
  timesAsked: 20,
  timesRight: 12,
  timesBlank: 0,
  difficulty: 0.6,
  discrimination: 0.42,
  options: [
    { text: 'Nucleus', isRight: true, timesChosen: 12 },
    { text: 'Golgi', isRight: false, timesChosen: 8 },
  ],
  ...parts,
});
const scores: Statistics['scores'] = {
  completed: 20,
  mean: 58.5,
  median: 67,
  standardDeviation: 17,
  lowest: 33,
  highest: 100,
  bins: [0, 0, 0, 6, 0, 0, 11, 0, 0, 3].map((count, bin) => ({
    from: bin * 10,
    to: bin === 9 ? 100 : bin * 10 + 9,
    count,
  })),
};

interface Shown {
  readonly rows?: readonly ResultRow[];
  readonly overview?: Partial<ResultsOverview>;
  readonly endDate?: string | null;
  readonly head?: Outcome<LoadedForm<DeadlineValues>>;
  readonly statistics?: Outcome<Statistics>;
  readonly loadStatistics?: () => Promise<Outcome<Statistics>>;
  readonly page?: Outcome<ListPage<ResultRow>>;
  readonly allRows?: Outcome<readonly ResultRow[]>;
  readonly reminders?: Partial<QuizReminders>;
}

function show({
  rows = [row(1)],
  overview = {},
  endDate = null,
  head = succeeded({ values: { overview: overviewOf(overview), endDate }, version: '1' }),
  statistics = succeeded({ scores, questions: [question()] }),
  loadStatistics = async () => statistics,
  page = succeeded({ items: rows, totalItems: rows.length, totalPages: 1 }),
  allRows = succeeded(rows),
  reminders = {},
}: Shown = {}) {
  const gone: number[] = [];
  const downloads: number[] = [];
  const subject = { quiz: 50, now: () => now, zoneMinutes: () => 0 };
  const list = createActor(
    resultListMachine.provide({ actors: { loadPage: fromCall(async () => page) } }),
    { input: { address: '', defaults: resultListDefaults } },
  ).start();
  const results = createActor(
    deadlineFormMachine.provide({
      actors: {
        load: fromCall<LoadedForm<DeadlineValues>, { readonly subject: DeadlineSubject }>(
          async () => head,
        ),
        save: fromCall(async () => succeeded({})),
      },
    }),
    { input: subject },
  ).start();
  const figures = createActor(
    statisticsMachine.provide({ actors: { load: fromCall(loadStatistics) } }),
    { input: subject },
  ).start();
  const distributed = createActor(
    distributedQuizzesMachine.provide({
      actors: {
        load: fromCall<
          readonly { readonly id: number; readonly title: string }[],
          { readonly subject: QuizSubject }
        >(async () =>
          succeeded([
            { id: 51, title: 'Genetics' },
            { id: 50, title: 'Biology 101: Cells' },
          ]),
        ),
      },
    }),
    { input: subject },
  ).start();
  const download = createActor(
    resultsDownloadMachine.provide({
      actors: {
        download: fromCall(async ({ input }) => {
          downloads.push(input.subject.quiz);
          return succeeded({ name: '50_results.csv' });
        }),
      },
    }),
    { input: subject },
  ).start();
  const print = createActor(
    resultsPrintMachine.provide({ actors: { loadAll: fromCall(async () => allRows) } }),
    { input: subject },
  ).start();
  const found = createActor(
    quizRemindersMachine.provide({
      actors: {
        load: fromCall(async () =>
          succeeded({ isOpen: true, withoutClass: 0, classes: [], ...reminders }),
        ),
      },
    }),
    { input: subject },
  ).start();
  render(
    <MessagesProvider>
      <QuizResults
        quiz={50}
        reminders={found}
        renderReminder={({ missing }, title) => <button>{`Remind ${missing} of ${title}`}</button>}
        list={list}
        results={results}
        statistics={figures}
        distributed={distributed}
        download={download}
        print={print}
        onQuiz={(quiz) => {
          gone.push(quiz);
        }}
      />
    </MessagesProvider>,
  );
  return { user: userEvent.setup(), gone, downloads, list, results, print };
}

const table = async (name: string | RegExp) => screen.findByRole('table', { name });
const cells = (from: HTMLElement) =>
  within(from)
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('results of a quiz', () => {
  it('QRES-01 QRES-02 QRES-03 QRES-04 QRES-05 QRES-06 QRES-07 above the table are Back, the quiz selector, type, deadline, the numbers of assigned and completed students, and Download CSV', async () => {
    const { user, gone, downloads } = show();
    await screen.findByRole('heading', { level: 1, name: 'Results of Biology 101: Cells' });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/quiz/customer-quiz',
    );
    expect(facts()).toMatchObject({
      'Quiz Type': 'Graded',
      'Distributed to': '46 students',
      'Completed by': '35 students',
    });
    expect(await screen.findByRole('group', { name: 'Deadline' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect(downloads).toEqual([50]);
    });
    await user.click(screen.getByRole('button', { name: /^Quiz/ }));
    await user.click(await screen.findByRole('option', { name: 'Genetics' }));
    expect(gone).toEqual([51]);
  });

  it('QRES-08 QRES-14 QRES-15 QRES-16 a row has e-mail, score, percentage, time, date and, where something was submitted, the link; the score is red at 59.5 and green at 60, with an icon and a text', async () => {
    show({
      rows: [
        row(1, { progress: 59.5, questionCount: 10 }),
        row(2, { progress: 60, questionCount: 10, durationSeconds: 0 }),
        row(3, { submittedAt: null, progress: 0 }),
      ],
    });
    const students = await table('Results of Biology 101: Cells');
    await within(students).findByText('student1@a.example');
    const [first, second, third] = cells(students);
    expect([first?.slice(0, 4), second?.slice(0, 4), third]).toEqual([
      ['student1@a.example', '6 of 10(Below 60 percent)', '59.5%', '2 min 5 s'],
      ['student2@a.example', '6 of 10(60 percent or more)', '60%', '—'],
      ['student3@a.example', '—', '—', '2 min 5 s', 'Not submitted', '—'],
    ]);
    expect(first?.[4]).toMatch(/^03\/01\/2026 /);
    expect(
      within(students).getByRole('link', { name: 'View Results in Detail of student2@a.example' }),
    ).toHaveAttribute('href', '/quiz/customer-quiz/user-results/2');
    expect(
      [...students.querySelectorAll('[data-passed]')].map((mark) => [
        mark.getAttribute('data-passed'),
        mark.querySelector('svg') !== null,
      ]),
    ).toEqual([
      ['false', true],
      ['true', true],
    ]);
  });

  it('QRES-08 the card of a student on a phone names what there is, and nothing that is missing', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('<'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show({ rows: [row(1, { progress: 60 }), row(2, { submittedAt: null, progress: 0 })] });
    const list = await screen.findByRole('list', { name: 'Results of Biology 101: Cells' });
    await within(list).findByText('student2@a.example');
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^student1@a\.exampleScore: 2 of 3.*Percentage: 60%Time taken: 2 min 5 sDate submitted: /,
    );
    expect(second).toHaveTextContent(/^student2@a\.exampleDate submitted: Not submitted$/);
  });

  it("QRES-09 without assignments shows 'Distribute Quiz before viewing results' and no download", async () => {
    const { user, downloads } = show({
      rows: [],
      overview: { distributedTo: 0, completedBy: 0 },
      statistics: succeeded({
        scores: {
          ...scores,
          completed: 0,
          mean: null,
          median: null,
          standardDeviation: null,
          lowest: null,
          highest: null,
        },
        questions: [],
      }),
    });
    expect(
      await screen.findByText('Distribute Quiz before viewing results', { selector: 'p' }),
    ).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Download CSV' });
    await waitFor(() => {
      expect(button).toHaveAccessibleDescription('Distribute Quiz before viewing results');
    });
    await user.click(button);
    expect([
      downloads,
      screen.queryByRole('heading', { name: 'Scores' }),
      screen.queryByRole('heading', { name: 'Questions' }),
    ]).toEqual([[], null, null]);
  });

  it("ERR-02 PD-27: results that cannot be loaded say 'Error' in their place", async () => {
    show({ page: failed({ kind: 'unexpected' }) });
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('The results could not be loaded.')).toBeInTheDocument();
  });

  const biology = {
    id: 12,
    title: 'Biology 101',
    isPublished: true,
    missing: 2,
    remindedAt: null,
  };
  const readReminders = async () => {
    const panel = await screen.findByRole('region', { name: 'Reminders by mail' });
    return [
      within(panel)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
      [...panel.querySelectorAll('p')].map(({ textContent }) => textContent),
    ];
  };

  it('QRES-08 CLS-06 each class with missing students has a reminder; who is in no class gets none', async () => {
    show({
      reminders: {
        withoutClass: 1,
        classes: [
          biology,
          { ...biology, id: 13, title: 'Chemistry', isPublished: false, missing: 1 },
          { ...biology, id: 14, title: 'Physics', missing: 0 },
        ],
      },
    });
    expect(await readReminders()).toEqual([
      [
        'Biology 1012 students of this class have not submittedRemind 2 of Biology 101: Cells',
        'Chemistry1 student of this class has not submittedNobody is reminded until the class is published.',
      ],
      [
        '1 student who has not submitted is in no class with this quiz and gets no reminder: the mails go to the students of a class.',
      ],
    ]);
    expect(screen.getByRole('link', { name: 'Biology 101' })).toHaveAttribute(
      'href',
      '/classes/12',
    );
  });

  it('QRES-08 CLS-06 a quiz that is not open reminds nobody and says why', async () => {
    show({ reminders: { isOpen: false, withoutClass: 3, classes: [biology] } });
    expect(await readReminders()).toEqual([
      [],
      ['Reminders can be sent only while the quiz is open and has a deadline.'],
    ]);
  });

  it('QRES-08 CLS-06 nothing is said of reminders when nobody is missing', async () => {
    show({ reminders: { isOpen: false, classes: [{ ...biology, missing: 0 }] } });
    await screen.findByRole('heading', { name: 'Scores' });
    expect(screen.queryByRole('region', { name: 'Reminders by mail' })).toBeNull();
  });

  it('QRES-08 students who have not submitted are filtered', async () => {
    const { user, list } = show();
    await user.click(await screen.findByRole('radio', { name: 'Not submitted' }));
    expect(list.getSnapshot().context.query.filters).toEqual({ show: 'missing' });
    expect(screen.getByRole('radio', { name: 'Not submitted' })).toBeChecked();
  });

  it('QVAL-30 the limit of a deadline is said once: the error takes the place of the hint', async () => {
    const { results } = show({
      endDate: '2026-03-10T12:00:00.000Z',
      overview: { subscriptionEnd: '2026-03-20T12:00:00.000Z' },
    });
    const group = await screen.findByRole('group', { name: 'Deadline' });
    results.send({ type: 'form.change', values: { endDate: '2026-04-10T12:00:00.000Z' } });
    results.send({ type: 'form.submit' });
    await waitFor(() => {
      expect(screen.getAllByText(/^Deadlines cannot be set beyond/)).toHaveLength(1);
    });
    expect(group).toHaveAccessibleDescription(/ Deadlines cannot be set beyond/);
  });

  it('QVAL-30 QVAL-31 the deadline has its printed hint; on an expired trial it is disabled with a reason', async () => {
    const { user } = show({ endDate: '2026-03-10T12:00:00.000Z' });
    await user.hover(document.body);
    await user.hover(await screen.findByRole('group', { name: 'Deadline' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Deadlines cannot be set beyond trial or subscription end date for the user.',
    );
    cleanup();
    show({ endDate: '2026-03-10T12:00:00.000Z', overview: { isTrialOver: true } });
    await waitFor(() => {
      expect(screen.getByRole('group', { name: 'Deadline' })).toHaveAccessibleDescription(
        expect.stringContaining('You cannot perform this action as your trial period has expired.'),
      );
    });
    expect(
      screen.getByText('You cannot perform this action as your trial period has expired.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the calendar: Deadline' })).toBeDisabled();
  });

  it('QRES-11 removing a deadline can be saved or cancelled', async () => {
    const { user, results } = show({ endDate: '2026-03-10T12:00:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Clear: Deadline' }));
    expect(
      screen.getByText('No deadline: students can take the quiz indefinitely.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(results.getSnapshot().context.values.endDate).toBe('2026-03-10T12:00:00.000Z');
    expect(screen.queryByRole('button', { name: 'Save the deadline' })).toBeNull();
  });

  it('API-075 the score distribution is a chart, and a table for assistive technology', async () => {
    show();
    const spread = await table(/How many students reached which percentage/);
    expect(spread).toHaveAccessibleName(
      'How many students reached which percentage. Most students, 11, reached 60 to 69 percent.',
    );
    expect(
      within(spread)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '0–90',
      '10–190',
      '20–290',
      '30–396',
      '40–490',
      '50–590',
      '60–6911',
      '70–790',
      '80–890',
      '90–1003',
    ]);
    expect(facts()).toMatchObject({
      Mean: '58.5%',
      Median: '67%',
      'Standard deviation': '17%',
      'Lowest and highest': '33% to 100%',
    });
  });

  it('API-075 each question shows difficulty and discrimination, warnings in words, and why a value is missing', async () => {
    show({
      statistics: succeeded({
        scores,
        questions: [
          question(),
          question({
            questionOrder: 2,
            title: '<b>Hard</b>',
            timesRight: 2,
            difficulty: 0.1,
            discrimination: -0.3,
          }),
          question({
            questionOrder: 3,
            timesAsked: 5,
            timesRight: 5,
            difficulty: 1,
            discrimination: null,
            timesBlank: 1,
          }),
        ],
      }),
    });
    const questions = await table('Questions');
    const [plain, hard, easy] = within(questions).getAllByRole('row').slice(1);
    expect(plain?.textContent).toContain('12 of 20 right60%0.42');
    expect(hard?.textContent).toMatch(
      /Few got it right\..*Those who did well overall got it wrong more often\. Is the right answer marked\?/,
    );
    expect([
      hard?.textContent.endsWith('2 of 20 right10%-0.30'),
      hard?.textContent.includes('<b>'),
    ]).toEqual([true, false]);
    expect(easy?.textContent).toContain('— Everyone got it right');
    expect(easy?.textContent).toContain('Asked 5 of 20 times: the quiz was edited in between.');
    expect(easy?.textContent).toContain('1 left it blank');
    expect(screen.getByText('1 question is worth a second look')).toBeInTheDocument();
  });
});

describe('results of a quiz on paper', () => {
  // jsdom has none, and test files share a window.
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts');
  });

  /** Presses Print in a browser that begins to print at once. */
  async function printResults(shown: Shown) {
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { ready: Promise.resolve() },
    });
    const prints: string[] = [];
    const readPaper = () => document.querySelector('[data-paper]')?.textContent ?? '';
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      prints.push(readPaper());
    });
    const actors = show(shown);
    await screen.findByRole('heading', { level: 1, name: /Results/ });
    const press = () => actors.user.click(screen.getByRole('button', { name: 'Print' }));
    const end = () => {
      act(() => {
        window.dispatchEvent(new Event('afterprint'));
      });
    };
    return { ...actors, prints, press, end };
  }

  it('QRES-08 the deadline on paper is the stored one', async () => {
    const { results, prints, press, end } = await printResults({
      endDate: '2026-05-01T10:00:00.000Z',
    });
    await screen.findByRole('heading', { level: 1, name: 'Results of Biology 101: Cells' });
    act(() => {
      results.send({ type: 'form.change', values: { endDate: '2026-09-09T10:00:00.000Z' } });
    });
    await press();
    await waitFor(() => {
      expect(prints[0]).toContain('Deadline:05/01/2026');
    });
    end();
  });

  it('QRES-08 printing waits for the questions', async () => {
    let arrive: (outcome: Outcome<Statistics>) => void = () => undefined;
    const held = new Promise<Outcome<Statistics>>((resolve) => {
      arrive = resolve;
    });
    const { prints, press, end } = await printResults({ loadStatistics: () => held });
    await press();
    await waitFor(() => {
      expect(document.querySelector('[data-paper]')).not.toBeNull();
    });
    await act(() => Promise.resolve());
    expect(prints).toEqual([]);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('data-busy');
    await act(async () => {
      arrive(succeeded({ scores, questions: [question()] }));
      await held;
    });
    await waitFor(() => {
      expect(prints[0]).toMatch(/Questions.*Which organelle\?/);
    });
    end();
  });

  it('QRES-08 printing loads questions that could not be loaded', async () => {
    const answers = [failed({ kind: 'offline' }), succeeded({ scores, questions: [question()] })];
    const { prints, press, end } = await printResults({
      loadStatistics: async () => answers.shift() ?? failed({ kind: 'offline' }),
    });
    await press();
    await waitFor(() => {
      expect(prints[0]).toMatch(/Questions.*Which organelle\?/);
    });
    end();
  });

  it('QRES-08 the paper says what could not be loaded', async () => {
    const { prints, press, end } = await printResults({
      head: failed({ kind: 'offline' }),
      statistics: failed({ kind: 'offline' }),
    });
    await press();
    await waitFor(() => {
      expect(prints[0]).toContain('The quiz and its deadline could not be loaded.');
    });
    expect(prints[0]).toMatch(/Questions.*server cannot be reached/);
    end();
  });
});

describe('result of a student', () => {
  const answers = (parts: Partial<StudentAnswers> = {}): StudentAnswers => ({
    id: 7,
    quizId: 50,
    title: 'Biology 101: Cells',
    assignedUser: { firstName: 'Ana', lastName: 'Silva', email: 'ana@a.example' },
    dateSubmitted: '2026-03-01T12:30:00.000Z',
    durationSeconds: 61,
    score: 50,
    rightAnswers: 1,
    isGraded: false,
    questions: [
      {
        questionOrder: 1,
        title: '<b>Bold</b><script>alert(1)</script>',
        isCorrectAnswer: true,
        userAnswer: 'Yes',
        userIndexAnswer: [0],
        correctAnswer: 'Yes',
        correctIndexAnswer: [0],
      },
      {
        questionOrder: 2,
        title: 'Second',
        isCorrectAnswer: false,
        userAnswer: null,
        userIndexAnswer: [],
        correctAnswer: 'a, b',
        correctIndexAnswer: [0, 1],
        userAnswers: [],
        correctAnswers: ['a', '<i>b</i>'],
      },
    ],
    ...parts,
  });
  const showStudent = (answer: Outcome<StudentAnswers>) => {
    const result = createActor(
      studentResultMachine.provide({ actors: { load: fromCall(async () => answer) } }),
      { input: { assignment: 7 } },
    ).start();
    render(
      <MessagesProvider>
        <StudentResultScreen result={result} />
      </MessagesProvider>,
    );
  };

  it('QRES-17 leads to the students before and after; the last one says so', async () => {
    showStudent(succeeded(answers({ previousId: 6, nextId: null })));
    expect(await screen.findByRole('link', { name: 'Previous student' })).toHaveAttribute(
      'href',
      '/quiz/customer-quiz/user-results/6',
    );
    const next = screen.getByRole('button', { name: 'Next student' });
    expect(next).toHaveAccessibleDescription('This is the last student.');
  });

  it('QRES-17 QRES-18 QRES-19 QRES-20 QRES-21 shows the student, the dates, the score, the right answers, and each answer next to the right one with an icon and a text', async () => {
    showStudent(succeeded(answers()));
    await screen.findByRole('heading', { level: 1, name: 'Results of Biology 101: Cells' });
    const { 'Date completed': completed, ...others } = facts();
    expect(completed).toMatch(/^03\/01\/2026 /);
    expect(others).toMatchObject({
      'Assigned user': 'Ana Silva · ana@a.example',
      Score: '50%(Below 60 percent)',
      'Correct answers': '1 of 2',
      'Time taken': '1 min 1 s',
      'Quiz Type': 'Ungraded',
    });
    await waitFor(() => {
      expect(document.querySelector('.rich-text b, .rich-text strong')).not.toBeNull();
    });
    const [first, second] = screen.getAllByRole('region', { name: /^Question \d/ });
    expect([
      document.querySelector('script'),
      first?.textContent.includes('alert'),
      within(first as HTMLElement).getByText('Right').tagName,
    ]).toEqual([null, false, 'SPAN']);
    expect(
      within(second as HTMLElement)
        .getByText('Wrong')
        .parentElement?.querySelector('svg') ?? null,
    ).not.toBeNull();
    expect(
      within(second as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Left blank', 'a', 'b']);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/quiz/customer-quiz/results/50',
    );
  });

  it('QRES-18 a result that was not submitted shows so and no score', async () => {
    showStudent(
      succeeded(
        answers({
          dateSubmitted: null,
          questions: [],
          score: 0,
          rightAnswers: 0,
          durationSeconds: 0,
          assignedUser: { firstName: '', lastName: '', email: 'ana@a.example' },
        }),
      ),
    );
    expect(
      await screen.findByText('There are no answers yet: the quiz has not been submitted.'),
    ).toBeInTheDocument();
    expect(facts()).toMatchObject({
      'Assigned user': 'ana@a.example',
      'Date completed': 'Not submitted yet',
      Score: '—',
      'Correct answers': '—',
      'Time taken': '—',
    });
  });

  it("ERR-02 PD-27: shows 'Error' in place of a result that cannot be loaded", async () => {
    showStudent(failed({ kind: 'notFound' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });
});
