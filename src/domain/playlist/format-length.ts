const pad = (value: number): string => String(value).padStart(2, '0');

/** Formats a length in seconds as `8:14`, or `1:02:03` from one hour on. */
export function formatLength(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(Math.floor(seconds) % 60);
  return hours === 0 ? `${String(minutes)}:${rest}` : `${String(hours)}:${pad(minutes)}:${rest}`;
}
