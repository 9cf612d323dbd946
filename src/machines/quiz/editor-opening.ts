import { failed } from '../../domain/outcome.ts';
import { editorSetup } from './editor-setup.ts';

/** Asks the server for the quiz; meanwhile the journal looks for unsaved work. */
export const loading = editorSetup.createStateConfig({
  invoke: {
    src: 'loadQuiz',
    input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
    onDone: {
      target: 'settling',
      actions: { type: 'rememberServed', params: ({ event }) => event.output },
    },
    onError: {
      target: 'settling',
      actions: { type: 'rememberServed', params: () => failed({ kind: 'unexpected' }) },
    },
  },
});

/** Waits for the journal, then opens what there is: unsaved work is offered first, also when the server has no quiz to show (QFRM-39). */
export const settling = editorSetup.createStateConfig({
  always: [
    { guard: 'isWrittenElsewhere', target: 'elsewhere' },
    {
      guard: 'hasTakenOver',
      target: 'editing',
      actions: [
        { type: 'resumeJournal', params: { draft: null } },
        { type: 'recoverDraft', params: { draft: null } },
      ],
    },
    { guard: 'hasDrafts', target: 'offering' },
    { guard: 'hasNoDraftsButClosed', target: 'closed', actions: 'showClosed' },
    { guard: 'hasNoDraftsButQuiz', target: 'editing', actions: ['open', 'beginJournal'] },
    { guard: 'hasNothing', target: 'loadFailed', actions: 'keepServedFailure' },
  ],
});

/** Unsaved work was found: the author goes on with it or discards it, and nothing is lost by waiting. */
export const offering = editorSetup.createStateConfig({
  tags: 'offer',
  always: { guard: 'isWrittenElsewhere', target: 'elsewhere' },
  on: {
    'draft.continue': {
      guard: 'isOffered',
      target: 'editing',
      actions: [
        { type: 'resumeJournal', params: ({ event }) => event },
        { type: 'recoverDraft', params: ({ event }) => event },
      ],
    },
    'draft.continueAsNew': {
      guard: 'isOffered',
      target: 'editing',
      actions: [
        { type: 'resumeJournal', params: ({ event }) => event },
        { type: 'recoverDraft', params: ({ event }) => event },
        'becomeNew',
        'renewJournal',
      ],
    },
    'draft.discard': {
      guard: 'isOffered',
      target: 'settling',
      actions: [
        { type: 'discardDraft', params: ({ event }) => event },
        { type: 'dropDraft', params: ({ event }) => event },
      ],
    },
    'draft.startNew': { guard: 'isNewQuiz', target: 'settling', actions: 'leaveDrafts' },
  },
});

/** The quiz may not be edited now: it is being processed, or somebody else's (PERM-20). Nothing is kept of it. */
export const closed = editorSetup.createStateConfig({ on: { 'quiz.reload': 'loading' } });

/** Another tab writes this quiz; when it ends or gives its turn, this one reads everything anew. */
export const elsewhere = editorSetup.createStateConfig({
  tags: 'elsewhere',
  entry: 'announceSaved',
  on: { 'journal.turnCame': 'loading' },
});
