import { failureMessage } from '../failure-message.ts';
import type { Message } from '../notice.ts';
import type { Failure } from '../outcome.ts';

/** Why a file was not kept, in the server's words where it has any: of the file first, then of the whole (ERR-43, ERR-44); else in `otherwise`. */
export function uploadComplaint(failure: Failure, otherwise: Message): Message {
  const ofFile = failure.kind === 'invalid' ? failure.errors['file']?.[0] : undefined;
  return ofFile === undefined ? failureMessage(failure, otherwise) : { text: ofFile };
}
