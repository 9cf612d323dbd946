import type { Message } from './notice.ts';
import type { Failure } from './outcome.ts';

/** What to say about a failure: the server's own words where it sent any, else ours. */
export function failureMessage(failure: Failure): Message {
  if (failure.kind === 'offline') return { key: 'session.offline' };
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== undefined) {
    return { key: 'session.tooManyAttempts', values: { seconds: failure.retryAfterSeconds } };
  }
  return failure.message === undefined ? { key: 'session.unexpected' } : { text: failure.message };
}
