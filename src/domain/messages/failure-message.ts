import type { Message } from './message.ts';
import type { Failure } from '../outcome.ts';

/**
 * Returns the message for a failure: the server's own message when it sent one, else ours;
 * `otherwise` when the cause is unknown.
 */
export function getFailureMessage(
  failure: Failure,
  otherwise: Message = { key: 'session.unexpected' },
): Message {
  if (failure.kind === 'offline') return { key: 'session.offline' };
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== undefined) {
    return { key: 'session.tooManyAttempts', values: { seconds: failure.retryAfterSeconds } };
  }
  if (failure.kind === 'invalid' && failure.isTooLarge === true && failure.message === undefined)
    return { key: 'session.tooLarge' };
  return failure.message ?? otherwise;
}
