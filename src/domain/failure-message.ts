import type { Message } from './notice.ts';
import type { Failure } from './outcome.ts';

/** What to say about a failure: the server's own words where it sent any, else ours; `otherwise` is said when nothing is known. */
export function failureMessage(
  failure: Failure,
  otherwise: Message = { key: 'session.unexpected' },
): Message {
  if (failure.kind === 'offline') return { key: 'session.offline' };
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== undefined) {
    return { key: 'session.tooManyAttempts', values: { seconds: failure.retryAfterSeconds } };
  }
  return failure.message === undefined ? otherwise : { text: failure.message };
}
