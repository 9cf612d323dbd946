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
    personHasLanguage: ({ context, event }) =>
      event.type === 'language.signedIn' && event.language !== null && !context.isUnsent,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    choose: assign(({ event }) =>
      event.type === 'language.choose' ? { language: event.language, isUnsent: true } : {},
    ),
    follow: assign(({ event }) =>
      event.type === 'language.chosenElsewhere'
        ? { language: event.language, isUnsent: false }
        : {},
    ),
    takeOfPerson: assign(({ event }) =>
      event.type === 'language.signedIn' && event.language !== null
        ? { language: event.language }
        : {},
    ),
    signIn: assign({ isSignedIn: true }),
    signOut: assign({ isSignedIn: false, isUnsent: false }),
    setSent: assign({ isUnsent: false }),
    announceFailure: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'shell.languageNotKept' } },
    }),
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ ...input, isSignedIn: false, isUnsent: false }),
  initial: 'kept',
  on: {
    'language.choose': { target: '.showing', reenter: true, actions: 'choose' },
    'language.chosenElsewhere': { target: '.showing', reenter: true, actions: 'follow' },
    'language.signedIn': [
      { guard: 'personHasLanguage', target: '.showing', actions: ['signIn', 'takeOfPerson'] },
      { target: '.keeping', actions: 'signIn' },
    ],
    'language.signedOut': { target: '.kept', actions: 'signOut' },
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
          { guard: withOutput('hasSucceeded'), target: 'kept', actions: 'setSent' },
          { target: 'notKept', actions: 'announceFailure' },
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
