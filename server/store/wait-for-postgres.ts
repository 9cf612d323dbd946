import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import type { Log } from '../shared/log.ts';

const firstDelayMs = 250;
const maxDelayMs = 2000;
const connectTimeoutMs = 5000;

/** A wrong address, user, password or database does not become right by waiting. */
const lastingFailures = /^(28|3D)/;

const readCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns the message of a connection error; the errors of several addresses have only a code. */
const describeError = (error: unknown): string =>
  (error instanceof Error && error.message !== '' ? error.message : readCode(error)) ||
  String(error);

async function tryToConnect(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until the PostgreSQL server at `url` accepts connections, at most `seconds` or until
 * `signal` aborts, and logs what it waits for. Returns null, or the reason of the last failure.
 */
export async function waitForPostgres(
  url: string,
  seconds: number,
  log: Log,
  signal: AbortSignal,
): Promise<string | null> {
  const started = performance.now();
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    const error = await tryToConnect(url);
    if (error === null) return null;
    const remaining = seconds - (performance.now() - started) / 1000;
    if (remaining <= 0 || signal.aborted || lastingFailures.test(readCode(error)))
      return describeError(error);
    log.info('waiting for the database', {
      reason: describeError(error),
      secondsLeft: Math.ceil(remaining),
    });
    await delay(Math.min(delayMs, remaining * 1000), undefined, { signal }).catch(() => undefined);
  }
}
