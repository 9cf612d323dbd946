import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { EffectiveRole } from '../../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { ViewedQuiz } from '../../../../src/domain/quiz/stored/viewed-quiz.ts';
import { quizViewerMachine } from '../../../../src/machines/quiz/viewer/quiz-viewer-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { QuizViewer } from '../../../../src/views/quiz/viewer/quiz-viewer.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';
import { viewed } from '../../../machines/quiz/viewer/viewer-model.ts';
import { giveRoom } from '../editor/render-editor.tsx';

const now = Date.parse('2026-05-01T00:00:00.000Z');

interface Shown {
  readonly context?: QuizContext;
  readonly role?: EffectiveRole;
  readonly path?: string;
  /** Of the window, in pixels. */
  readonly height?: number;
}

function showViewer(
  answer: Outcome<ViewedQuiz>,
  {
    context = 'template',
    role = 'superAdmin',
    path = '/quiz/view/12',
    height = 20_000,
  }: Shown = {},
) {
  giveRoom(height);
  const answers = [answer];
  const viewer = createActor(
    quizViewerMachine.provide({
      actors: { loadQuiz: fromCall(async () => answers.shift() ?? succeeded(viewed())) },
    }),
    { input: { kind: 'template', quiz: 12, now: () => now } },
  ).start();
  render(
    <MessagesProvider>
      <QuizViewer viewer={viewer} context={context} role={role} path={path} />
    </MessagesProvider>,
  );
  return { viewer, user: userEvent.setup() };
}

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const content = (parts: Partial<ViewedQuiz['content']>) => ({
  ...draftOf([question('one')]),
  durationMinutes: 45,
  graded: 'graded' as const,
  restrictNonInstitutional: true,
  ...parts,
});

describe('quiz viewer', () => {
  it('QVIEW-01 QVIEW-02 QVIEW-03 QVIEW-04 QVIEW-05 in the customer context title, time limit, deadline, type and access type are above the activities', async () => {
    showViewer(
      succeeded(
        viewed({ isUserQuiz: true, content: content({ endDate: '2026-06-01T12:30:00.000Z' }) }),
      ),
      { context: 'customer', path: '/quiz/customer-quiz/view/12' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Kinetics' })).toBeInTheDocument();
    const { Deadline: deadline, ...others } = facts();
    expect(deadline).toMatch(/^06\/01\/2026 /);
    expect(others).toEqual({
      'Time Limit': '45 minutes',
      'Quiz Type': 'Graded',
      'Access Type': 'Restricted',
      Subjects: 'Biology',
    });
  });

  it('QVIEW-03 QVIEW-04 QVIEW-05 other contexts have no type, other quizzes no access type; no deadline is a dash, a past one Expired', async () => {
    const { viewer } = showViewer(succeeded(viewed({ content: content({}) })));
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toEqual({
      'Time Limit': '45 minutes',
      Deadline: '—None. Students may take part indefinitely.',
      Subjects: 'Biology',
    });
    viewer.stop();
    cleanup();
    showViewer(
      succeeded(
        viewed({
          subjects: [],
          content: content({ endDate: '2026-04-30T00:00:00.000Z', durationMinutes: null }),
        }),
      ),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toEqual({ 'Time Limit': 'No limit', Deadline: 'Expired' });
  });

  it('QVIEW-06 QVIEW-07 every activity has its videos and its questions, counted without videos, with their options', async () => {
    showViewer(
      succeeded(
        viewed({
          content: draftOf(
            [video('v'), question('one'), question('two', { isMultiple: true })],
            [question('three')],
            [],
          ),
        }),
      ),
    );
    expect(
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent),
    ).toEqual(['Activity 1', 'Activity 2', 'Activity 3']);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Question 1: Question one',
      'Question 2: Question two',
      'Question 1: Question three',
    ]);
    expect(screen.getByText('Video v')).toBeInTheDocument();
    expect([screen.getAllByRole('radio').length, screen.getAllByRole('checkbox').length]).toEqual([
      6, 3,
    ]);
    expect(screen.getByText('This activity has no items yet.')).toBeInTheDocument();
  });

  it('QVIEW-06 users who can edit the quiz can switch its right answers on and off, others have no switch', async () => {
    const { user, viewer } = showViewer(
      succeeded(viewed({ content: draftOf([question('one', { rightAnswer: ['b'] })]) })),
    );
    const toggle = await screen.findByRole('switch', { name: 'Show right answers' });
    expect(screen.queryByText('Right answer')).toBeNull();
    await user.click(toggle);
    expect(
      within(screen.getByText('Right answer').closest('label') as HTMLElement).getByRole('radio'),
    ).toHaveAccessibleName('Option b Right answer');
    await user.click(toggle);
    expect(screen.queryByText('Right answer')).toBeNull();
    viewer.stop();
    cleanup();
    showViewer(succeeded(viewed({ canChange: false })), {
      role: 'customer',
      context: 'shared',
      path: '/quiz/shared-quiz/view/12',
    });
    await screen.findByRole('heading', { level: 1 });
    expect([screen.queryByRole('switch'), screen.queryByRole('link', { name: 'Edit' })]).toEqual([
      null,
      null,
    ]);
    expect(screen.getByRole('link', { name: 'Copy' })).toHaveAttribute(
      'href',
      '/quiz/shared-quiz/copy/12',
    );
    expect(screen.getByRole('link', { name: 'Back to Shared By Me' })).toHaveAttribute(
      'href',
      '/quiz/shared-quiz',
    );
  });

  it("QVIEW-18 a quiz that cannot be loaded shows 'Error' in place, and retrying loads it", async () => {
    const { user } = showViewer(
      failed({ kind: 'notFound', message: { text: 'There is no such quiz.' } }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('There is no such quiz.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kinetics' })).toBeInTheDocument();
  });

  it('QLST-33 QVIEW-06 a quiz that is being processed shows so and no content', async () => {
    showViewer(succeeded(viewed({ isProcessing: true })));
    expect(await screen.findByText('This quiz is being processed')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('QVIEW-16 a broken image of a question is replaced by the coming-soon picture with the same name', async () => {
    showViewer(
      succeeded(viewed({ content: draftOf([question('one', { image: '/files/none.png' })]) })),
    );
    (await screen.findByRole('img', { name: 'Image of question 1' })).dispatchEvent(
      new Event('error'),
    );
    expect(await screen.findByText('Coming soon')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Image of question 1' })).toBeInTheDocument();
  });

  it('QVIEW-06 of 5,000 questions only those near the window are in the document', async () => {
    showViewer(
      succeeded(
        viewed({
          content: draftOf(
            Array.from({ length: 5000 }, (_, index) => question(`q${String(index)}`)),
          ),
        }),
      ),
      { height: 800 },
    );
    await waitFor(() => {
      expect(screen.getAllByRole('group').length).toBeGreaterThan(5);
    });
    expect(screen.getAllByRole('group').length).toBeLessThan(200);
  });
});
