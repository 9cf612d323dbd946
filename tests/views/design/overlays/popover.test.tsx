import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { Popover } from '../../../../src/views/design/overlays/popover.tsx';
// Loads the code of popovers before a test opens one.
import '../../../../src/views/design/overlays/popover-panel.tsx';

let presses = 0;

beforeEach(() => {
  presses = 0;
  render(
    <>
      <Popover label="Details" trigger={(trigger) => <button {...trigger}>Status</button>}>
        <p>Everything is stored.</p>
      </Popover>
      <button
        onClick={() => {
          presses += 1;
        }}
      >
        Elsewhere
      </button>
    </>,
  );
});

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Status' });
const panel = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Details' });

test('the button of a note opens it and closes it again', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  expect(await screen.findByRole('dialog', { name: 'Details' })).toHaveTextContent(
    'Everything is stored.',
  );
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  await user.click(trigger());
  expect(panel()).toBeNull();
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes a popover and acts on its target', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await screen.findByRole('dialog', { name: 'Details' });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(presses).toBe(1);
  expect(panel()).toBeNull();
});

test('Escape closes a note and returns the focus to its button', async () => {
  const user = userEvent.setup();
  await user.click(trigger());
  await screen.findByRole('dialog', { name: 'Details' });
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  await waitFor(() => {
    expect(trigger()).toHaveFocus();
  });
});
