import { type CalendarDateTime, parseAbsolute, toCalendarDateTime } from '@internationalized/date';

/** Returns the local time in `zone` at `instant` (ISO 8601 in UTC). */
export const toLocalTime = (instant: string, zone: string): CalendarDateTime =>
  toCalendarDateTime(parseAbsolute(instant, zone));

/**
 * Returns the instant (ISO 8601 in UTC) of a local time in `zone`. A time skipped by a clock change
 * moves forward by the length of the gap; a time that occurs twice gets the offset of `near`, or
 * the first one if `near` has neither.
 */
export function toInstant(local: CalendarDateTime, zone: string, near: string | null): string {
  const first = local.toDate(zone, 'compatible').toISOString();
  const second = local.toDate(zone, 'later').toISOString();
  if (near === null || first === second || toLocalTime(second, zone).compare(local) !== 0)
    return first;
  const offset = parseAbsolute(near, zone).offset;
  return parseAbsolute(second, zone).offset === offset &&
    parseAbsolute(first, zone).offset !== offset
    ? second
    : first;
}
