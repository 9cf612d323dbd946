import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type PaletteEmitted,
  paletteMachine,
  selectIsPaletteOpen,
  selectAreShortcutsOpen,
} from '../../../src/machines/shell/palette-machine.ts';

function startPalette() {
  const emitted: PaletteEmitted[] = [];
  const palette = createActor(paletteMachine).start();
  palette.on('*', (event) => emitted.push(event));
  return { palette, emitted };
}

test('the palette goes to the selected screen and closes', () => {
  const { palette, emitted } = startPalette();
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.choose', target: { kind: 'place', to: '/sponsors' } });
  expect(selectIsPaletteOpen(palette.getSnapshot())).toBe(false);
  expect(emitted).toEqual([{ type: 'navigate', to: '/sponsors' }]);
});

test('the palette emits commands and opens the shortcuts', () => {
  const { palette, emitted } = startPalette();
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.choose', target: { kind: 'command', command: 'theme.dark' } });
  palette.send({ type: 'palette.open' });
  palette.send({ type: 'palette.choose', target: { kind: 'shortcuts' } });
  expect(selectAreShortcutsOpen(palette.getSnapshot())).toBe(true);
  expect(emitted).toEqual([{ type: 'shell.command', command: 'theme.dark' }]);
});
