import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question, video } from '../../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../../machines/quiz/editor/running-editor.ts';
import { countRendersDuring } from '../../../../support/count-renders.ts';
import { renderEditor } from '../render-editor.tsx';

const rich = '<p>A <em>cell</em> wall</p>';
const draft = draftOf(
  [question('1', { title: 'What is a cell?' }), video('cell')],
  [question('2', { title: rich }), question('3')],
);
const renderFinding = async (isDistributed = false) => {
  const shown = await renderEditor(
    { ok: true, value: { ...loaded(draft), isDistributed } },
    { kind: 'stored', quiz: 12 },
  );
  fireEvent.keyDown(document, { key: 'f', ctrlKey: true });
  const bar = within(await screen.findByRole('search', { name: 'Find in quiz' }));
  return { ...shown, bar, field: bar.getByRole('textbox', { name: 'Find' }) };
};

describe('the find bar', () => {
  it('counts the matches of all activities and goes through them, keeping the focus', async () => {
    const { user, bar, field, actor } = await renderFinding();
    expect(field).toHaveFocus();
    await user.type(field, 'CELL');
    expect(bar.getAllByText('3 results')[0]).toBeVisible();
    await user.keyboard('{Enter}');
    expect(bar.getAllByText('1 of 3')[0]).toBeVisible();
    expect(bar.getByText('Activity 1, question 1')).toBeVisible();
    await user.keyboard('{Enter}{F3}');
    expect(bar.getAllByText('3 of 3')[0]).toBeVisible();
    expect(actor.getSnapshot().context.selected).toBe('B');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(bar.getByText('Activity 1, video')).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('can match the case', async () => {
    const { user, bar, field } = await renderFinding();
    await user.type(field, 'Cell');
    await user.click(bar.getByRole('button', { name: 'Match case' }));
    expect(bar.getAllByText('No results')[0]).toBeVisible();
  });

  it('closes on Escape, with the focus on the words that were found', async () => {
    const { user, field } = await renderFinding();
    await user.type(field, 'is a{Enter}{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('search', { name: 'Find in quiz' })).toBeNull();
    });
    const title = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })[0];
    expect(title).toHaveFocus();
    expect(title?.value.slice(title.selectionStart, title.selectionEnd)).toBe('is a');
  });

  it('leaves a second Ctrl+F to the browser', async () => {
    const { field } = await renderFinding();
    expect(fireEvent.keyDown(field, { key: 'f', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })).toBe(false);
  });

  it('replaces one after the other, or all in one step that undo takes back', async () => {
    const { user, bar, field, draft: now } = await renderFinding();
    await user.type(field, 'cell{Enter}');
    await user.click(bar.getByRole('button', { name: 'Replace', expanded: false }));
    await user.type(bar.getByRole('textbox', { name: 'Replace with' }), 'cells{Enter}');
    expect(now().activities[0]?.items[0]?.title).toBe('What is a cells?');
    expect(bar.getByText('Activity 1, video')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Replace all' }));
    expect(bar.getByText('Replaced “cell” 2 times')).toBeVisible();
    expect(now().activities.map(({ items }) => items[0]?.title)).toEqual([
      'What is a cellss?',
      '<p>A <em>cells</em> wall</p>',
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(now().activities[1]?.items[0]?.title).toBe(rich);
  });

  it('finds in a distributed quiz, and says why it does not replace', async () => {
    const { user, bar, field } = await renderFinding(true);
    await user.type(field, 'cell');
    await user.click(bar.getByRole('button', { name: 'Replace', expanded: false }));
    expect(bar.getByRole('button', { name: 'Replace all' })).toHaveAccessibleDescription(
      'The quiz has been distributed to students. Change its texts one by one.',
    );
  });

  it('renders nothing while somebody types in a question', async () => {
    const { user, field } = await renderFinding();
    await user.type(field, 'cell');
    const title = screen.getAllByRole('textbox', { name: 'Question' })[0];
    if (title === undefined) throw new Error('no question');
    const counts = await countRendersDuring(async () => {
      fireEvent.change(title, { target: { value: 'What is a cell wall?' } });
    });
    expect(counts).not.toHaveProperty('FindForm');
    expect(counts).not.toHaveProperty('FindInQuiz');
  });
});
