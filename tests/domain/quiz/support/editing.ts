import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  applyEntry,
  type History,
  startHistory,
} from '../../../../src/domain/quiz/history/history.ts';
import type { HistoryEntry } from '../../../../src/domain/quiz/history/history-entry.ts';
import type { EditContext } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import { listTimelineRows } from '../../../../src/domain/history/timeline.ts';
import { submitCommand } from '../../../../src/domain/quiz/history/submit-command.ts';
import { libraryContext } from './drafts.ts';

/**
 * An editor without a machine. Applies commands and history moves, and records the journal. Each
 * command follows the last one after a minute.
 */
export class Editing {
  history: History;
  readonly journal: HistoryEntry[] = [];
  readonly context: EditContext;
  now = 0;
  /** Returns the key of what the n-th move adds. */
  createKey = (n: number): string => `new${String(n)}`;

  constructor(base: Draft, context: EditContext = libraryContext) {
    this.history = startHistory(base);
    this.context = context;
  }

  record(entry: HistoryEntry): void {
    this.journal.push(entry);
    this.history = applyEntry(this.history, entry);
  }

  /** Submits a command and returns whether it was accepted. */
  do(command: QuizCommand, afterMs = 60_000): boolean {
    this.now += afterMs;
    const submission = submitCommand(this.history, command, this.context, this.now);
    if (submission.accepted && submission.entry !== null) this.record(submission.entry);
    return submission.accepted;
  }

  undo(): void {
    this.record({ type: 'undone' });
  }
  redo(): void {
    this.record({ type: 'redone' });
  }
  /** Jumps to the step that `pick` selects among all steps. */
  jump(pick: number): void {
    const rows = listTimelineRows(this.history);
    const row = rows[pick % rows.length];
    if (row !== undefined) this.record({ type: 'jumped', to: row.id });
  }
  save(): void {
    this.record({ type: 'saved' });
  }
}
