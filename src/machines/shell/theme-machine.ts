import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';

import { notSupplied } from './not-supplied.ts';

/** What a person chose; `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;

/** One of the themes. */
export type Theme = (typeof themes)[number];

/** The chosen theme. The caller supplies `keepTheme`, which shows it (`data-theme` on the root element) and remembers it; what was remembered comes as input. */
export const themeMachine = setup({
  types: {
    input: {} as { readonly theme: Theme },
    context: {} as { readonly theme: Theme },
    events: {} as { readonly type: 'theme.choose'; readonly theme: Theme },
  },
  actors: { keepTheme: fromPromise<void, Theme>(notSupplied) },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ theme: input.theme }),
  initial: 'kept',
  on: {
    'theme.choose': {
      target: '.keeping',
      reenter: true,
      actions: assign({ theme: ({ event }) => event.theme }),
    },
  },
  states: {
    kept: {},
    keeping: {
      invoke: {
        src: 'keepTheme',
        input: ({ context }) => context.theme,
        onDone: 'kept',
        onError: 'forgotten',
      },
    },
    forgotten: {},
  },
});

/** A running theme machine. */
export type ThemeRef = ActorRefFrom<typeof themeMachine>;

/** The chosen theme. */
export const selectTheme = ({ context }: SnapshotFrom<typeof themeMachine>): Theme => context.theme;
