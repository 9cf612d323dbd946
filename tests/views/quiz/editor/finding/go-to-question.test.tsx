import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question } from '../../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from '../render-editor.tsx';

const renderGoing = async () => {
  const draft = draftOf([question('1'), question('2')], [question('3'), question('4')]);
  const shown = await renderEditor(
    { ok: true, value: loaded(draft) },
    { kind: 'stored', quiz: 12 },
  );
  fireEvent.keyDown(document, { key: 'g', ctrlKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to a question' }));
  return { ...shown, dialog };
};

describe('going to a question', () => {
  it('PD-19 by its number in an activity: its activity is shown, it has the focus and is announced', async () => {
    const { user, dialog, actor } = await renderGoing();
    await user.keyboard('2');
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '2. Question 2Activity 1',
      '2. Question 4Activity 2',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(actor.getSnapshot().context.selected).toBe('B');
    expect(screen.getAllByRole('textbox', { name: 'Question' })[1]).toHaveFocus();
    expect(screen.getByText('Question 2 of Activity 2')).toBeInTheDocument();
  });

  it('says when there is none, and Escape goes nowhere', async () => {
    const { user, dialog, actor } = await renderGoing();
    await user.keyboard('77');
    expect(dialog.getByText('No question matches “77”.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(actor.getSnapshot().context.reveal).toBeNull();
  });
});
