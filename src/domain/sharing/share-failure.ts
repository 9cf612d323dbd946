import { getFailureMessage } from '../messages/failure-message.ts';
import type { Message } from '../messages/message.ts';
import type { Failure } from '../outcome.ts';

/**
 * Returns the message for a failed share. A deleted quiz and one that belongs to somebody else have
 * the same message.
 */
export const getShareFailureMessage = (failure: Failure): Message =>
  failure.kind === 'notFound' ? { key: 'quizSharing.gone' } : getFailureMessage(failure);
