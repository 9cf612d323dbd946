import { fromCallback, type CallbackActorLogic } from 'xstate';

import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../machines/quiz/journal-types.ts';
import { openJournal } from '../journal/journal.ts';
import { openJournalStore } from '../journal/journal-store.ts';
import { createTurns } from '../journal/turn.ts';

/** What names the journals of one person: the deployment's prefix of everything it keeps in this browser, and the person's e-mail. */
export interface JournalOwner {
  readonly prefix: string;
  readonly user: string;
}

/** The name of the database with the journals of a deployment. */
const journalDatabase = (prefix: string): string => `${prefix}quiz_journals`;

/** Keeps the steps of an editor in IndexedDB (decisions 11 and 12), one tab at a time. */
export const keptJournal = ({
  prefix,
  user,
}: JournalOwner): CallbackActorLogic<JournalCommand, JournalInput> =>
  fromCallback<JournalCommand, JournalInput>(({ input, receive, sendBack }) => {
    const tell = (event: JournalEvent): void => {
      sendBack(event);
    };
    if (!('indexedDB' in globalThis)) {
      tell({ type: 'journal.failed', trouble: 'missing' });
      return undefined;
    }
    const channel =
      'BroadcastChannel' in globalThis
        ? new BroadcastChannel(`${journalDatabase(prefix)} turns`)
        : null;
    const store = openJournalStore(journalDatabase(prefix), () => {
      journal.take({ type: 'journal.retry' });
    });
    const turns = createTurns('locks' in navigator ? navigator.locks : undefined, channel, () => {
      tell({ type: 'journal.turnAsked' });
    });
    const journal = openJournal({
      ...input,
      user,
      store,
      turns,
      tell,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
    });
    receive((command) => {
      journal.take(command);
    });
    return () => {
      void journal.end().finally(() => {
        channel?.close();
      });
    };
  });
