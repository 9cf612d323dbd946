import { isRichText } from '../../rich-text/plain-text.ts';
import type { DetailField } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';
import type { LocationHint, QuizCommand } from '../commands/command.ts';
import { decide } from '../commands/decide.ts';
import type { Accepted, Refusal } from '../commands/decision.ts';
import type { History } from './history.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { EditContext } from '../draft/mode.ts';

/**
 * The result of submitting a command: an entry to apply and store, null when nothing changed, or a
 * refusal.
 */
export type Submission = { readonly accepted: true; readonly entry: HistoryEntry | null } | Refusal;

const typedDetailFields: ReadonlySet<DetailField> = new Set<DetailField>([
  'title',
  'durationMinutes',
  'startDate',
  'endDate',
]);

/** After a pause of this length, typing in the same field starts a new step. */
const typingPauseMs = 3000;

function isTypedInSameField(a: QuizEvent, b: QuizEvent): boolean {
  if (a.type === 'detailChanged')
    return b.type === a.type && a.field === b.field && typedDetailFields.has(a.field);
  if (a.type === 'activityRenamed') return b.type === a.type && a.at.activity === b.at.activity;
  if (a.type === 'questionTitleChanged') return b.type === a.type && a.at.item === b.at.item;
  return (
    a.type === 'optionTextChanged' &&
    b.type === a.type &&
    a.at.item === b.at.item &&
    a.option === b.option
  );
}

/**
 * Returns whether a text became rich text or plain text. Such a change is always its own step.
 */
const isTextModeChange = (event: QuizEvent): boolean =>
  (event.type === 'questionTitleChanged' || event.type === 'optionTextChanged') &&
  isRichText(event.from) !== isRichText(event.to);

/**
 * Returns whether `event` at the time `at` continues the typing of `last`, last changed at
 * `lastAt`.
 */
const isContinuedTyping = (
  last: QuizEvent,
  lastAt: number,
  event: QuizEvent,
  at: number,
): boolean =>
  at - lastAt <= typingPauseMs &&
  isTypedInSameField(last, event) &&
  !isTextModeChange(event) &&
  !isTextModeChange(last);

function continuesLastStep(
  { cursor, saved, lastTypedAt }: History,
  events: readonly QuizEvent[],
  at: number,
): boolean {
  if (cursor === null || lastTypedAt === null || cursor === saved) return false;
  const [last, event] = [cursor.step.events[0], events[0]];
  return (
    last !== undefined && event !== undefined && isContinuedTyping(last, lastTypedAt, event, at)
  );
}

/**
 * Creates the entry for accepted events, or null when there are none. Typing in the same field
 * joins the previous step.
 */
export function createEntry(
  history: History,
  { events, name }: Accepted,
  at: number,
): HistoryEntry | null {
  return events.length === 0
    ? null
    : { type: 'stepped', at, name, events, joins: continuesLastStep(history, events, at) };
}

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
