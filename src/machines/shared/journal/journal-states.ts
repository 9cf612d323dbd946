import type { JournalError } from './journal-state.ts';

const setError = <const E extends 'missing' | 'failing' | 'locked' | null>(error: E) =>
  ({ type: 'setJournalError', params: { error } }) as const;
const setReportedError = {
  type: 'setJournalError',
  params: ({ event }: { readonly event: { readonly error: JournalError } }) => event,
} as const;

/**
 * Storing unsaved edits in this browser (PD-11, NAV-010). Every line of the history is sent
 * in the transition that made it; the count of stored lines tells `stored`, `storing` and `delayed`
 * apart. Without storage or a key, editing and saving continue. One tab at a time has the lock to write a
 * document. An editor provides the names of `journal-guards.ts` and the actions of its setup,
 * and invokes `writeJournal` with `onJournalError`.
 */
export const journalStates = {
  initial: 'findingDrafts',
  always: { guard: 'hasPendingLines', actions: ['sendLines', 'countSentLines'] },
  on: {
    'journal.failed': [
      { guard: 'isNewerStorage', target: '.newerVersion', actions: setReportedError },
      { target: '.unavailable', actions: setReportedError },
    ],
    'journal.stored': { actions: 'setStoredCount' },
    'journal.unencrypted': { actions: 'markUnencrypted' },
    'journal.lockedElsewhere': '.lockedElsewhere',
    'journal.lockRequested': {
      guard: 'canReleaseLock',
      target: '.lockedElsewhere',
      actions: 'releaseLock',
    },
  },
  states: {
    findingDrafts: {
      entry: 'findDrafts',
      on: {
        'journal.draftsFound': { target: 'ready', actions: 'setDrafts' },
        'journal.keyAwaited': 'awaitingKey',
      },
      after: { journalTimeout: { target: 'unavailable', actions: setError('failing') } },
    },
    awaitingKey: {
      on: { 'journal.draftsFound': { target: 'ready', actions: 'setDrafts' } },
      after: { keyTimeout: { target: 'unavailable', actions: setError('locked') } },
    },
    ready: { always: { guard: 'isJournalStarted', target: 'writing' } },
    writing: {
      initial: 'stored',
      states: {
        stored: { always: { guard: 'hasUnstoredLines', target: 'storing' } },
        storing: {
          always: { guard: 'hasStoredLines', target: 'stored' },
          after: { storingDelay: 'delayed' },
        },
        delayed: { tags: 'journalDelayed', always: { guard: 'hasStoredLines', target: 'stored' } },
      },
    },
    unavailable: {
      on: {
        'journal.stored': { target: 'writing', actions: ['setStoredCount', setError(null)] },
        'journal.retry': { actions: 'retryJournal' },
        'editor.reload': {
          guard: 'isLocked',
          target: 'findingDrafts',
          actions: [setError(null), 'clearDrafts'],
        },
      },
    },
    newerVersion: {},
    lockedElsewhere: {
      on: {
        'journal.requestLock': { actions: ['markLockRequested', 'requestLock'] },
        'journal.lockAcquired': { target: 'findingDrafts', actions: 'clearDrafts' },
      },
    },
  },
} as const;

/** What happens when the journal actor ends with an error. */
export const onJournalError = { target: '.unavailable', actions: setError('missing') } as const;
