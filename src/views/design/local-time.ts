import { type CalendarDateTime, parseAbsolute, toCalendarDateTime } from '@internationalized/date';

/** What the clocks of `zone` show at `instant` (ISO 8601 in UTC). */
export const localTimeOf = (instant: string, zone: string): CalendarDateTime =>
  toCalendarDateTime(parseAbsolute(instant, zone));

/**
 * The instant (ISO 8601 in UTC) at which the clocks of `zone` show `local`. A time that a change of the clocks skips becomes the same
 * span later; one that comes twice is the one with the offset of `near`, the first where that says nothing.
 */
export function instantOf(local: CalendarDateTime, zone: string, near: string | null): string {
  const first = local.toDate(zone, 'compatible').toISOString();
  const second = local.toDate(zone, 'later').toISOString();
  if (near === null || first === second || localTimeOf(second, zone).compare(local) !== 0)
    return first;
  const offset = parseAbsolute(near, zone).offset;
  return parseAbsolute(second, zone).offset === offset &&
    parseAbsolute(first, zone).offset !== offset
    ? second
    : first;
}
