import { type ActorRefFrom, type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';

import type { OfferedLanguage, ShownLanguage } from '../../domain/messages/languages.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';

interface LanguageContext {
  readonly language: ShownLanguage;
  readonly isSignedIn: boolean;
  /** Whether the person chose a language here that the server does not have yet. */
  readonly isUnsent: boolean;
}

type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: ShownLanguage }
  /** Another page of this browser shows a language. */
  | { readonly type: 'language.chosenElsewhere'; readonly language: ShownLanguage }
  /** A person has signed in, for whom the server keeps this language; null for none. */
  | { readonly type: 'language.signedIn'; readonly language: OfferedLanguage | null }
  | { readonly type: 'language.signedOut' };

/**
 * The language of the console. The one that this browser keeps comes as input. The server keeps one
 * for each person: it is shown when they sign in, unless they chose another one on the signed-out
 * pages. Provide `showLanguage`, which shows a language and keeps it in this browser, and
 * `keepLanguage`, which keeps it on the server.
 */
export const languageMachine = setup({
  types: {
    input: {} as { readonly language: ShownLanguage },
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as Emitted,
  },
  actors: {
    showLanguage: fromPromise<void, ShownLanguage>(notProvided('showLanguage')),
    keepLanguage: fromCall<unknown, ShownLanguage>(notProvided('keepLanguage')),
  },
  guards: {
    isServerToKeepIt: ({ context: { isSignedIn, isUnsent } }) => isSignedIn && isUnsent,
    isUnsent: ({ context }) => context.isUnsent,
    personHasLanguage: ({ event }) => event.type === 'language.signedIn' && event.language !== null,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, isSignedIn: false, isUnsent: false }),
  initial: 'kept',
  on: {
    'language.choose': {
      target: '.showing',
      reenter: true,
      actions: assign({ language: ({ event }) => event.language, isUnsent: true }),
    },
    'language.chosenElsewhere': {
      target: '.showing',
      reenter: true,
      actions: assign({ language: ({ event }) => event.language, isUnsent: false }),
    },
    'language.signedIn': [
      { guard: 'isUnsent', target: '.keeping', actions: assign({ isSignedIn: true }) },
      {
        guard: 'personHasLanguage',
        target: '.showing',
        actions: assign({
          language: ({ context, event }) => event.language ?? context.language,
          isSignedIn: true,
        }),
      },
      { actions: assign({ isSignedIn: true }) },
    ],
    'language.signedOut': {
      target: '.kept',
      actions: assign({ isSignedIn: false, isUnsent: false }),
    },
  },
  states: {
    kept: {},
    showing: {
      invoke: {
        src: 'showLanguage',
        input: ({ context }) => context.language,
        onDone: [{ guard: 'isServerToKeepIt', target: 'keeping' }, { target: 'kept' }],
        onError: 'kept',
      },
    },
    keeping: {
      invoke: {
        src: 'keepLanguage',
        input: ({ context }) => context.language,
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'kept',
            actions: assign({ isUnsent: false }),
          },
          {
            target: 'notKept',
            actions: emit({
              type: 'notice',
              notice: { severity: 'error', message: { key: 'shell.languageNotKept' } },
            }),
          },
        ],
      },
    },
    notKept: {},
  },
});

/** A running language machine. */
export type LanguageRef = ActorRefFrom<typeof languageMachine>;

/** Returns the language that is shown or will be as soon as its texts are loaded. */
export const selectLanguage = ({ context }: SnapshotFrom<typeof languageMachine>): ShownLanguage =>
  context.language;
