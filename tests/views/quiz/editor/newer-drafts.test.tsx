import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

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
