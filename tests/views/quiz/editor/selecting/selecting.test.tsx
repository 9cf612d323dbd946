import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, keysOf, question, video } from '../../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../../machines/quiz/editor/running-editor.ts';
import { countRendersDuring } from '../../../../support/count-renders.ts';
import { renderEditor } from '../render-editor.tsx';

const renderItems = () =>
  renderEditor(
    {
      ok: true,
      value: loaded(draftOf([question('1'), question('2'), video('v'), question('3')], [])),
    },
    { kind: 'stored', quiz: 12 },
  );
const getBox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const findBar = async () => within(await screen.findByRole('toolbar', { name: 'Selected items' }));

describe('selecting items', () => {
  it('renders only the card of the item that is selected', async () => {
    const { user } = await renderItems();
    await user.click(getBox('Question 1'));
    await findBar();
    const counts = await countRendersDuring(() => user.click(getBox('Question 2')));
    expect(counts).toMatchObject({ QuestionCard: 1 });
    expect(counts).not.toHaveProperty('QuestionBody');
    expect(counts).not.toHaveProperty('ItemList');
  });

  it('is done by the checkbox, with Shift as a range, and by a click with Control', async () => {
    const { user, actor } = await renderItems();
    await user.click(getBox('Question 1'));
    fireEvent.click(getBox('Video Video v'), { shiftKey: true });
    expect([...actor.getSnapshot().context.selectedItems]).toEqual(['1', '2', 'v']);
    fireEvent.click(screen.getByRole('heading', { name: 'Question 2' }), { ctrlKey: true });
    expect([...actor.getSnapshot().context.selectedItems]).toEqual(['1', 'v']);
    expect((await findBar()).getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all items' }));
    expect((await findBar()).getByText('4 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('toolbar', { name: 'Selected items' })).toBeNull();
    });
  });

  it('QED-47 says why a video is not duplicated and has no answers', async () => {
    const { user } = await renderItems();
    await user.click(getBox('Video Video v'));
    const bar = await findBar();
    expect(bar.getByRole('button', { name: 'Duplicate' })).toHaveAttribute('aria-disabled', 'true');
    expect(bar.getByRole('button', { name: 'Multiple answers' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.queryByRole('checkbox', { name: 'Select Video Video v' })).toBeNull();
    });
  });

  it('QED-25 allows several answers in all selected questions, and one again', async () => {
    const { user, draft } = await renderItems();
    await user.click(screen.getByRole('checkbox', { name: 'Select all items' }));
    const button = (await findBar()).getByRole('button', { name: 'Multiple answers' });
    await user.click(button);
    const areMultiple = () => draft().activities[0]?.items.map(({ isMultiple }) => isMultiple);
    expect(areMultiple()).toEqual([true, true, false, true]);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(areMultiple()).toEqual([false, false, false, false]);
  });

  it('Alt with Up and Down moves an option, which keeps the focus', async () => {
    const { user, draft } = await renderItems();
    const options = within(screen.getByRole('group', { name: 'Options of question 1' }));
    await user.click(options.getByRole('textbox', { name: 'Option A' }));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
    expect(draft().activities[0]?.items[0]?.options.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(options.getByRole('textbox', { name: 'Option C' })).toHaveFocus();
    expect(keysOf(draft())).toEqual([['1', '2', 'v', '3'], []]);
  });
});
