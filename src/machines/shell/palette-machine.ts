import { type ActorRefFrom, type SnapshotFrom, emit, setup } from 'xstate';

import type { Emitted } from '../shared/emitted.ts';

/** A command of the palette that does not navigate; the composition root executes it. */
export type ShellCommand =
  | 'sidebar.toggle'
  | 'theme.system'
  | 'theme.light'
  | 'theme.dark'
  | 'session.signOut';

/** The target of an entry: a path below the route prefix, a command, or the list of shortcuts. */
export type PaletteTarget =
  | { readonly kind: 'place'; readonly to: string }
  | { readonly kind: 'command'; readonly command: ShellCommand }
  | { readonly kind: 'shortcuts' };

/** A path to navigate to, or a command to execute. */
export type PaletteEmitted =
  | Extract<Emitted, { type: 'navigate' }>
  | { readonly type: 'shell.command'; readonly command: ShellCommand };

type Event =
  | { readonly type: 'palette.open' | 'palette.close' | 'shortcuts.open' | 'shortcuts.close' }
  | { readonly type: 'palette.choose'; readonly target: PaletteTarget };

/** The command palette (Ctrl K) and the list of shortcuts ('?'). One of them is open at a time. */
export const paletteMachine = setup({
  types: {
    events: {} as Event,
    emitted: {} as PaletteEmitted,
  },
  guards: {
    isShortcuts: ({ event }) =>
      event.type === 'palette.choose' && event.target.kind === 'shortcuts',
  },
  actions: {
    emitTarget: emit(({ event }): PaletteEmitted => {
      if (event.type !== 'palette.choose' || event.target.kind === 'shortcuts')
        throw new Error('Only a chosen place or command is followed.');
      return event.target.kind === 'place'
        ? { type: 'navigate', to: event.target.to }
        : { type: 'shell.command', command: event.target.command };
    }),
  },
}).createMachine({
  id: 'palette',
  initial: 'closed',
  states: {
    closed: { on: { 'palette.open': 'open', 'shortcuts.open': 'shortcuts' } },
    open: {
      on: {
        'palette.close': 'closed',
        'palette.open': 'closed',
        'palette.choose': [
          { guard: 'isShortcuts', target: 'shortcuts' },
          { target: 'closed', actions: 'emitTarget' },
        ],
      },
    },
    shortcuts: {
      on: { 'shortcuts.close': 'closed', 'shortcuts.open': 'closed', 'palette.open': 'open' },
    },
  },
});

/** A running palette machine. */
export type PaletteRef = ActorRefFrom<typeof paletteMachine>;

/** Returns whether the palette is open. */
export const selectIsPaletteOpen = (snapshot: SnapshotFrom<typeof paletteMachine>): boolean =>
  snapshot.matches('open');

/** Returns whether the list of shortcuts is open. */
export const selectAreShortcutsOpen = (snapshot: SnapshotFrom<typeof paletteMachine>): boolean =>
  snapshot.matches('shortcuts');
