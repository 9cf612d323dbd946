import type { QuizCommand } from './command.ts';
import { decide } from './decide.ts';
import type { Accepted, Decision } from './decision.ts';
import type { History } from './history.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { EditContext } from './mode.ts';
import type { Refusal } from './refusal.ts';
import { continuesTyping } from './typing.ts';

/** What a command does to a history: an entry to record and keep, null when nothing changed, or a refusal. */
export type Submission = { readonly accepted: true; readonly entry: JournalEntry | null } | Refusal;

const joins = ({ cursor, saved, typingAt }: History, command: QuizCommand, at: number): boolean =>
  cursor !== null && typingAt !== null && cursor !== saved && continuesTyping(cursor.step, typingAt, command, at);

/** The entry for events that were decided elsewhere, for example by taking back a single step. */
export function entryOf(decision: Accepted, command: Extract<JournalEntry, { type: 'stepped' }>['command'], at: number): JournalEntry | null {
  return decision.events.length === 0 ? null : { type: 'stepped', at, name: decision.name, command, events: decision.events, joins: false };
}

/** Decides `command` on the draft of `history`; typing on in one field joins the step before. `at` is milliseconds since 1970. */
export function submit(history: History, command: QuizCommand, context: EditContext, at: number): Submission {
  const decision: Decision = decide(history.draft, command, context);
  if (!decision.accepted) return decision;
  if (decision.events.length === 0) return { accepted: true, entry: null };
  return { accepted: true, entry: { type: 'stepped', at, name: decision.name, command, events: decision.events, joins: joins(history, command, at) } };
}
