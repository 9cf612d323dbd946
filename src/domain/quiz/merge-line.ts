import type { JournalLine } from './journal-line.ts';
import type { QuizEvent } from './event.ts';

/**
 * The one line that says what two following lines say: typing that goes on in a step already joined to the one before. Null when both
 * must stand. So a typed text takes two lines however long it is, and a replay ends in the same history to the last detail.
 */
export function mergedLine(last: JournalLine | undefined, next: JournalLine): JournalLine | null {
  if (last?.type !== 'stepped' || next.type !== 'stepped' || !last.joins || !next.joins)
    return null;
  const [first, second] = [last.events[0], next.events[0]];
  if (
    first === undefined ||
    second === undefined ||
    !('from' in first) ||
    !('from' in second) ||
    first.type !== second.type
  )
    return null;
  return { ...next, events: [{ ...second, from: first.from } as QuizEvent] };
}
