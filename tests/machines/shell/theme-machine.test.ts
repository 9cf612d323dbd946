import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type Theme,
  selectTheme,
  themeMachine,
} from '../../../src/machines/shell/theme-machine.ts';

test('the theme starts as stored; a selected theme is shown and stored', () => {
  const storedValue: Theme[] = [];
  const saveTheme = fromPromise<void, Theme>(async ({ input }) => {
    storedValue.push(input);
  });
  const theme = createActor(themeMachine.provide({ actors: { saveTheme } }), {
    input: { theme: 'system' },
  }).start();
  theme.send({ type: 'theme.choose', theme: 'dark' });
  expect(selectTheme(theme.getSnapshot())).toBe('dark');
  expect(storedValue).toEqual(['dark']);
});
