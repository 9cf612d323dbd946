import { fromPromise } from 'xstate';

import { sidebarMachine } from '../../machines/shell/sidebar-machine.ts';
import { themeMachine, type Theme } from '../../machines/shell/theme-machine.ts';
import { remember } from '../remembered.ts';
import { keepTheme } from './theme.ts';

/** The theme, kept by this browser. */
export const suppliedTheme = themeMachine.provide({
  actors: { keepTheme: fromPromise<void, Theme>(({ input }) => keepTheme(input)) },
});

/** The sidebar, whose width is kept by this browser. */
export const suppliedSidebar = sidebarMachine.provide({
  actors: {
    keepCollapsed: fromPromise<void, boolean>(({ input }) =>
      remember('sidebar', input ? 'collapsed' : 'open'),
    ),
  },
});
