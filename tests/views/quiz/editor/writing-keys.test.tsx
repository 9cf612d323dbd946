import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const renderItems = (...items: readonly DraftItem[]) =>
  renderEditor({ ok: true, value: loaded(draftOf(items)) }, { kind: 'stored', quiz: 12 });
const getTitle = (number: number) => {
  const field = screen.getAllByRole('textbox', { name: 'Question' })[number - 1];
  if (field === undefined) throw new Error(`there is no question ${String(number)}`);
  return field;
};
const getOptions = (number: number) =>
  within(screen.getByRole('group', { name: `Options of question ${String(number)}` }));
const getOption = (number: number, option: number) =>
  getOptions(number).getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(option - 1)}` });

/** Presses a key in the title; returns whether it was left to the browser. */
const press = (key: string, code: string, modifiers: Readonly<Record<string, boolean>>): boolean =>
  fireEvent.keyDown(getTitle(1), { key, code, ...modifiers });
const readChosen = () =>
  ['A', 'B', 'C'].filter(
    (letter) =>
      getOptions(1).getByRole<HTMLInputElement>('radio', { name: `Option ${letter} is right` })
        .checked,
  );

describe('writing by keyboard', () => {
  it('Enter goes from the title to each option and adds one at the end', async () => {
    const { user, draft } = await renderItems(question('1'));
    await user.click(getTitle(1));
    await user.keyboard('{End}?{Enter}');
    expect(getOption(1, 1)).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(getOption(1, 3)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getOption(1, 4)).toHaveFocus();
    await user.keyboard('Last');
    const [item] = draft().activities[0]?.items ?? [];
    expect(item).toMatchObject({ title: 'Question 1?' });
    expect(item?.type === 'question' && item.options.map(({ text }) => text)).toEqual([
      'Option a',
      'Option b',
      'Option c',
      'Last',
    ]);
  });

  it('Shift+Enter begins a new line in the title', async () => {
    const { user } = await renderItems(question('1', { title: 'One' }));
    await user.click(getTitle(1));
    await user.keyboard('{End}{Shift>}{Enter}{/Shift}two');
    expect(getTitle(1)).toHaveValue('One\ntwo');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'the keys of a composition (%j) neither go on nor remove an option',
    async (composition) => {
      const { user } = await renderItems(question('1'), question('2'));
      await user.clear(getOption(1, 2));
      for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Backspace', 'Escape'])
        expect(fireEvent.keyDown(getOption(1, 2), { key, ...composition })).toBe(true);
      fireEvent.keyDown(getOption(1, 2), { key: 'Enter', ctrlKey: true, ...composition });
      expect(getOption(1, 2)).toHaveFocus();
      expect(getOptions(1).getAllByRole('textbox')).toHaveLength(3);
      expect(screen.getAllByRole('textbox', { name: 'Question' })).toHaveLength(2);
    },
  );

  it('QED-28 Backspace in an empty option removes it and goes to the end of the one before', async () => {
    const { user } = await renderItems(question('1'));
    await user.clear(getOption(1, 2));
    await user.keyboard('{Backspace}');
    expect(getOptions(1).getAllByRole('textbox')).toHaveLength(2);
    expect(getOption(1, 1)).toHaveFocus();
    await user.keyboard('!');
    expect(getOption(1, 1)).toHaveValue('Option a!');
  });

  it('QED-28 Backspace keeps the only option, says why, and stops at an empty text while held', async () => {
    const options = [{ id: 'a', text: '' }];
    const { user } = await renderItems(question('1', { options }), question('2'));
    await user.click(getOption(1, 1));
    await user.keyboard('{Backspace}');
    expect(getOptions(1).getAllByRole('textbox')).toHaveLength(1);
    expect(
      screen.getByText('A question needs at least one option.', { selector: 'output *' }),
    ).toBeInTheDocument();
    expect(getOption(1, 1)).toHaveFocus();
    await user.clear(getOption(2, 3));
    fireEvent.keyDown(getOption(2, 3), { key: 'Backspace', repeat: true });
    expect(getOptions(2).getAllByRole('textbox')).toHaveLength(3);
  });

  it('QED-22 Ctrl+Enter adds a question after this one and goes to its title', async () => {
    const { user, draft } = await renderItems(question('1'), question('2'));
    await user.click(getOption(1, 2));
    await user.keyboard('{Control>}{Enter}{/Control}Between');
    expect(getTitle(2)).toHaveFocus();
    expect(draft().activities[0]?.items.map(({ title }) => title)).toEqual([
      'Question 1',
      'Between',
      'Question 2',
    ]);
  });

  it('QED-24 QED-25 Alt and a digit choose the right answer, wherever the digit is on the keyboard', async () => {
    const { user } = await renderItems(question('1'));
    await user.click(getTitle(1));
    press('3', 'Digit3', { altKey: true });
    expect(readChosen()).toEqual(['C']);
    press('9', 'Digit9', { altKey: true });
    expect(readChosen()).toEqual(['C']);
    // On a French and a Czech keyboard.
    press('é', 'Digit2', { altKey: true });
    expect(readChosen()).toEqual(['B']);
    press('+', 'Digit1', { altKey: true });
    expect(readChosen()).toEqual(['A']);
  });

  it.each([
    ['∞', 'Digit2', { altKey: true }],
    ['Dead', 'Digit2', { altKey: true }],
    ['²', 'Digit2', { ctrlKey: true, altKey: true }],
    ['@', 'Digit2', { modifierAltGraph: true }],
    ['~', 'Digit2', { altKey: true, modifierAltGraph: true }],
    ['2', 'Numpad2', { altKey: true }],
  ])(
    'QED-24 %s, which Alt or AltGr types on %s, chooses nothing (%j)',
    async (key, code, modifiers) => {
      const { user } = await renderItems(question('1'));
      await user.click(getTitle(1));
      expect(press(key, code, modifiers)).toBe(true);
      expect(readChosen()).toEqual(['A']);
    },
  );

  it('QED-24 on a Mac Alt and a digit type, Control and a digit choose the right answer', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await renderItems(question('1'));
    await user.click(getTitle(1));
    for (const key of ['™', '€', 'ë', '[', '2'])
      expect(press(key, 'Digit2', { altKey: true })).toBe(true);
    expect(press('2', 'Digit2', { metaKey: true })).toBe(true);
    expect(readChosen()).toEqual(['A']);
    expect(press('2', 'Digit2', { ctrlKey: true })).toBe(false);
    expect(readChosen()).toEqual(['B']);
  });
});
