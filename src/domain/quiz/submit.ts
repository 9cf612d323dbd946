import type { Near, QuizCommand } from './command.ts';
import { decide } from './decide.ts';
import type { Accepted } from './decision.ts';
import type { QuizEvent } from './event.ts';
import type { History } from './history.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { EditContext } from './mode.ts';
import type { Refusal } from './refusal.ts';
import { continuesTyping } from './typing.ts';

/** What a command does to a history: an entry to record and keep, null when nothing changed, or a refusal. */
export type Submission = { readonly accepted: true; readonly entry: JournalEntry | null } | Refusal;

function joins(
  { cursor, saved, typingAt }: History,
  events: readonly QuizEvent[],
  at: number,
): boolean {
  if (cursor === null || typingAt === null || cursor === saved) return false;
  const [last, event] = [cursor.step.events[0], events[0]];
  return last !== undefined && event !== undefined && continuesTyping(last, typingAt, event, at);
}

/** The entry for what was decided; typing on in one field joins the step before. Null when nothing happened. */
export function entryOf(
  history: History,
  { events, name }: Accepted,
  at: number,
): JournalEntry | null {
  return events.length === 0
    ? null
    : { type: 'stepped', at, name, events, joins: joins(history, events, at) };
}

/** Decides `command` on the draft of `history`. `at` is milliseconds since 1970, `near` where the sender last saw the item. */
export function submit(
  history: History,
  command: QuizCommand,
  context: EditContext,
  at: number,
  near?: Near,
): Submission {
  const decision = decide(history.draft, command, context, near);
  return decision.accepted ? { accepted: true, entry: entryOf(history, decision, at) } : decision;
}
