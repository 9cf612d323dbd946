import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { succeeded } from '../../../../src/domain/outcome.ts';
import { recoverDraft } from '../../../../src/domain/quiz/journal/recover-draft.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { Editing } from '../../../domain/quiz/support/editing.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { createTestJournal } from '../../../machines/quiz/editor/test-journal.ts';
import { renderEditor } from './render-editor.tsx';

test('QFRM-39 a draft that newer code stored is named above the form', async () => {
  const journal = createTestJournal();
  await renderEditor(undefined, undefined, { journal });
  act(() => {
    journal.send({ type: 'journal.draftsFound', drafts: [], newer: 1 });
  });
  expect(
    await screen.findByText(
      '1 draft was kept by a newer version of the console. Reload the page to open it.',
    ),
  ).toBeInTheDocument();
});

test('PD-11 a draft whose title was emptied is offered under the stored title', async () => {
  const stored = loaded({ ...draftOf([question('1')]), title: 'Kinetics' }, { version: '"7"' });
  const editing = new Editing(stored.draft);
  editing.do({ type: 'detail.set', field: 'title', value: '  ' });
  const recovered = recoverDraft(
    stored,
    editing.journal.map((entry) => ({ kind: 'entry', entry })),
  );
  if (recovered === null) throw new Error('not recovered');
  const journal = createTestJournal();
  await renderEditor(succeeded(stored), { kind: 'stored', quiz: 12 }, { journal });
  const draft = { id: 'd1', source: { kind: 'stored', quiz: 12 }, recovered } as const;
  act(() => {
    journal.send({
      type: 'journal.draftsFound',
      drafts: [{ ...draft, startedAt: 1, changedAt: 2 }],
      newer: 0,
    });
  });
  expect(await screen.findByRole('heading', { name: 'Kinetics' })).toBeInTheDocument();
});
