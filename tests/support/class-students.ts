const hourMs = 3_600_000;

/** Returns the moment `hours` from the current minute, as ISO text. */
export const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hourMs).toISOString();

/** Returns e-mail addresses of students by their first names. */
export const studentAddresses = (...names: readonly string[]): string[] =>
  names.map((name) => `${name}@students.northfield.example`);
