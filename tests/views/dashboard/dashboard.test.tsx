import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { QuizWarnings } from '../../../src/domain/results/item-analysis.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import {
  dashboardMachine,
  draftsMachine,
  resultWarningsMachine,
  type DashboardContent,
  type DashboardDays,
  type StoredDraft,
} from '../../../src/machines/dashboard/dashboard-machines.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { emptyDashboard } from '../../machines/dashboard/empty-dashboard.ts';
import { Dashboard } from '../../../src/views/dashboard/dashboard.tsx';
import { ResultWarnings } from '../../../src/views/dashboard/result-warnings.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const now = new Date('2026-11-24T10:00:00Z');
const days: DashboardDays = {
  from: '2026-11-23T00:00:00.000Z',
  until: '2026-11-30T00:00:00.000Z',
  since: '2026-11-23T00:00:00.000Z',
};

/** Renders the dashboard of a role; the loads give `answers` one after the other. */
function renderDashboard(
  role: EffectiveRole,
  answers: Outcome<DashboardContent>[],
  drafts: readonly StoredDraft[] = [],
): void {
  const dashboard = createActor(
    dashboardMachine.provide({
      actors: {
        load: fromCall<DashboardContent, { readonly subject: DashboardDays }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
    { input: days },
  ).start();
  const stored = createActor(
    draftsMachine.provide({
      actors: {
        load: fromCall<readonly StoredDraft[], { readonly subject: null }>(async () =>
          succeeded(drafts),
        ),
      },
    }),
    { input: null },
  ).start();
  render(
    <MessagesProvider>
      <Dashboard
        firstName="Ada"
        role={role}
        now={now}
        dashboard={dashboard}
        drafts={stored}
        canWriteQuizzes={role !== 'publisher'}
        publishing={role === 'publisher' ? { kind: 'missing' } : null}
        renderReminder={({ id, reminder }) =>
          reminder === null ? null : `reminder of ${String(id)}`
        }
        renderWarnings={(quizId) => `warnings of ${String(quizId)}`}
      >
        {null}
      </Dashboard>
    </MessagesProvider>,
  );
}

const waiting = (id: number, missing: readonly string[]) =>
  ({
    id,
    title: `Class ${String(id)}`,
    studentCount: missing.includes('noStudents') ? 0 : 12,
    quizCount: 1,
    playlistCount: 0,
    missing,
    isReady: true,
  }) as NonNullable<DashboardContent['classes']>['classes'][number];

test('NAV-046 each class to publish names its next step and leads to where it is done', async () => {
  renderDashboard('admin', [
    succeeded({
      ...emptyDashboard,
      classes: {
        count: 5,
        classes: [
          waiting(1, []),
          waiting(2, ['noStudents', 'quizWithoutDeadline']),
          waiting(3, ['noContent']),
          waiting(4, ['quizWithoutDeadline']),
          waiting(5, ['documentsNotShared']),
        ],
      },
    }),
  ]);
  const card = within(await screen.findByRole('region', { name: 'Classes to publish' }));
  const links = ['Publish', 'Invite', 'Add', 'Set deadline', 'Share'].map((step, index) =>
    card.getByRole('link', { name: `${step}: Class ${String(index + 1)}` }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/classes/1',
    '/classes/2',
    '/classes/3/quizzes',
    '/classes/4/quizzes',
    '/classes/5/documents',
  ]);
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Class 112 students · 1 quizReady to publishPublish',
    'Class 21 quizNo students invited yetInvite',
    'Class 312 students · 1 quizNo quiz or playlist yetAdd',
    'Class 412 students · 1 quizA quiz has no deadlineSet deadline',
    'Class 512 students · 1 quizDocuments are shared with nobodyShare',
  ]);
});

test('NAV-046 the summary is a sentence, also when it has only a class to publish', async () => {
  renderDashboard('admin', [
    succeeded({ ...emptyDashboard, classes: { count: 1, classes: [waiting(1, [])] } }),
  ]);
  expect(
    await screen.findByText('Tuesday, November 24. 1 class is ready to publish.'),
  ).toBeInTheDocument();
});

test('NAV-046 a failed load leaves the drafts and can be repeated', async () => {
  renderDashboard(
    'customer',
    [
      failed({ kind: 'offline' }),
      succeeded({ ...emptyDashboard, quizzes: { count: 0, quizzes: [] }, changes: [] }),
    ],
    [
      {
        id: 'a',
        kind: 'user',
        source: { kind: 'stored', quiz: 7 },
        title: 'Osmosis',
        changeCount: 3,
        changedAt: now.getTime() - 60_000,
      },
    ],
  );
  expect(await screen.findByText('3 changes not on the server')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have no quizzes yet/)).toBeInTheDocument();
  expect(screen.getByText(/Nobody else changed or shared/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue Osmosis' })).toHaveAttribute(
    'href',
    '/quiz/my-quiz/edit/7',
  );
});

test('NAV-046 drafts of quizzes and playlists stand together, each leads to its editor', async () => {
  renderDashboard(
    'csUser',
    [succeeded(emptyDashboard)],
    [
      {
        id: 'a',
        kind: 'playlist',
        source: { kind: 'stored', playlist: 5 },
        title: 'Cells and membranes',
        changeCount: 2,
        changedAt: now.getTime() - 60_000,
      },
      {
        id: 'b',
        kind: 'user',
        source: { kind: 'blank' },
        title: ' ',
        changeCount: 1,
        changedAt: now.getTime() - 120_000,
      },
      {
        id: 'c',
        kind: 'playlist',
        source: { kind: 'copy', playlist: 6 },
        title: 'Gone from the server',
        changeCount: 4,
        changedAt: now.getTime() - 180_000,
      },
    ],
  );
  const card = within(await screen.findByRole('region', { name: 'Continue' }));
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Cells and membranesPlaylist · 1 minute ago2 changes not on the serverContinue',
    'UntitledUser quiz · 2 minutes agoOnly on this deviceContinue',
    'Gone from the serverPlaylist · 3 minutes agoOnly on this deviceContinue',
  ]);
  const links = card.getAllByRole('link', { name: /^Continue/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/playlist/5',
    '/quiz/my-quiz/create',
    '/playlist/6',
  ]);
});

test('NAV-046 a publisher sees no drafts, and that publishing has no address', async () => {
  renderDashboard('publisher', [succeeded(emptyDashboard)]);
  expect(
    await screen.findByText(/The address of the publishing site is not configured/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('NAV-046 QIO-20 a rebuild shows how far it is, results their class and warnings', async () => {
  renderDashboard('superAdmin', [
    succeeded({
      ...emptyDashboard,
      processing: { count: 0, rebuild: { ended: 14, total: 22 }, quizzes: [] },
      results: {
        count: 4,
        quizzes: [
          {
            id: 9,
            title: 'Cells',
            class: { id: 1, title: 'Biology 101' },
            newCount: 4,
            assigned: 46,
            submitted: 35,
            median: 67,
            scores: [0, 0, 0, 0, 0, 0, 35, 0, 0, 0],
          },
        ],
      },
    }),
  ]);
  expect(await screen.findByRole('region', { name: 'Being processed' })).toHaveTextContent(
    '14 of 22 quizzes',
  );
  const results = screen.getByRole('region', { name: 'Results that came in' });
  expect(results).toHaveTextContent('Biology 101 · 4 new since yesterday');
  expect(results).toHaveTextContent('warnings of 9');
});

const deadline = {
  id: 5,
  kind: 'user' as const,
  title: 'Open',
  isOwn: false,
  startDate: null,
  endDate: '2026-11-26T09:00:00.000Z',
  class: { id: 1, title: 'Biology 101' },
  assigned: 58,
  submitted: 31,
  reminder: null,
};

test.each<readonly [EffectiveRole, Partial<typeof deadline>, string | null]>([
  ['superAdmin', {}, '/quiz/customer-quiz/results/5'],
  ['superAdmin', { assigned: 0 }, '/quiz/customer-quiz/view/5'],
  ['csUser', {}, '/classes/1'],
  ['csUser', { isOwn: true }, '/quiz/my-quiz/view/5'],
  ['customer', { isOwn: true }, '/quiz/my-quiz/view/5'],
])('NAV-046 for %s a deadline with %j leads to %s', async (role, more, path) => {
  renderDashboard(role, [
    succeeded({ ...emptyDashboard, deadlines: { count: 1, quizzes: [{ ...deadline, ...more }] } }),
  ]);
  expect((await screen.findByText('Open')).getAttribute('href')).toBe(path);
});

test('NAV-046 each deadline says when it closes, how many submitted, and offers its reminder', async () => {
  renderDashboard('csUser', [
    succeeded({
      ...emptyDashboard,
      deadlines: {
        count: 2,
        quizzes: [
          {
            ...deadline,
            id: 4,
            title: 'Over',
            endDate: '2026-11-24T09:00:00.000Z',
            assigned: 0,
            submitted: 0,
          },
          {
            ...deadline,
            id: 5,
            title: 'Open',
            endDate: '2026-11-26T09:00:00.000Z',
            assigned: 58,
            submitted: 31,
            reminder: { missing: 27, remindedAt: null },
          },
        ],
      },
    }),
  ]);
  const card = within(await screen.findByRole('region', { name: 'Deadlines this week' }));
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^OverBiology 101Closed Tue .*No students yet$/),
    expect.stringMatching(/^OpenBiology 101Closes Thu .*31 submitted, 27 missingreminder of 5$/),
  ]);
});

test.each([
  [{ misleading: [5], hardCount: 2 }, 'Question 5 may be misleading'],
  [{ misleading: [2, 5], hardCount: 0 }, '2 questions may be misleading'],
  [{ misleading: [], hardCount: 1 }, '1 hard question'],
  [{ misleading: [], hardCount: 0 }, ''],
])('NAV-046 the warnings %j are the chip "%s"', async (warnings, text) => {
  const actor = createActor(
    resultWarningsMachine.provide({
      actors: {
        load: fromCall<QuizWarnings, { readonly subject: number }>(async () => succeeded(warnings)),
      },
    }),
    { input: 9 },
  ).start();
  const { container } = render(
    <MessagesProvider>
      <ResultWarnings warnings={actor} />
    </MessagesProvider>,
  );
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'));
  await expect.poll(() => container.textContent).toBe(text);
});
