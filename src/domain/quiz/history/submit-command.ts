import type { LocationHint, QuizCommand } from '../commands/command.ts';
import { decide } from '../commands/decide.ts';
import type { Refusal } from '../commands/decision.ts';
import { createEntry, type History } from './history.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { EditContext } from '../draft/quiz-kind.ts';

/**
 * The result of submitting a command: an entry to apply and store, null when nothing changed, or a
 * refusal.
 */
export type Submission = { readonly accepted: true; readonly entry: HistoryEntry | null } | Refusal;

/**
 * Decides `command` on the draft of `history`. `at` is in milliseconds since 1970; `near` is where
 * the sender last saw the item.
 */
export function submitCommand(
  history: History,
  command: QuizCommand,
  context: EditContext,
  at: number,
  near?: LocationHint,
): Submission {
  const decision = decide(history.draft, command, context, near);
  return decision.accepted
    ? { accepted: true, entry: createEntry(history, decision, at) }
    : decision;
}
