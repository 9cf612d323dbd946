import { fromCallback, type CallbackActorLogic } from 'xstate';

import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../../../src/machines/quiz/editor/events.ts';

/** A journal controlled by a test: the received requests, and `send` to send its events. */
export interface TestJournal {
  readonly commands: JournalCommand[];
  readonly send: (event: JournalEvent) => void;
  readonly logic: CallbackActorLogic<JournalCommand, JournalInput>;
}

/**
 * A journal that answers nothing by itself; `storesLines` finds no drafts and acknowledges every line
 * at once.
 */
export function createTestJournal({ storesLines = false } = {}): TestJournal {
  const commands: JournalCommand[] = [];
  let speak: (event: JournalEvent) => void = () => {
    throw new Error('no journal runs');
  };
  let count = 0;
  const logic = fromCallback<JournalCommand, JournalInput>(({ receive, sendBack }) => {
    speak = sendBack;
    receive((command) => {
      commands.push(command);
      if (!storesLines) return;
      if (command.type === 'journal.findDrafts')
        sendBack({ type: 'journal.draftsFound', drafts: [], newer: 0 });
      if (command.type === 'journal.start') count = 0;
      if (command.type === 'journal.append' || command.type === 'journal.move')
        sendBack({ type: 'journal.stored', id: 'j1', count: (count += command.lines.length) });
    });
  });
  return {
    commands,
    logic,
    send: (event) => {
      speak(event);
    },
  };
}
