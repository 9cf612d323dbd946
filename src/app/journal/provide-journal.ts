import { fromCallback, type CallbackActorLogic } from 'xstate';

import type { JournalCommand, JournalEvent } from '../../machines/shared/journal/journal-events.ts';
import type { UnsavedWork } from '../../machines/shared/journal/journal-state.ts';
import type { Opened } from './found-draft.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import { createJournalLocks } from './journal-locks.ts';
import { openJournalStore } from './journal-store.ts';
import { Journal } from './journal.ts';

/**
 * The owner of journals: the deployment's prefix of names in this browser, and the person's e-mail.
 */
export interface JournalOwner {
  readonly prefix: string;
  readonly user: string;
}

/**
 * Provides the actor that stores the edits of an editor in IndexedDB (PD-11 and PD-12), one tab
 * at a time. `databaseName` is the name of the database without the deployment's prefix.
 */
export const provideJournal = <
  Source,
  Base,
  Line extends AnyLine,
  Read extends Recovered<Line>,
  Input extends Opened<Source>,
>(
  { prefix, user }: JournalOwner,
  databaseName: string,
  format: JournalFormat<Source, Base, Line, Read>,
): CallbackActorLogic<JournalCommand<Base, Line>, Input> =>
  fromCallback<JournalCommand<Base, Line>, Input>(({ input, receive, sendBack }) => {
    const notify = (event: JournalEvent<UnsavedWork<Source, Read>>): void => {
      sendBack(event);
    };
    if (!('indexedDB' in globalThis)) {
      notify({ type: 'journal.failed', error: 'missing' });
      return undefined;
    }
    const database = `${prefix}${databaseName}`;
    const channel =
      'BroadcastChannel' in globalThis ? new BroadcastChannel(`${database} turns`) : null;
    const store = openJournalStore<Source>(database, format.isSource, () => {
      journal.handleCommand({ type: 'journal.retry' });
    });
    const lockManager = 'locks' in navigator ? navigator.locks : undefined;
    const locks = createJournalLocks(lockManager, channel, () => {
      notify({ type: 'journal.lockRequested' });
    });
    const journal = new Journal<Source, Base, Line, Read>({
      mode: input.mode,
      source: input.source,
      user,
      format,
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
