import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
// Loads the code of popovers before a test opens one.
import '../../../../src/views/design/overlays/popover-panel.tsx';
import { renderEditor } from './render-editor.tsx';

const editor = (...items: Parameters<typeof question>[1][]) =>
  renderEditor(
    { ok: true, value: loaded(draftOf(items.map((parts, at) => question(String(at + 1), parts)))) },
    { kind: 'stored', quiz: 12 },
  );

describe('reasons of disabled controls and their remedies', () => {
  it('QED-20 the last activity cannot be deleted; the remedy adds an activity', async () => {
    const { user, draft } = await editor({});
    const button = screen.getByRole('button', { name: 'Delete Activity 1' });
    await user.click(button);
    const why = within(screen.getByRole('dialog', { name: 'A quiz needs at least one activity.' }));
    await user.click(why.getByRole('button', { name: 'Add an activity' }));
    expect(draft().activities).toHaveLength(2);
    expect(button).toHaveFocus();
    await user.click(button);
    expect(draft().activities.map(({ title }) => title)).toEqual(['Activity 2']);
  });

  it('QED-28 the only option cannot be removed; the remedy adds an option and focuses it', async () => {
    const { user, draft } = await editor({ options: [{ id: 'a', text: 'x' }] });
    await user.click(screen.getByRole('button', { name: 'Remove option A' }));
    const why = within(
      screen.getByRole('dialog', { name: 'A question needs at least one option.' }),
    );
    await user.click(why.getByRole('button', { name: 'Add option' }));
    expect(draft().activities[0]?.items[0]?.options).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Option B' })).toHaveFocus();
  });

  it('QED-26 the last right answer is disabled with a reason', async () => {
    await editor({ isMultiple: true, rightAnswer: ['a'] });
    const box = screen.getByRole('checkbox', { name: 'Option A is right' });
    expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveAccessibleDescription('A question needs at least one right answer.');
    expect(screen.getByRole('checkbox', { name: 'Option B is right' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('NAV-010 undo and redo without steps are disabled with a reason, reachable by keyboard', async () => {
    const { user } = await editor({});
    for (const [name, reason] of [
      ['Undo', 'There is nothing to undo.'],
      ['Redo', 'There is nothing to redo.'],
    ] as const) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).not.toHaveAttribute('disabled');
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      expect(screen.getByRole('tooltip')).toHaveTextContent(reason);
    }
  });

  it('QVAL-02 Save is busy while the quiz is being saved and ignores presses', async () => {
    const { user, saves } = await editor({});
    await user.click(screen.getByRole('button', { name: /Save Quiz/ }));
    const save = screen.getByRole('button', { name: /Save Quiz/ });
    expect(save).toHaveAccessibleDescription('The quiz is being saved.');
    await user.click(save);
    expect(saves).toHaveLength(1);
  });
});
