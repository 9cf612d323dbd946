import type { SentenceKey } from '../../sentences/en.ts';
import type { Details } from '../draft.ts';

/** When a quiz can be taken; null is without a beginning or an end (QFRM-20). */
export type Span = Pick<Details, 'startDate' | 'endDate'>;

/** What dates are judged by: the moment now, in milliseconds since 1970, and the dates the quiz had when it was opened. */
export interface DateContext {
  readonly now: number;
  readonly base: Span;
}

const isSameMoment = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** What is wrong with the start: a start the author chose must be after now (QVAL-25); one that was there may have passed (decision 22). */
export function startFault({ startDate }: Span, { now, base }: DateContext): SentenceKey | null {
  if (startDate === null || isSameMoment(startDate, base.startDate)) return null;
  return Date.parse(startDate) > now ? null : 'quizForm.check.startPast';
}

/** What is wrong with the end: it must be after the start (QVAL-26), and after now where the author chose it (QVAL-24). */
export function endFault(
  { startDate, endDate }: Span,
  { now, base }: DateContext,
): SentenceKey | null {
  if (endDate === null) return null;
  if (startDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    return 'quizForm.check.endBeforeStart';
  return isSameMoment(endDate, base.endDate) || Date.parse(endDate) > now
    ? null
    : 'quizForm.check.endPast';
}
