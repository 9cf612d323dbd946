import { getFailureMessage } from '../messages/failure-message.ts';
import type { Message } from '../messages/message.ts';
import type { Failure } from '../outcome.ts';

/**
 * Returns the message for a failed upload: the server's message about the file, else its general
 * message (ERR-43, ERR-44), else `otherwise`.
 */
export function getUploadErrorMessage(failure: Failure, otherwise: Message): Message {
  const fileError = failure.kind === 'invalid' ? failure.errors['file']?.[0] : undefined;
  return fileError ?? getFailureMessage(failure, otherwise);
}
