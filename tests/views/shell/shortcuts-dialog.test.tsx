import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { paletteMachine } from '../../../src/machines/shell/palette-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { ShortcutsDialog } from '../../../src/views/shell/shortcuts-dialog.tsx';

function renderDialog() {
  const palette = createActor(paletteMachine).start();
  palette.send({ type: 'shortcuts.open' });
  const switched: boolean[] = [];
  render(
    <MessagesProvider>
      <ShortcutsDialog palette={palette} hasListKeys onListKeys={(isOn) => switched.push(isOn)} />
    </MessagesProvider>,
  );
  return { palette, switched };
}
const listRows = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map(
    ({ textContent }) => textContent,
  );

it('the keys of lists stand in the list of shortcuts and are switched off there', async () => {
  const { palette, switched } = renderDialog();
  expect(listRows('When a list is focused')).toEqual([
    'Search the list/',
    'Next or previous rowjk',
    'Open the rowEnter',
    'Select the rowx',
    'Createc',
  ]);
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Use these keys in lists' }));
  expect(switched).toEqual([false]);
  await userEvent.keyboard('{Escape}');
  expect(palette.getSnapshot().value).toBe('closed');
});

it.each([
  ['Linux x86_64', ['Ctrl Enter', 'Alt 1 … 9', 'Alt ↑Alt ↓', 'Ctrl Shift V']],
  ['Win32', ['Ctrl Enter', 'Alt 1 … 9', 'Alt ↑Alt ↓', 'Ctrl Shift V']],
  ['MacIntel', ['⌘ Enter', '⌃ 1 … 9', '⌥ ↑⌥ ↓', '⇧ ⌘ V']],
  ['iPad', ['⌘ Enter', '⌃ 1 … 9', '⌥ ↑⌥ ↓', '⇧ ⌘ V']],
])('the list of shortcuts shows the keys of %s', (platform, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  renderDialog();
  const rows = listRows('In the text of a question').join();
  for (const shown of keys) expect(rows).toContain(shown);
});
