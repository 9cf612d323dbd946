import type { JournalBase } from '../../domain/quiz/journal-base.ts';
import type { JournalLine } from '../../domain/quiz/journal-line.ts';
import type { Recovered } from '../../domain/quiz/recover.ts';
import type { QuizMode } from '../../domain/quiz/mode.ts';
import type { Source } from './editor-types.ts';

/** Which quizzes a journal is kept for: the kind, and where the editor started. */
export interface JournalInput {
  readonly mode: QuizMode;
  readonly source: Source;
}

/** Unsaved work found in this browser. `startedAt` and `changedAt` are milliseconds since 1970. */
export interface UnsavedDraft {
  readonly id: string;
  readonly source: Source;
  readonly recovered: Recovered;
  readonly startedAt: number;
  readonly changedAt: number;
}

/** Why steps are not kept: no storage at all, storage full, storage of newer code, or a storage that fails. */
export type JournalTrouble = 'missing' | 'full' | 'newer' | 'failing';

/**
 * What the editor asks of its journal. Lines belong to the journal that was begun or resumed last. `becomeNew` makes it
 * that of a new quiz and counts as a line; a second `begin` forgets what was written before.
 */
export type JournalCommand =
  | { readonly type: 'journal.look' }
  | { readonly type: 'journal.begin'; readonly base: JournalBase }
  | { readonly type: 'journal.resume'; readonly draft: string }
  | { readonly type: 'journal.append'; readonly lines: readonly JournalLine[] }
  | { readonly type: 'journal.becomeNew' }
  | { readonly type: 'journal.discard'; readonly draft: string }
  | { readonly type: 'journal.finish' }
  | { readonly type: 'journal.askForTurn' }
  | { readonly type: 'journal.giveTurn' }
  | { readonly type: 'journal.retry' };

/**
 * What the journal tells its editor. `kept` counts the lines that are on disk since the journal was begun or resumed; `turnAsked` comes
 * from another tab that wants to write, `turnCame` when the other tab has ended or given its turn; `newer` counts drafts of newer code.
 */
export type JournalEvent =
  | {
      readonly type: 'journal.looked';
      readonly drafts: readonly UnsavedDraft[];
      readonly newer: number;
    }
  | { readonly type: 'journal.heldElsewhere' }
  | { readonly type: 'journal.turnAsked' }
  | { readonly type: 'journal.turnCame' }
  | { readonly type: 'journal.kept'; readonly count: number }
  | { readonly type: 'journal.failed'; readonly trouble: JournalTrouble };
