import { DrizzleQueryError } from 'drizzle-orm';

/** The fields of a log line: names and numbers, never a body, a token or a password. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Writes structured log lines. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly error: (event: string, error: unknown, fields?: LogFields) => void;
}

/**
 * Creates a log that writes one JSON object per line. Only the log contains the stacks of errors.
 */
export function createLog(write: (writeLine: string) => void, now: () => Date): Log {
  const line = (level: string, event: string, fields: LogFields): void => {
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  };
  return {
    info: (event, fields = {}) => {
      line('info', event, fields);
    },
    error: (event, error, fields = {}) => {
      line('error', event, { ...fields, error: formatError(error) });
    },
  };
}

/**
 * Returns the error with its stack and causes. A failed statement is named by its SQL only: its
 * parameters may be passwords, tokens and personal data.
 */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` caused by ${formatError(error.cause)}`;
  if (!(error instanceof DrizzleQueryError)) return `${error.stack ?? error.message}${cause}`;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [`Error: Failed query: ${error.query}`, ...frames].join('\n') + cause;
}
