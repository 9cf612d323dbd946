/** Returns a moment as a time of day with milliseconds, in the person's time zone. */
export function formatTime(at: number): string {
  const date = new Date(at);
  const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
  const [hours, minutes, seconds] = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(date.getMilliseconds(), 3)}`;
}

/** Returns a duration in milliseconds, with one decimal below 10 ms; nothing for an unknown one. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '';
  return `${ms < 10 ? ms.toFixed(1) : String(Math.round(ms))} ms`;
}
