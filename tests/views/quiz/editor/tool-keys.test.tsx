import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const renderTwo = () =>
  renderEditor(
    { ok: true, value: loaded(draftOf([question('1'), question('2')], [question('3')])) },
    { kind: 'stored', quiz: 12 },
  );
const getOption = (letter: string) =>
  within(screen.getByRole('group', { name: 'Options of question 1' })).getByRole('textbox', {
    name: `Option ${letter}`,
  });
const getButton = (name: string) => screen.getByRole('button', { name });
const getHandle = () => getButton('Reorder Question 1');

describe('the tools of a question', () => {
  it('Tab goes from the text of a question through its options, past the tools', async () => {
    const { user } = await renderTwo();
    getHandle().focus();
    const names: string[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      const focused = document.activeElement;
      const label = focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent;
      names.push(label ?? focused?.textContent ?? '');
    }
    expect(screen.getByRole('toolbar', { name: 'Tools of Question 1' })).toContainElement(
      getHandle(),
    );
    expect(names).toEqual([
      'Question 1',
      'Option A is right',
      'Option A',
      'Option B',
      'Option C',
      'Add option',
    ]);
  });

  it('arrows, Home and End go from tool to tool, and only the one with the focus is a Tab stop', async () => {
    const { user } = await renderTwo();
    getHandle().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getButton('Delete question 1')).toHaveFocus();
    expect([getButton('Delete question 1').tabIndex, getHandle().tabIndex]).toEqual([0, -1]);
    await user.keyboard('{ArrowLeft}');
    expect(getButton('Move Question 1 to another activity')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getAllByRole('button', { name: 'Remove option C' })[0]).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(getHandle()).toHaveFocus();
    await user.tab();
    expect([getButton('Delete question 1').tabIndex, getHandle().tabIndex]).toEqual([-1, 0]);
  });

  it('Alt+F10 goes from an option to its tools, Escape back to the option', async () => {
    const { user, draft } = await renderTwo();
    getOption('B').focus();
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(getButton('Rich text for Option B')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByRole('button', { name: 'Remove option B' })[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(getOption('B')).toHaveFocus();
    await user.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{Enter}');
    const [item] = draft().activities[0]?.items ?? [];
    expect(item?.type === 'question' && item.options.map(({ text }) => text)).toEqual([
      'Option a',
      'Option c',
    ]);
  });
});

describe('the ways past the tools', () => {
  const readFocus = (): string => {
    const focused = document.activeElement;
    return (
      focused?.getAttribute('aria-label') ??
      focused?.closest('label')?.textContent ??
      focused?.textContent ??
      ''
    );
  };

  it('an activity and the head of its items are one Tab stop each, and arrows reach their tools', async () => {
    const { user } = await renderTwo();
    getButton('Add activity').focus();
    const names: string[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      names.push(readFocus());
    }
    expect(names).toEqual([
      'Activity 12 questions',
      'Activity 21 question',
      'Select all items',
      'Reorder Question 1',
      'Question 1',
    ]);
    getButton('Activity 12 questions').focus();
    const reached: string[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await user.keyboard('{ArrowRight}');
      reached.push(readFocus());
    }
    expect(reached).toEqual([
      'Rename Activity 1',
      'Duplicate Activity 1',
      'Delete Activity 1',
      'Reorder Activity 1',
    ]);
    screen.getByRole('checkbox', { name: 'Select all items' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(readFocus()).toBe('Expand All');
  });

  it('a link before the details leads to the first question, or adds one', async () => {
    const { user } = await renderTwo();
    screen.getByRole('link', { name: 'Go to the first question' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('textbox', { name: 'Question' })[0]).toHaveFocus();
  });

  it('the head, the text and the options of a question are one group with its name', async () => {
    await renderTwo();
    const group = screen.getByRole('group', { name: 'Question 1' });
    expect(group).toContainElement(getHandle());
    expect(group).toContainElement(getOption('A'));
  });
});
