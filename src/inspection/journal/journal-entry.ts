import type { Message } from '../../domain/messages/message.ts';
import type { Draft } from '../../domain/quiz/draft/draft.ts';
import type { QuizKind } from '../../domain/quiz/draft/quiz-kind.ts';
import type { ValueChange } from '../live/list-changes.ts';

/** A position of the journal of a quiz: what happened there, and the quiz and its editor after it. */
export interface JournalEntry {
  readonly message: Message;
  /** Milliseconds since 1970; null where the journal has no time. */
  readonly at: number | null;
  readonly draft: Draft;
  /** What changed in the draft since the entry before. */
  readonly changes: readonly ValueChange[];
  /** The ids of the active states of the editor. */
  readonly states: readonly string[];
  /** The ids of the transitions that led there. */
  readonly transitions: readonly string[];
  /** The index of the step of a simulated editor that made the entry. */
  readonly step: number;
}

/** A stored journal that can be stepped through. */
export interface JournalSummary {
  readonly id: string;
  /** The title of its quiz. */
  readonly title: string;
  /** How many changes the server does not have. */
  readonly changeCount: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The journals that a person has stored in this browser. */
export interface JournalList {
  readonly journals: readonly JournalSummary[];
  /** How many journals are damaged or were written by a newer version. */
  readonly unreadableCount: number;
}

/** A journal with its entries: the first is the quiz as it was opened. */
export interface OpenedJournal {
  readonly entries: readonly JournalEntry[];
  /** The kind of quiz, which decides what its preview shows. */
  readonly kind: QuizKind;
  /** Later lines could not be read. */
  readonly isDamaged: boolean;
}
