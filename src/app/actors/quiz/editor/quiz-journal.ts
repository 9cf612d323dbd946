import { fromCallback, type CallbackActorLogic } from 'xstate';

import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../../../machines/quiz/editor/events.ts';
import { Journal } from '../../../journal/journal.ts';
import { openJournalStore } from '../../../journal/journal-store.ts';
import { createJournalLocks } from '../../../journal/journal-locks.ts';

/**
 * The owner of journals: the deployment's prefix of names in this browser, and the person's e-mail.
 */
export interface JournalOwner {
  readonly prefix: string;
  readonly user: string;
}

/**
 * Provides the actor that stores the edits of an editor in IndexedDB (decisions 11 and 12), one tab
 * at a time.
 */
export const provideJournal = ({
  prefix,
  user,
}: JournalOwner): CallbackActorLogic<JournalCommand, JournalInput> =>
  fromCallback<JournalCommand, JournalInput>(({ input, receive, sendBack }) => {
    const notify = (event: JournalEvent): void => {
      sendBack(event);
    };
    if (!('indexedDB' in globalThis)) {
      notify({ type: 'journal.failed', error: 'missing' });
      return undefined;
    }
    const database = `${prefix}quiz_journals`;
    const channel =
      'BroadcastChannel' in globalThis ? new BroadcastChannel(`${database} turns`) : null;
    const store = openJournalStore(database, () => {
      journal.handleCommand({ type: 'journal.retry' });
    });
    const lockManager = 'locks' in navigator ? navigator.locks : undefined;
    const locks = createJournalLocks(lockManager, channel, () => {
      notify({ type: 'journal.lockRequested' });
    });
    const journal = new Journal({
      ...input,
      user,
      store,
      locks,
      notify,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
    });
    receive((command) => {
      journal.handleCommand(command);
    });
    return () => {
      void journal.close().finally(() => {
        channel?.close();
      });
    };
  });
