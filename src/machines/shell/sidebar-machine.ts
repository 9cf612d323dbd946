import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';

import { notSupplied } from './not-supplied.ts';

/**
 * The sidebar (NAV-002 to NAV-004): a column that collapses to an icon strip and is remembered, a drawer on phones.
 * The caller supplies `keepCollapsed`, which remembers the choice; what was remembered comes as input.
 */
export const sidebarMachine = setup({
  types: {
    input: {} as { readonly collapsed: boolean },
    context: {} as { readonly collapsed: boolean },
    events: {} as { readonly type: 'sidebar.toggle' | 'drawer.open' | 'drawer.close' },
  },
  actors: { keepCollapsed: fromPromise<void, boolean>(notSupplied) },
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
            src: 'keepCollapsed',
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

/** Whether the column is an icon strip. */
export const selectCollapsed = ({ context }: SnapshotFrom<typeof sidebarMachine>): boolean =>
  context.collapsed;

/** Whether the drawer of a phone is open. */
export const selectDrawerIsOpen = (snapshot: SnapshotFrom<typeof sidebarMachine>): boolean =>
  snapshot.matches({ drawer: 'open' });
