import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { createDraft } from '../../../src/domain/quiz/draft/create-draft.ts';
import type {
  JournalEntry,
  JournalList,
  OpenedJournal,
} from '../../../src/inspection/journal/journal-entry.ts';
import { quizJournalMachine } from '../../../src/machines/inspector/quiz-journal-machine.ts';
import { JournalBar, JournalChoice } from '../../../src/views/inspector/journal/journal-bar.tsx';
import { JournalView } from '../../../src/views/inspector/journal/journal-view.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const entry = (step: number, title: string): JournalEntry => ({
  message: step === 0 ? { text: 'Opened' } : { key: 'quiz.step.title' },
  at: step === 0 ? null : new Date(2026, 10, 23, 10, 42, step).getTime(),
  draft: { ...createDraft('a1'), title },
  changes: step === 0 ? [] : [{ kind: 'changed', path: 'title', before: '', after: title }],
  states: ['quizEditor'],
  transitions: [],
  step,
});
const entries = [entry(0, ''), entry(1, 'Acids'), entry(2, 'Acids and bases')];

test('PD-43 shows chart, draft and preview of one entry, and goes to another', async () => {
  const shown: number[] = [];
  render(
    <MessagesProvider>
      <JournalView
        entries={entries}
        shown={1}
        onShow={(index) => shown.push(index)}
        renderChart={({ step }) => <p>chart {step}</p>}
        renderPreview={({ draft }) => <p>preview of {draft.title}</p>}
      />
    </MessagesProvider>,
  );
  const list = screen.getByRole('region', { name: 'Journal' });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Opened',
    'Changed the title10:42:01.000',
    'Changed the title10:42:02.000',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  expect(screen.getByRole('region', { name: 'Draft: what changed' })).toHaveTextContent(
    '- title: ""+ title: "Acids"',
  );
  expect(screen.getByText('chart 1')).toBeVisible();
  expect(screen.getByText('preview of Acids')).toBeVisible();
  await userEvent.setup().click(within(list).getByRole('button', { name: /10:42:02/ }));
  expect(shown).toEqual([2]);
});

test('PD-43 chooses a journal and steps through it with buttons and keys', async () => {
  const journal: OpenedJournal = { entries, kind: 'admin', isDamaged: true };
  const journalRef = createActor(
    quizJournalMachine.provide({
      actors: {
        listJournals: fromPromise<JournalList>(async () =>
          Promise.resolve({
            journals: [
              { id: 'acids', title: 'Acids', changeCount: 2, changedAt: 0 },
              { id: 'none', title: ' ', changeCount: 1, changedAt: 0 },
            ],
            unreadableCount: 1,
          }),
        ),
        openJournal: fromPromise<OpenedJournal | null, { readonly id: string }>(async ({ input }) =>
          Promise.resolve(input.id === 'acids' ? journal : null),
        ),
      },
    }),
  ).start();
  render(
    <MessagesProvider>
      <JournalChoice journalRef={journalRef} />
      <JournalBar journalRef={journalRef} />
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(screen.getByText(/One journal is damaged or written by a newer version/)).toBeVisible();
  expect(screen.getByText(/its later changes cannot be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'First step' }));
  expect(screen.getByText('0 of 2')).toBeVisible();
  await user.keyboard('l');
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last step' }));
  await user.keyboard('j');
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Quiz with unsaved changes/ }));
  await user.click(await screen.findByRole('option', { name: /^Untitled/ }));
  expect(journalRef.getSnapshot().context.chosen).toBe('none');
});
