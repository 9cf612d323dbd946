import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ClassChange } from '../../../src/domain/classes/class-change.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  classChangesMachine,
  type ClassChangeResult,
} from '../../../src/machines/classes/class-changes-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { QuizReminder } from '../../../src/views/classes/quiz-reminder.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

/** A time in November 2026, in the time zone of the tests. */
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
const item = { id: 12, title: 'Biology 101' };
const quiz = { id: 3, title: 'Cells' };
type Reminder = { readonly missing: number; readonly remindedAt: string | null } | null;

/** Renders the reminder of a quiz; the test answers each call. */
function renderReminder(reminder: Reminder) {
  const calls: ((outcome: Outcome<ClassChangeResult>) => void)[] = [];
  const asked: ClassChange[] = [];
  const changes = createActor(
    classChangesMachine.provide({
      actors: {
        perform: fromCall<ClassChangeResult, { readonly change: ClassChange }>(({ input }) => {
          asked.push(input.change);
          return new Promise((resolve) => {
            calls.push(resolve);
          });
        }),
      },
    }),
  );
  const notices: unknown[] = [];
  changes.on('notice', ({ notice }) => notices.push(notice));
  changes.start();
  const { container } = render(
    <MessagesProvider>
      <QuizReminder
        item={item}
        quiz={quiz}
        reminder={reminder}
        changes={changes}
        now={Date.parse(at(24, 12))}
      />
    </MessagesProvider>,
  );
  return { container, calls, asked, notices };
}

const name = 'Remind 12 students of Biology 101 about Cells';

test('CLS-06 a reminder is sent once, said in a notice, and cannot be sent again that day', async () => {
  const { container, calls, asked, notices } = renderReminder({
    missing: 12,
    remindedAt: null,
  });
  const button = screen.getByRole('button', { name });
  expect(button).toHaveTextContent(/^Remind 12$/);
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual([{ kind: 'remind', item, content: quiz }]);
  calls[0]?.(succeeded({ copyId: null, reminder: { sent: 12, remindedAt: at(24, 13) } }));
  await expect.poll(() => container.textContent).toMatch(/^Reminded today at 1:00\sPMRemind 12/);
  expect(notices).toMatchObject([
    { severity: 'success', message: { key: 'classes.reminded', values: { count: 12 } } },
  ]);
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(/Reminded today/);
  await userEvent.click(button);
  expect(asked).toHaveLength(1);
});

test('CLS-06 a reminder that failed says why and can be tried again', async () => {
  const { calls, asked, notices } = renderReminder({ missing: 12, remindedAt: null });
  await userEvent.click(screen.getByRole('button', { name }));
  calls[0]?.(failed({ kind: 'refused', message: { text: 'The students were reminded.' } }));
  await expect
    .poll(() => notices)
    .toMatchObject([
      {
        severity: 'error',
        message: {
          lines: [
            { key: 'classes.notReminded', values: { title: 'Cells' } },
            { text: 'The students were reminded.' },
          ],
        },
      },
    ]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toHaveLength(2);
});

test.each<readonly [Reminder, RegExp]>([
  [null, /^$/],
  [{ missing: 0, remindedAt: at(24, 9) }, /^$/],
  [{ missing: 1, remindedAt: null }, /^Remind 1$/],
  [{ missing: 2, remindedAt: at(24, 9) }, /^Reminded today at 9:00\sAMRemind 2/],
  [{ missing: 2, remindedAt: at(23, 15) }, /^Reminded yesterday at 3:00\sPMRemind 2/],
])('CLS-06 the reminder %j is shown as %s', (reminder, text) => {
  expect(renderReminder(reminder).container.textContent).toMatch(text);
});
