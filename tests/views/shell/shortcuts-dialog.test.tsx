import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { paletteMachine } from '../../../src/machines/shell/palette-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { ShortcutsDialog } from '../../../src/views/shell/shortcuts-dialog.tsx';

it('the keys of lists stand in the list of shortcuts and are switched off there', async () => {
  const palette = createActor(paletteMachine).start();
  palette.send({ type: 'shortcuts.open' });
  const switched: boolean[] = [];
  render(
    <MessagesProvider>
      <ShortcutsDialog palette={palette} hasListKeys onListKeys={(isOn) => switched.push(isOn)} />
    </MessagesProvider>,
  );
  const group = screen.getByRole('region', { name: 'When a list is focused' });
  expect([...group.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
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
