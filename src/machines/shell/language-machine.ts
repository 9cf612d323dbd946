import { type ActorRefFrom, type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';

import type { Language, ShownLanguage } from '../../domain/messages/languages.ts';
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
  /** The language that the server was last asked to keep. */
  readonly sent: ShownLanguage | null;
}

type LanguageEvent =
  | { readonly type: 'language.choose'; readonly language: ShownLanguage }
  /** The language was chosen on another page of this browser. */
  | { readonly type: 'language.chosenElsewhere'; readonly language: ShownLanguage }
  /** A person has signed in, for whom the server keeps this language; null for none. */
  | { readonly type: 'language.signedIn'; readonly language: Language | null }
  | { readonly type: 'language.signedOut' };

/** Tells the other pages of this browser that this language was chosen. */
interface ChosenEvent {
  readonly type: 'chosen';
  readonly language: ShownLanguage;
}

/**
 * The language of the console. The one that this browser keeps comes as input. The server keeps one
 * for each person who has chosen: it is shown when they sign in, unless they chose another one on the
 * signed-out pages. The server is asked one request at a time, so that the last choice stays. Emits
 * `chosen` for the other pages. Provide `showLanguage`, which shows a language and keeps it in this
 * browser, and `keepLanguage`, which keeps it on the server.
 */
export const languageMachine = setup({
  types: {
    input: {} as { readonly language: ShownLanguage },
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as Emitted | ChosenEvent,
  },
  actors: {
    showLanguage: fromPromise<void, ShownLanguage>(notProvided('showLanguage')),
    keepLanguage: fromCall<unknown, ShownLanguage>(notProvided('keepLanguage')),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isUnsent: ({ context }) => context.isUnsent,
    isServerToKeepIt: ({ context: { language, sent } }) => language !== sent,
    personHasLanguage: ({ context, event }) =>
      event.type === 'language.signedIn' && event.language !== null && !context.isUnsent,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
}).createMachine({
  id: 'language',
  type: 'parallel',
  context: ({ input }) => ({ ...input, isSignedIn: false, isUnsent: false, sent: null }),
  states: {
    page: {
      initial: 'shown',
      on: {
        'language.choose': {
          target: '.showing',
          actions: [
            assign({ language: ({ event }) => event.language, isUnsent: true }),
            emit(({ event }) => ({ type: 'chosen', language: event.language })),
          ],
        },
        'language.chosenElsewhere': {
          target: '.showing',
          actions: assign({ language: ({ event }) => event.language, isUnsent: false }),
        },
        'language.signedIn': [
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
        'language.signedOut': { actions: assign({ isSignedIn: false, isUnsent: false }) },
      },
      states: {
        shown: {},
        showing: {
          invoke: {
            src: 'showLanguage',
            input: ({ context }) => context.language,
            onDone: 'shown',
            onError: 'shown',
          },
        },
      },
    },
    server: {
      initial: 'kept',
      on: { 'language.signedOut': '.kept' },
      states: {
        kept: {
          on: {
            'language.choose': { guard: 'isSignedIn', target: 'keeping' },
            'language.signedIn': { guard: 'isUnsent', target: 'keeping' },
          },
        },
        keeping: {
          entry: assign({ sent: ({ context }) => context.language }),
          invoke: {
            src: 'keepLanguage',
            input: ({ context }) => context.language,
            onDone: [
              { guard: 'isServerToKeepIt', target: 'keeping', reenter: true },
              {
                guard: withOutput('hasSucceeded'),
                target: 'kept',
                actions: [
                  emit(({ context }) => ({ type: 'chosen', language: context.language })),
                  assign({ isUnsent: false }),
                ],
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
        notKept: {
          on: {
            'language.choose': 'keeping',
            'language.chosenElsewhere': 'kept',
          },
        },
      },
    },
  },
});

/** A running language machine. */
export type LanguageRef = ActorRefFrom<typeof languageMachine>;

/** Returns the language that is shown or will be as soon as its texts are loaded. */
export const selectLanguage = ({ context }: SnapshotFrom<typeof languageMachine>): ShownLanguage =>
  context.language;

/** Whether the server could not keep the language that the person chose last. */
export const isNotKept = (snapshot: SnapshotFrom<typeof languageMachine>): boolean =>
  snapshot.matches({ server: 'notKept' });
