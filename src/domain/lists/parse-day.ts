/** Returns `text` when it is a day such as 2026-03-01 that the calendar has, else null. */
export function parseDay(text: string | undefined): string | null {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
