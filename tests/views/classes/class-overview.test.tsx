import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { ClassAccess } from '../../../src/domain/classes/class-access.ts';
import type { ClassChange } from '../../../src/domain/classes/class-change.ts';
import { findMissing } from '../../../src/domain/classes/find-missing.ts';
import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import {
  classChangesMachine,
  type ClassChangeResult,
} from '../../../src/machines/classes/class-changes-machine.ts';
import type { ClassData } from '../../../src/machines/classes/class-page-machine.ts';
import {
  studentListDefaults,
  studentListMachine,
  type StudentRow,
} from '../../../src/machines/classes/class-student-list-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import { ClassHeader } from '../../../src/views/classes/class-header.tsx';
import { DeadlinesPanel } from '../../../src/views/classes/panels/deadlines-panel.tsx';
import { PublishPanel } from '../../../src/views/classes/panels/publish-panel.tsx';
import { ResendInvitations } from '../../../src/views/classes/students/resend-invitations.tsx';
import { InvitedNote } from '../../../src/views/classes/students/invited-note.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

/** A time in November 2026, in the time zone of the tests. */
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
const now = Date.parse(at(24, 12));
const mei = { firstName: 'Mei', lastName: 'Tanaka', email: 'mei@lectern.test' };
const student: ClassData['students'][number] = {
  id: 1,
  email: 'ana@school.example',
  firstName: 'Ana',
  lastName: 'Silva',
  status: 'invited',
  invitedAt: '2026-11-01T00:00:00.000Z',
  mail: null,
  results: [],
  mean: null,
};

const createQuiz = (id: number, title: string, endDate: string | null) =>
  ({
    id,
    title,
    quizType: 'adminQuiz',
    countOfQuestions: 6,
    startDate: null,
    endDate,
    countOfSubmitted: 3,
    mean: 74,
    isOwn: false,
    canOpen: true,
    reminder: null,
    addedBy: mei,
    addedAt: '2026-11-01T00:00:00.000Z',
    isOwnAddition: false,
  }) as const;

/** A class with `students` and `quizzes`, and what is missing in it. */
function createDetail(more: Partial<ClassData> = {}): ClassData {
  const detail: ClassData = {
    id: 12,
    title: 'Biology 101',
    professor: false,
    published: false,
    publishedAt: null,
    playlistVideosCount: 0,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    createdBy: mei,
    access: 'full',
    version: '1',
    students: [student],
    playlists: [],
    quizzes: [],
    documents: [],
    sharedWith: [],
    missing: [],
    ...more,
  };
  const missing = findMissing({
    studentCount: detail.students.length,
    playlistCount: detail.playlists.length,
    quizzes: detail.quizzes.map((quiz) => ({ ...quiz, hasDeadline: quiz.endDate !== null })),
    unsharedDocumentCount: 0,
  });
  return { ...detail, missing };
}

/** Renders the heading of a class; returns the changes that were asked for. */
function renderHeader(detail: ClassData): readonly ClassChange[] {
  const asked: ClassChange[] = [];
  const changes = createActor(
    classChangesMachine.provide({
      actors: {
        perform: fromCall<ClassChangeResult, { readonly change: ClassChange }>(
          async ({ input }) => {
            asked.push(input.change);
            return succeeded({ copyId: null });
          },
        ),
      },
    }),
  ).start();
  render(
    <MessagesProvider>
      <ClassHeader
        detail={detail}
        changes={changes}
        onRename={() => undefined}
        onShare={() => undefined}
      />
    </MessagesProvider>,
  );
  return asked;
}

describe('the heading of a class', () => {
  test.each<readonly [ClassAccess, boolean, string, string]>([
    ['full', false, 'Not shared with anybody', ''],
    ['full', true, 'As an administrator you may do everything here', ''],
    ['colleague', true, 'You can read everything', 'Only Mei Tanaka and administrators'],
  ])('CLS-18 with %s access, professor %s: %s', (access, professor, line, reason) => {
    renderHeader(createDetail({ access, professor, quizzes: [createQuiz(1, 'Cells', null)] }));
    const text = document.body.textContent;
    if (professor) expect(text).toContain(line);
    else expect(text).not.toContain('Shared by');
    for (const name of ['Publish', 'Share']) {
      const button = screen.getByRole('button', { name });
      if (reason === '') expect(button).not.toHaveAttribute('aria-disabled', 'true');
      else expect(button).toHaveAccessibleDescription(new RegExp(reason));
    }
  });

  test('CLS-04 what blocks publishing is told, and pressing Publish changes nothing', async () => {
    const asked = renderHeader(createDetail({ students: [] }));
    const publish = screen.getByRole('button', { name: 'Publish' });
    expect(publish).toHaveAccessibleDescription(
      'Needed before publishing: No students yet, No quiz and no playlist yet.',
    );
    await userEvent.click(publish);
    expect(asked).toEqual([]);
  });

  test('CLS-04 a missing deadline is told and does not prevent publishing', async () => {
    const asked = renderHeader(createDetail({ quizzes: [createQuiz(1, 'Cells', null)] }));
    expect(screen.getByRole('button', { name: '1 thing is missing' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(asked.map(({ kind }) => kind)).toEqual(['publish']);
  });
});

test('CLS-04 the panel lists what is ready and leads to what is missing', () => {
  const detail = createDetail({
    quizzes: [createQuiz(1, 'Cells', '2026-12-01T00:00:00.000Z'), createQuiz(2, 'Meiosis', null)],
  });
  render(
    <MessagesProvider>
      <PublishPanel detail={detail} getEditPath={(id) => `/quiz/edit/${String(id)}`} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('img', { name: '2 of 3 things are ready' })).toBeInTheDocument();
  expect(screen.getByText('Meiosis has no deadline')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set deadline of Meiosis' })).toHaveAttribute(
    'href',
    '/quiz/edit/2',
  );
});

test('CLS-11 the deadlines count the days of the calendar; who may not set one gets no link', () => {
  render(
    <MessagesProvider>
      <DeadlinesPanel
        quizzes={[
          createQuiz(1, 'Over', at(20, 0)),
          createQuiz(2, 'Tomorrow', at(25, 1)),
          createQuiz(3, 'Same time', at(25, 1)),
          createQuiz(4, 'Today', at(24, 18)),
          createQuiz(5, 'Open', null),
        ]}
        studentCount={4}
        now={now}
        getEditPath={() => null}
        renderReminder={({ id }) => `reminder of ${String(id)}`}
      />
    </MessagesProvider>,
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(
    rows.map((text) => /Mean 74%|\d+ days? left|Ends today|No deadline/.exec(text)?.[0]),
  ).toEqual(['Mean 74%', '1 day left', '1 day left', 'Ends today', 'No deadline']);
  expect(rows.map((text) => /reminder of \d/.exec(text)?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((id) => `reminder of ${String(id)}`),
  );
  for (const row of screen.getAllByRole('listitem'))
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [null, 'Send the invitation to Ana Silva again'],
  [
    { state: 'failed', sentAt: null, error: '550 5.1.1 The mailbox does not exist' },
    'Correct the address of Ana Silva',
  ],
] as const)('CLS-06 the mail %j of an invited student offers: %s', async (mail, name) => {
  const done: string[] = [];
  render(
    <MessagesProvider>
      <InvitedNote
        student={{ ...student, mail }}
        canChange
        onResend={() => done.push('resend')}
        onCorrect={() => done.push('correct')}
      />
    </MessagesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(done).toEqual([mail === null ? 'resend' : 'correct']);
  expect(screen.queryByText(/^550/)).not.toBeInTheDocument();
});

test('CLS-06 everybody who has not joined is invited again at once, where the list shows them', async () => {
  const [second, joined, cameBack] = [
    { ...student, id: 2 },
    { ...student, id: 3, status: 'joined' as const },
    { ...student, id: 4, mail: { state: 'failed' as const, sentAt: null, error: null } },
  ];
  const page = succeeded({ items: [student, second], totalItems: 2, totalPages: 1 });
  const loadPage = fromCall<ListPage<StudentRow>, LoadPageInput>(async () => page);
  const list = createActor(studentListMachine.provide({ actors: { loadPage } }), {
    input: { address: '', defaults: studentListDefaults },
  }).start();
  const resent: number[][] = [];
  render(
    <MessagesProvider>
      <ResendInvitations
        students={[student, second, joined, cameBack]}
        list={list}
        onResend={(students) => resent.push(students.map(({ id }) => id))}
      />
    </MessagesProvider>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => {
    list.send({ type: 'filter.choose', name: 'state', value: 'invited' });
  });
  await waitFor(list, (snapshot) => snapshot.matches({ page: 'loaded' }));
  expect(screen.getByText('2 students were invited and have not joined.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send again to all 2' }));
  expect(resent).toEqual([[1, 2]]);
  act(() => {
    list.send({ type: 'rows.select', ids: [1] });
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
