import { failureMessage } from '../failure-message.ts';
import type { Message } from '../notice.ts';
import type { Failure } from '../outcome.ts';

/** What to say when a quiz could not be shared: a quiz that is gone and one that is not the caller's are told alike. */
export const shareFailureMessage = (failure: Failure): Message =>
  failure.kind === 'notFound' ? { key: 'quizSharing.gone' } : failureMessage(failure);
