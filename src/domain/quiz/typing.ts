import { isRich } from '../rich-text/plain-text.ts';
import type { DetailField } from './draft.ts';
import type { QuizEvent } from './event.ts';

const typedDetails: ReadonlySet<DetailField> = new Set<DetailField>([
  'title',
  'durationMinutes',
  'startDate',
  'endDate',
]);

/** After a pause of this length, typing in the same field begins a new step. */
const typingPauseMs = 3000;

function isTypedInSameField(a: QuizEvent, b: QuizEvent): boolean {
  if (a.type === 'detailChanged')
    return b.type === a.type && a.field === b.field && typedDetails.has(a.field);
  if (a.type === 'activityRenamed') return b.type === a.type && a.at.activity === b.at.activity;
  if (a.type === 'questionTitleChanged') return b.type === a.type && a.at.item === b.at.item;
  return (
    a.type === 'optionTextChanged' &&
    b.type === a.type &&
    a.at.item === b.at.item &&
    a.option === b.option
  );
}

/** Whether a text was turned into rich text or back: a step of its own, never typing. */
const changesTextMode = (event: QuizEvent): boolean =>
  (event.type === 'questionTitleChanged' || event.type === 'optionTextChanged') &&
  isRich(event.from) !== isRich(event.to);

/** Whether `event`, at `at`, goes on with the typing that made `last`, which changed last at `lastAt`. */
export const continuesTyping = (
  last: QuizEvent,
  lastAt: number,
  event: QuizEvent,
  at: number,
): boolean =>
  at - lastAt <= typingPauseMs &&
  isTypedInSameField(last, event) &&
  !changesTextMode(event) &&
  !changesTextMode(last);

/** One event for two that followed each other in the same field; null when the second brought the first text back. */
export function joinTyping(first: QuizEvent, second: QuizEvent): QuizEvent | null {
  if (!('from' in first) || !('from' in second) || first.type !== second.type)
    throw new Error(`cannot join ${second.type} to ${first.type}`);
  return first.from === second.to ? null : ({ ...second, from: first.from } as QuizEvent);
}
