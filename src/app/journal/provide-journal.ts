import { fromCallback, type CallbackActorLogic } from 'xstate';

import type {
  JournalCommand,
  JournalEvent,
  UnsavedWork,
} from '../../machines/shared/editor/journal.ts';
import type { DraftKey } from './draft-key.ts';
import { encryptStore } from './encrypted-store.ts';
import type { Opened } from './found-draft.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import { createJournalLocks } from './journal-locks.ts';
import { openJournalStore } from './journal-store.ts';
import { Journal } from './journal.ts';

/**
 * The owner of journals: the deployment's prefix of names in this browser, the person's e-mail, and
 * the key that encrypts their journals.
 */
export interface JournalOwner {
  readonly prefix: string;
  readonly user: string;
  readonly key: DraftKey;
}

const ignoreFailure = (): void => {
  /* the first use of the key reports it */
};

/**
 * Provides the actor that stores the edits of an editor in IndexedDB (PD-11 and PD-12), one tab at
 * a time and encrypted. `databaseName` is the name of the database without the deployment's prefix.
 */
export const provideJournal = <
  Source,
  Base,
  Line extends AnyLine,
  Read extends Recovered<Line>,
  Input extends Opened<Source>,
>(
  { prefix, user, key }: JournalOwner,
  databaseName: string,
  format: JournalFormat<Source, Base, Line, Read>,
): CallbackActorLogic<JournalCommand<Base, Line, Source>, Input> =>
  fromCallback<JournalCommand<Base, Line, Source>, Input>(({ input, receive, sendBack }) => {
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
    const retry = (): void => {
      journal.handleCommand({ type: 'journal.retry' });
    };
    const store = encryptStore(openJournalStore<Source>(database, format.isSource, retry), {
      key,
      isReadOnly: false,
      onKeyAwaited: () => {
        notify({ type: 'journal.keyAwaited' });
      },
    });
    const stopWaiting = key.onArrived(retry);
    if (key.canEncrypt) key.get().catch(ignoreFailure);
    else notify({ type: 'journal.unencrypted' });
    const lockManager = 'locks' in navigator ? navigator.locks : undefined;
    const locks = createJournalLocks(lockManager, channel, () => {
      notify({ type: 'journal.lockRequested' });
    });
    const journal = new Journal<Source, Base, Line, Read>({
      kind: input.kind,
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
      stopWaiting();
      void journal.close().finally(() => {
        channel?.close();
      });
    };
  });
