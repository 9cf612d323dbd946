import { fromPromise } from 'xstate';

import { sidebarMachine } from '../../machines/shell/sidebar-machine.ts';
import { themeMachine, type Theme } from '../../machines/shell/theme-machine.ts';
import { saveSetting } from '../browser/local-settings.ts';
import { saveTheme } from './theme.ts';

/** Provides the theme, which this browser stores. */
export const provideTheme = themeMachine.provide({
  actors: { saveTheme: fromPromise<void, Theme>(({ input }) => saveTheme(input)) },
});

/** Provides the sidebar, whose state this browser stores. */
export const provideSidebar = sidebarMachine.provide({
  actors: {
    saveCollapsed: fromPromise<void, boolean>(({ input }) =>
      saveSetting('sidebar', input ? 'collapsed' : 'open'),
    ),
  },
});
