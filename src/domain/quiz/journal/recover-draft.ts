import type { ParsedLine } from '../../history/journal/journal-line.ts';
import {
  recoverJournal,
  type RecoveredJournal,
  type RecoveryModel,
} from '../../history/journal/recover-journal.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import type { RemoteQuiz } from '../history/history-entry.ts';
import { quizModel } from '../history/quiz-model.ts';
import type { JournalBase } from './journal-base.ts';
import type { JournalLine } from './journal.ts';

/** The content of the journal of a quiz. */
export type RecoveredDraft = RecoveredJournal<Draft, QuizEvent, JournalBase, RemoteQuiz>;

const recovery: RecoveryModel<Draft, QuizEvent, JournalBase, RemoteQuiz> = {
  model: quizModel,
  toBase: ({ base, origins, isDistributed, version }) => ({
    draft: base,
    serverIds: new Map(origins),
    isDistributed,
    version,
  }),
  isSound: ({ activities }) => activities.length > 0,
};

/**
 * Replays the lines of a quiz up to the first that is damaged or does not fit, and ends typing.
 * Returns null when a line was written by newer code.
 */
export const recoverDraft = (
  opened: JournalBase,
  stored: readonly ParsedLine<JournalLine>[],
): RecoveredDraft | null => recoverJournal(recovery, opened, stored);
