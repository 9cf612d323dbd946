/** Returns the local start of a day such as 2026-03-01 or of one `later` days after it, as a time. */
export function getStartOfDay(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** Two points in time; the second one is the first after the period. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const daysOfWeek = 7;

/** Returns the week, from Monday, that `now` (milliseconds since 1970) is in where the person is. */
export function getWeek(now: number): Period {
  const today = new Date(now);
  const monday = today.getDate() - ((today.getDay() + daysOfWeek - 1) % daysOfWeek);
  const getMidnight = (date: number): Date => new Date(today.getFullYear(), today.getMonth(), date);
  return { start: getMidnight(monday), end: getMidnight(monday + daysOfWeek) };
}
