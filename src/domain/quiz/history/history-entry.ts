import type { HistoryEntry as CommonHistoryEntry } from '../../history/history-entry.ts';
import type { StoredServerIds } from '../../history/journal/server-ids.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import type { Step as CommonStep } from '../../history/step.ts';

/** One change of a quiz by the author. */
export type Step = CommonStep<QuizEvent>;

/** The server's data about a newer version of a quiz (PD-39). */
export interface RemoteQuiz {
  readonly origins: StoredServerIds;
  readonly isDistributed: boolean;
  readonly version: string | null;
}

/** A change of the history of a quiz, as a journal stores it. */
export type HistoryEntry = CommonHistoryEntry<Draft, QuizEvent, RemoteQuiz>;
