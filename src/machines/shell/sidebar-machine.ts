import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '../shared/not-provided.ts';

/**
 * The sidebar (NAV-002 to NAV-004): a column that collapses to an icon strip and is stored, and a
 * drawer on phones. The stored state comes as input. Provide `saveCollapsed`.
 */
export const sidebarMachine = setup({
  types: {
    input: {} as { readonly collapsed: boolean },
    context: {} as { readonly collapsed: boolean },
    events: {} as { readonly type: 'sidebar.toggle' | 'drawer.open' | 'drawer.close' },
  },
  actors: { saveCollapsed: fromPromise<void, boolean>(notProvided('saveCollapsed')) },
}).createMachine({
  id: 'sidebar',
  context: ({ input }) => ({ collapsed: input.collapsed }),
  type: 'parallel',
  states: {
    column: {
      initial: 'kept',
      on: {
        'sidebar.toggle': {
          target: '.keeping',
          reenter: true,
          actions: assign({ collapsed: ({ context }) => !context.collapsed }),
        },
      },
      states: {
        kept: {},
        keeping: {
          invoke: {
            src: 'saveCollapsed',
            input: ({ context }) => context.collapsed,
            onDone: 'kept',
            onError: 'forgotten',
          },
        },
        forgotten: {},
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.open': 'open' } },
        open: { on: { 'drawer.close': 'closed' } },
      },
    },
  },
});

/** A running sidebar machine. */
export type SidebarRef = ActorRefFrom<typeof sidebarMachine>;

/** Returns whether the column is an icon strip. */
export const selectIsCollapsed = ({ context }: SnapshotFrom<typeof sidebarMachine>): boolean =>
  context.collapsed;

/** Returns whether the drawer of a phone is open. */
export const selectIsDrawerOpen = (snapshot: SnapshotFrom<typeof sidebarMachine>): boolean =>
  snapshot.matches({ drawer: 'open' });
