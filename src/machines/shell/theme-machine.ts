import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';

import { notProvided } from '../shared/not-provided.ts';

/** The themes. `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;

/** One of the themes. */
export type Theme = (typeof themes)[number];

/**
 * The selected theme. The stored theme comes as input. Provide `saveTheme`, which applies it
 * (`data-theme` on the root element) and stores it.
 */
export const themeMachine = setup({
  types: {
    input: {} as { readonly theme: Theme },
    context: {} as { readonly theme: Theme },
    events: {} as { readonly type: 'theme.choose'; readonly theme: Theme },
  },
  actors: { saveTheme: fromPromise<void, Theme>(notProvided('saveTheme')) },
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
        src: 'saveTheme',
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

/** Returns the selected theme. */
export const selectTheme = ({ context }: SnapshotFrom<typeof themeMachine>): Theme => context.theme;
