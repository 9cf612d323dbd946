import { editorSetup } from './editor-setup.ts';

/**
 * What is kept in this browser. Every line of the history is handed over in the step that made it; the counts of what came back as kept
 * decide between `settled`, `behind` and `late`. Without storage editing and saving go on. Another tab may have the turn to write.
 */
export const journal = editorSetup.createStateConfig({
  initial: 'looking',
  invoke: {
    src: 'keepJournal',
    id: 'journal',
    input: ({ context: { input } }) => ({ mode: input.mode, source: input.source }),
    onError: {
      target: '.unavailable',
      actions: { type: 'rememberTrouble', params: { trouble: 'missing' as const } },
    },
  },
  always: { guard: 'hasUnsentLines', actions: ['handOverLines', 'countLines'] },
  on: {
    'journal.failed': [
      {
        guard: 'isNewerStorage',
        target: '.newerThanCode',
        actions: { type: 'rememberTrouble', params: ({ event }) => event },
      },
      {
        target: '.unavailable',
        actions: { type: 'rememberTrouble', params: ({ event }) => event },
      },
    ],
    'journal.kept': { actions: 'rememberKept' },
    'journal.heldElsewhere': '.heldElsewhere',
    'journal.turnAsked': { guard: 'mayGiveTurn', target: '.heldElsewhere', actions: 'giveTurn' },
  },
  states: {
    looking: {
      entry: 'lookForDrafts',
      on: { 'journal.looked': { target: 'looked', actions: 'rememberDrafts' } },
      after: {
        journalPatience: {
          target: 'unavailable',
          actions: { type: 'rememberTrouble', params: { trouble: 'failing' as const } },
        },
      },
    },
    looked: { always: { guard: 'isJournalBegun', target: 'writing' } },
    writing: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'isBehind', target: 'behind' } },
        behind: { always: { guard: 'isKept', target: 'settled' }, after: { lateness: 'late' } },
        late: { always: { guard: 'isKept', target: 'settled' } },
      },
    },
    unavailable: {
      on: {
        'journal.kept': {
          target: 'writing',
          actions: ['rememberKept', { type: 'rememberTrouble', params: { trouble: null } }],
        },
        'journal.retry': { actions: 'retryJournal' },
      },
    },
    newerThanCode: {},
    heldElsewhere: {
      on: {
        'journal.askForTurn': { actions: ['rememberAsking', 'askForTurn'] },
        'journal.turnCame': { target: 'looking', actions: 'forgetDrafts' },
      },
    },
  },
});
