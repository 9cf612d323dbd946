import type { MessageKey } from '../../messages/en.ts';
import type { Details } from '../draft/draft.ts';

/** When a quiz can be taken (QFRM-20). Null means no start or no end. */
export type DateRange = Pick<Details, 'startDate' | 'endDate'>;

/**
 * What dates are validated against: `now` in milliseconds since 1970, and the dates the quiz had
 * when it was opened.
 */
export interface DateContext {
  readonly now: number;
  readonly base: DateRange;
}

const isSameInstant = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/**
 * Returns the error of the start date, or null. A changed start must be after now (QVAL-25); an
 * unchanged one may be in the past (PD-22).
 */
export function validateStartDate(
  { startDate }: DateRange,
  { now, base }: DateContext,
): MessageKey | null {
  if (startDate === null || isSameInstant(startDate, base.startDate)) return null;
  return Date.parse(startDate) > now ? null : 'quizForm.check.startPast';
}

/**
 * Returns the error of the end date, or null. It must be after the start (QVAL-26) and, when
 * changed, after now (QVAL-24).
 */
export function validateEndDate(
  { startDate, endDate }: DateRange,
  { now, base }: DateContext,
): MessageKey | null {
  if (endDate === null) return null;
  if (startDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    return 'quizForm.check.endBeforeStart';
  return isSameInstant(endDate, base.endDate) || Date.parse(endDate) > now
    ? null
    : 'quizForm.check.endPast';
}

/** The longest duration the server accepts, in minutes. */
const maxDurationMinutes = 100_000;

/**
 * Parses the text of the duration field. Returns whole minutes, null for an empty text, and any
 * other text unchanged.
 */
export function parseDuration(text: string): Details['durationMinutes'] {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const minutes = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isSafeInteger(minutes) ? minutes : text;
}

/** Returns the error of a duration, or null (QVAL-21). Null and 0 mean no limit. */
export function validateDuration(duration: Details['durationMinutes']): MessageKey | null {
  if (duration === null) return null;
  if (typeof duration === 'string')
    return /^\s*\d+\s*$/.test(duration)
      ? 'quizForm.check.durationTooLong'
      : 'quizForm.check.durationNotWhole';
  if (!Number.isInteger(duration) || duration < 0) return 'quizForm.check.durationNotWhole';
  return duration > maxDurationMinutes ? 'quizForm.check.durationTooLong' : null;
}
