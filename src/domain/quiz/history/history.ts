import { createHistory, type History as AnyHistory } from '../../history/history.ts';
import {
  applyHistoryEntry,
  createHistoryEntry,
  replayHistory,
} from '../../history/history-rules.ts';
import type { Accepted } from '../commands/decision.ts';
import type { Draft } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import type { HistoryEntry } from './history-entry.ts';
import { quizModel } from './quiz-model.ts';

/** A quiz with the steps that led to it. */
export type History = AnyHistory<Draft, QuizEvent>;

/** Returns the history of an unedited quiz. */
export const startHistory = (draft: Draft): History => createHistory(draft);

/** Returns the history of a quiz after one entry. */
export const applyEntry = (history: History, entry: HistoryEntry): History =>
  applyHistoryEntry(quizModel, history, entry);

/** Returns the history after all entries. */
export const replayEntries = (base: Draft, entries: Iterable<HistoryEntry>): History =>
  replayHistory(quizModel, base, entries);

/**
 * Creates the entry for accepted events, or null when there are none. Typing in the same field
 * joins the previous step.
 */
export const createEntry = (
  history: History,
  accepted: Accepted,
  at: number,
): HistoryEntry | null => createHistoryEntry(quizModel, history, accepted, at);
