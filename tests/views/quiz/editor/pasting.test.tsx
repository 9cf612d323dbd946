// Loads the code of the dialog and of the notice before a test opens them.
import '../../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../../src/views/quiz/editor/pasting/paste-dialog.tsx';
import '../../../../src/views/quiz/editor/pasting/paste-notice.tsx';

import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { listSteps } from '../../../../src/domain/history/history.ts';
import type { Draft, DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor, type ShownEditor } from './render-editor.tsx';

const renderItems = (...items: readonly DraftItem[]): Promise<ShownEditor> =>
  renderEditor({ ok: true, value: loaded(draftOf(items)) }, { kind: 'stored', quiz: 12 });
const blank = question('b', {
  title: '',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: '' })),
});

const getTitle = (number: number): HTMLTextAreaElement => {
  const field = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })[
    number - 1
  ];
  if (field === undefined) throw new Error(`there is no question ${String(number)}`);
  return field;
};
const getOption = (option: number): HTMLTextAreaElement =>
  screen.getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(option - 1)}` });

/** Pastes as a browser does; without `preventDefault` the text comes into the field. */
function paste(field: HTMLTextAreaElement, text: string, html = ''): void {
  field.focus();
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
  });
  fireEvent(field, event);
  if (event.defaultPrevented) return;
  const { value, selectionStart, selectionEnd } = field;
  fireEvent.change(field, {
    target: { value: value.slice(0, selectionStart) + text + value.slice(selectionEnd) },
  });
}

const describeItems = (draft: Draft): readonly string[] =>
  draft.activities[0]?.items.map(
    ({ title, options, rightAnswer }) =>
      `${title}: ${options.map(({ id, text }) => (rightAnswer.includes(id) ? '*' : '') + text).join(', ')}`,
  ) ?? [];

const notes = `1. What is water?
A) H2O
B) Salt
and sand
C) Air
Answer: A

2. What is air?
A) Iron
B) Gas`;

describe('pasted questions', () => {
  it('are shown first; Enter adds them in place of an empty question, in one step', async () => {
    const { user, draft, actor } = await renderItems(question('1'), blank);
    paste(getTitle(2), notes);
    const dialog = await screen.findByRole('dialog', { name: '2 questions understood' });
    expect(within(dialog).getByText('2 to check')).toBeInTheDocument();
    expect(within(dialog).getByText(/They will be added as questions 2 to 3/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Add 2 questions/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(describeItems(draft())).toEqual([
      'Question 1: *Option a, Option b, Option c',
      'What is water?: *H2O, Salt and sand, Air',
      'What is air?: *Iron, Gas',
    ]);
    expect(listSteps(actor.getSnapshot().context.history).map(({ name }) => name)).toEqual([
      { key: 'quiz.step.itemsAdded', values: { questions: 2, videos: 0, both: 'no' } },
    ]);
    await waitFor(() => {
      expect(getTitle(2)).toHaveFocus();
    });
  });

  it('are added as their author decides', async () => {
    const { user, draft } = await renderItems(question('1'));
    paste(getTitle(1), notes);
    const dialog = await screen.findByRole('dialog', { name: '2 questions understood' });
    expect(within(dialog).getByText('Line 4 has no letter.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Make it option C' }));
    expect(within(dialog).getByText('Line 4 is now option C.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Option B is right' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Add question 2' }));
    expect(within(dialog).getByText(/It will be added as question 2/)).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Add “What is water?”' }));
    await user.click(within(dialog).getByRole('button', { name: /^Add 2 questions/ }));
    expect(describeItems(draft()).slice(1)).toEqual([
      'What is water?: *H2O, Salt, and sand, Air',
      'What is air?: Iron, *Gas',
    ]);
  });

  it('are pasted as text on Escape', async () => {
    const { user, draft } = await renderItems(question('1', { title: 'Before after' }));
    getTitle(1).setSelectionRange(7, 7);
    paste(getTitle(1), notes);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(getTitle(1)).toHaveValue(`Before ${notes}after`);
    });
    expect(draft().activities[0]?.items).toHaveLength(1);
  });

  it('are not added when the dialog is closed', async () => {
    const { user, draft } = await renderItems(question('1'));
    paste(getTitle(1), notes);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(describeItems(draft())).toEqual(['Question 1: *Option a, Option b, Option c']);
  });

  it('are read in the format that their author chooses', async () => {
    const { user } = await renderItems(blank);
    paste(getTitle(1), notes);
    const dialog = await screen.findByRole('dialog', { name: '2 questions understood' });
    await user.click(within(dialog).getByRole('button', { name: 'Read as Lettered options' }));
    await user.click(screen.getByRole('option', { name: 'Aiken' }));
    await screen.findByRole('dialog', { name: 'No question in this format' });
    expect(screen.getByRole('button', { name: /^Add 0 questions/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are left to the browser with Ctrl+Shift+V, as is a single line', async () => {
    const { user } = await renderItems(blank);
    await user.click(getTitle(1));
    await user.keyboard('{Control>}{Shift>}v{/Shift}{/Control}');
    paste(getTitle(1), notes);
    expect(getTitle(1)).toHaveValue(notes);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('prose of several lines is pasted as text without a question', async () => {
    await renderItems(blank);
    paste(getTitle(1), 'Water is a molecule.\nIt has two atoms of hydrogen.');
    await waitFor(() => {
      expect(getTitle(1)).toHaveValue('Water is a molecule.\nIt has two atoms of hydrogen.');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('lines pasted into an option', () => {
  it('become options from there on, in one step, and can be one text', async () => {
    const { user, draft } = await renderItems(blank);
    paste(getOption(2), 'a) One\n*b) Two\nc) Three\nd) Four');
    await waitFor(() => {
      expect(describeItems(draft())).toEqual([': , One, *Two, Three, Four']);
    });
    await user.click(await screen.findByRole('button', { name: 'Paste as text' }));
    expect(describeItems(draft())).toEqual([': *, a) One *b) Two c) Three d) Four, , ']);
  });
});

describe('formatting', () => {
  it('is kept where its author wants it, without taking the focus before', async () => {
    const { user, draft } = await renderItems(question('1', { title: 'What is ?' }));
    getTitle(1).setSelectionRange(8, 8);
    paste(getTitle(1), 'H2O', '<p>H<sub>2</sub>O</p>');
    const button = await screen.findByRole('button', { name: 'Keep formatting' });
    expect(getTitle(1)).toHaveFocus();
    expect(getTitle(1)).toHaveValue('What is H2O?');
    await user.click(button);
    await waitFor(() => {
      expect(draft().activities[0]?.items[0]?.title).toBe('<p>What is H<sub>2</sub>O?</p>');
    });
    expect(screen.queryByRole('button', { name: 'Keep formatting' })).toBeNull();
  });

  it('is not offered for plain text', async () => {
    await renderItems(blank);
    paste(getTitle(1), 'Water', '<p style="font-weight:400">Water</p>');
    expect(getTitle(1)).toHaveValue('Water');
    expect(screen.queryByRole('button', { name: 'Keep formatting' })).toBeNull();
  });
});
