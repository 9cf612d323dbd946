import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question } from '../../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from '../render-editor.tsx';

const renderActivities = () =>
  renderEditor(
    { ok: true, value: loaded(draftOf([question('1')], [question('2')])) },
    { kind: 'stored', quiz: 12 },
  );
const getList = () => within(screen.getByRole('list', { name: 'Activities' }));
const getField = () => getList().getByRole('textbox', { name: /^New title of/ });

describe('QED-03 renaming an activity of any quiz in the list', () => {
  it('by F2 and Enter, with the focus back at the activity; undo is one step', async () => {
    const { user, draft } = await renderActivities();
    getList()
      .getByRole('button', { name: /^Activity 2/ })
      .focus();
    await user.keyboard('{F2}');
    expect(getField()).toHaveFocus();
    await user.keyboard('Warm-up{Enter}');
    expect(draft().activities.map(({ title }) => title)).toEqual(['Activity 1', 'Warm-up']);
    expect(getList().getByRole('button', { name: /^Warm-up/ })).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(draft().activities[1]?.title).toBe('Activity 2');
    expect(getList().getByRole('button', { name: /^Activity 2/ })).toHaveFocus();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'goes on after Enter and Escape of a composition (%j)',
    async (composition) => {
      const { user, draft } = await renderActivities();
      await user.dblClick(getList().getByText('Activity 1'));
      await user.clear(getField());
      await user.type(getField(), '水');
      fireEvent.keyDown(getField(), { key: 'Enter', ...composition });
      fireEvent.keyDown(getField(), { key: 'Escape', ...composition });
      expect(getField()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(draft().activities[0]?.title).toBe('水');
    },
  );

  it('by a double click, by the button of the shown activity, and by leaving the field', async () => {
    const { user, draft } = await renderActivities();
    await user.dblClick(getList().getByText('Activity 1'));
    await user.type(getField(), ' first');
    await user.click(document.body);
    expect(draft().activities[0]?.title).toBe('Activity 1 first');
    await user.click(getList().getByRole('button', { name: 'Rename Activity 1 first' }));
    await user.keyboard('One{Enter}');
    expect(draft().activities[0]?.title).toBe('One');
  });

  it('Escape leaves the title as it is', async () => {
    const { user, draft } = await renderActivities();
    await user.dblClick(getList().getByText('Activity 1'));
    await user.keyboard('Other{Escape}');
    expect(draft().activities[0]?.title).toBe('Activity 1');
    expect(getList().getByRole('button', { name: /^Activity 1/ })).toHaveFocus();
  });

  it.each([
    ['an empty title', ' ', 'This field is required'],
    [
      'one that is too long',
      'x'.repeat(501),
      'The title of an activity is too long to be saved. It should have 500 characters or less.',
    ],
  ])('does not save %s, and says why', async (_, title, reason) => {
    const { user, draft } = await renderActivities();
    await user.dblClick(getList().getByText('Activity 1'));
    await user.clear(getField());
    await user.click(getField());
    await user.paste(title);
    await user.keyboard('{Enter}');
    expect(getField()).toHaveAccessibleDescription(reason);
    expect(getField()).toHaveFocus();
    await user.click(document.body);
    expect(draft().activities[0]?.title).toBe('Activity 1');
  });
});
