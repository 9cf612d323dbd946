/** What may stand in a line of the log: names and numbers, never a body, a token or a password. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Writes structured lines. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, error: unknown, fields?: LogFields) => void;
}

/** A log of one JSON object a line, written by `write`; errors keep their stack here and nowhere else. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line = (level: string, event: string, fields: LogFields): void => {
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  };
  return {
    info: (event, fields = {}) => {
      line('info', event, fields);
    },
    error: (event, error, fields = {}) => {
      line('error', event, { ...fields, error: describe(error) });
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` caused by ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
