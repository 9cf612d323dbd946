/** Returns the day of `instant` (milliseconds since 1970) in the local time zone, as YYYY-MM-DD. */
export function formatLocalDay(instant: number): string {
  const date = new Date(instant);
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
}
