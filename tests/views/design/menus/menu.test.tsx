import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Button } from '../../../../src/views/design/buttons/button.tsx';
import { Menu } from '../../../../src/views/design/menus/menu.tsx';
// Loads the code of menus before a test opens one.
import '../../../../src/views/design/menus/menu-panel.tsx';

function renderMenu(): readonly string[] {
  const chosen: string[] = [];
  const action = (label: string, disabledReason?: string) => ({
    kind: 'action' as const,
    label,
    disabledReason,
    onSelect: () => {
      chosen.push(label);
    },
  });
  render(
    <>
      <Menu
        label="Actions"
        items={[
          action('Share'),
          action('Copy'),
          { kind: 'line', id: 'a' },
          action('Publish', 'There are no questions yet.'),
          action('Delete'),
        ]}
      >
        {(trigger) => <Button {...trigger}>More</Button>}
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  return chosen;
}

const more = (): HTMLElement => screen.getByRole('button', { name: 'More', hidden: true });
const expectFocusOn = (element: () => HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(element()).toHaveFocus();
  });
const row = (name: RegExp): HTMLElement => screen.getByRole('menuitem', { name });

test('a menu opens by its button on the first row and by the up arrow on the last', async () => {
  renderMenu();
  await userEvent.click(more());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(row(/Share/)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectFocusOn(more);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(row(/Delete/)).toHaveFocus();
});

test('arrow keys wrap around, Home and End jump, a letter finds its item', async () => {
  renderMenu();
  more().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(row(/Delete/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row(/Share/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(row(/Delete/)).toHaveFocus();
  await userEvent.keyboard('{Home}c');
  expect(row(/Copy/)).toHaveFocus();
});

test('Enter activates once, closes and returns the focus; a disabled item shows the reason and stays open', async () => {
  const chosen = renderMenu();
  await userEvent.click(more());
  await userEvent.keyboard('p{Enter}');
  expect(row(/Publish/)).toHaveAccessibleName('Publish There are no questions yet.');
  expect(row(/Publish/)).toHaveAttribute('aria-disabled', 'true');
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Copy']);
  expect(more()).toHaveFocus();
});

test('a press elsewhere closes the menu', async () => {
  renderMenu();
  await userEvent.click(more());
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});
