import type { HistoryEntry as DocumentEntry } from '../../history/history-entry.ts';
import type { Draft, Key } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';

/** The server's data about a newer version of a quiz (PD-39). */
export interface RemoteQuiz {
  readonly origins: readonly (readonly [Key, number])[];
  readonly isDistributed: boolean;
  readonly version: string | null;
}

/** A change of the history of a quiz, as a journal stores it. */
export type HistoryEntry = DocumentEntry<Draft, QuizEvent, RemoteQuiz>;
