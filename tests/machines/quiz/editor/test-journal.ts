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
 * A journal that says which one is written, and nothing else by itself; `storesLines` finds no drafts and acknowledges every line
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
      if (command.type === 'journal.start') sendBack({ type: 'journal.opened', id: 'j1' });
      if (command.type === 'journal.resume')
        sendBack({ type: 'journal.opened', id: command.draft });
      if (!storesLines) return;
      if (command.type === 'journal.findDrafts')
        sendBack({ type: 'journal.draftsFound', drafts: [], newer: 0 });
      if (command.type === 'journal.start') count = 0;
      if (command.type === 'journal.append' || command.type === 'journal.move')
        sendBack({ type: 'journal.stored', count: (count += command.lines.length) });
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
