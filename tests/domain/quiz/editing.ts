import type { QuizCommand } from '../../../src/domain/quiz/command.ts';
import type { Draft } from '../../../src/domain/quiz/draft.ts';
import { record, startHistory, type History } from '../../../src/domain/quiz/history.ts';
import type { JournalEntry } from '../../../src/domain/quiz/journal-entry.ts';
import type { EditContext } from '../../../src/domain/quiz/mode.ts';
import { timelineOf } from '../../../src/domain/quiz/timeline.ts';
import { submit } from '../../../src/domain/quiz/submit.ts';
import { libraryContext } from './drafts.ts';

/** An editor without a machine: commands and history moves in, a history and its journal out. Every command comes a minute after the last. */
export class Editing {
  history: History;
  readonly journal: JournalEntry[] = [];
  readonly context: EditContext;
  now = 0;
  /** Names what the n-th move adds. */
  newKey = (n: number): string => `new${String(n)}`;

  constructor(base: Draft, context: EditContext = libraryContext) {
    this.history = startHistory(base);
    this.context = context;
  }

  record(entry: JournalEntry): void {
    this.journal.push(entry);
    this.history = record(this.history, entry);
  }

  /** Whether the command was accepted. */
  do(command: QuizCommand, afterMs = 60_000): boolean {
    this.now += afterMs;
    const submission = submit(this.history, command, this.context, this.now);
    if (submission.accepted && submission.entry !== null) this.record(submission.entry);
    return submission.accepted;
  }

  undo(): void {
    this.record({ type: 'undone' });
  }
  redo(): void {
    this.record({ type: 'redone' });
  }
  /** Goes to one of all steps there are, whichever `pick` falls on. */
  jump(pick: number): void {
    const rows = timelineOf(this.history);
    const row = rows[pick % rows.length];
    if (row !== undefined) this.record({ type: 'jumped', to: row.id });
  }
  save(): void {
    this.record({ type: 'saved' });
  }
}
