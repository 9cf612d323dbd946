import { fromCallback, type CallbackActorLogic } from 'xstate';

import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../../src/machines/quiz/journal-types.ts';

/** A journal in a test's hands: what was asked of it, and `tell` to speak for it. */
export interface HeldJournal {
  readonly asked: JournalCommand[];
  readonly tell: (event: JournalEvent) => void;
  readonly logic: CallbackActorLogic<JournalCommand, JournalInput>;
}

/** A journal that answers nothing by itself; `keeping` finds no drafts and acknowledges every line at once. */
export function holdJournal({ keeping = false } = {}): HeldJournal {
  const asked: JournalCommand[] = [];
  let speak: (event: JournalEvent) => void = () => {
    throw new Error('no journal runs');
  };
  let count = 0;
  const logic = fromCallback<JournalCommand, JournalInput>(({ receive, sendBack }) => {
    speak = sendBack;
    receive((command) => {
      asked.push(command);
      if (!keeping) return;
      if (command.type === 'journal.look')
        sendBack({ type: 'journal.looked', drafts: [], newer: 0 });
      if (command.type === 'journal.begin') count = 0;
      if (command.type === 'journal.append')
        sendBack({ type: 'journal.kept', count: (count += command.lines.length) });
    });
  });
  return {
    asked,
    logic,
    tell: (event) => {
      speak(event);
    },
  };
}
