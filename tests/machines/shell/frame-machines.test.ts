import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import {
  type PaletteEmitted,
  paletteMachine,
  selectPaletteIsOpen,
  selectPaletteText,
  selectShortcutsAreOpen,
} from '../../../src/machines/shell/palette-machine.ts';
import {
  selectCollapsed,
  selectDrawerIsOpen,
  sidebarMachine,
} from '../../../src/machines/shell/sidebar-machine.ts';
import {
  type Theme,
  selectTheme,
  themeMachine,
} from '../../../src/machines/shell/theme-machine.ts';

test('NAV-003 the sidebar starts as it was remembered, and every change is remembered', () => {
  const kept: boolean[] = [];
  const keepCollapsed = fromPromise<void, boolean>(async ({ input }) => {
    kept.push(input);
  });
  const sidebar = createActor(sidebarMachine.provide({ actors: { keepCollapsed } }), {
    input: { collapsed: true },
  }).start();
  expect(selectCollapsed(sidebar.getSnapshot())).toBe(true);
  sidebar.send({ type: 'sidebar.toggle' });
  sidebar.send({ type: 'sidebar.toggle' });
  expect(selectCollapsed(sidebar.getSnapshot())).toBe(true);
  expect(kept).toEqual([false, true]);
});

test('NAV-003 a sidebar that cannot be remembered still changes', async () => {
  const keepCollapsed = fromPromise<void, boolean>(async () => {
    throw new Error('no storage');
  });
  const sidebar = createActor(sidebarMachine.provide({ actors: { keepCollapsed } }), {
    input: { collapsed: false },
  }).start();
  sidebar.send({ type: 'sidebar.toggle' });
  await Promise.resolve();
  sidebar.send({ type: 'sidebar.toggle' });
  expect(selectCollapsed(sidebar.getSnapshot())).toBe(false);
});

test('NAV-004 the drawer opens and closes beside the column', () => {
  const sidebar = createActor(sidebarMachine, { input: { collapsed: false } }).start();
  sidebar.send({ type: 'drawer.open' });
  expect(selectDrawerIsOpen(sidebar.getSnapshot())).toBe(true);
  sidebar.send({ type: 'drawer.close' });
  expect(selectDrawerIsOpen(sidebar.getSnapshot())).toBe(false);
});

test('the theme starts as it was remembered; a choice is shown and kept', () => {
  const kept: Theme[] = [];
  const keepTheme = fromPromise<void, Theme>(async ({ input }) => {
    kept.push(input);
  });
  const theme = createActor(themeMachine.provide({ actors: { keepTheme } }), {
    input: { theme: 'system' },
  }).start();
  theme.send({ type: 'theme.choose', theme: 'dark' });
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
  expect(kept).toEqual(['dark']);
});

function startPalette() {
  const emitted: PaletteEmitted[] = [];
  const palette = createActor(paletteMachine).start();
  palette.on('*', (event) => emitted.push(event));
  return { palette, emitted };
}

test('the palette goes to the chosen place, closes, and opens empty the next time', () => {
  const { palette, emitted } = startPalette();
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.search', text: 'spons' });
  palette.send({ type: 'palette.choose', target: { kind: 'place', to: '/sponsors' } });
  expect(selectPaletteIsOpen(palette.getSnapshot())).toBe(false);
  palette.send({ type: 'palette.open' });
  expect(selectPaletteText(palette.getSnapshot())).toBe('');
  expect(emitted).toEqual([{ type: 'navigate', to: '/sponsors' }]);
});

test('the palette hands out commands, and leads to the shortcuts in its own place', () => {
  const { palette, emitted } = startPalette();
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.choose', target: { kind: 'command', command: 'theme.dark' } });
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.choose', target: { kind: 'shortcuts' } });
  expect(selectShortcutsAreOpen(palette.getSnapshot())).toBe(true);
  expect(emitted).toEqual([{ type: 'shell.command', command: 'theme.dark' }]);
});
