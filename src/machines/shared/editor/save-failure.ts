import { assertNever } from '../../../domain/assert-never.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { EditedKind } from './editor-types.ts';

function toPlainMessage(failure: Failure, edited: EditedKind): Message {
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== undefined)
    return { key: 'quiz.saveFailed.busy', values: { seconds: failure.retryAfterSeconds } };
  if (failure.kind === 'invalid' && failure.isTooLarge === true)
    return { key: 'quiz.saveFailed.tooLarge', values: { edited } };
  if ('message' in failure && failure.message !== undefined) return failure.message;
  const values = { edited };
  switch (failure.kind) {
    case 'offline':
      return { key: 'quiz.saveFailed.offline' };
    case 'expired':
      return { key: 'quiz.saveFailed.expired' };
    case 'denied':
      return { key: 'quiz.saveFailed.denied', values };
    case 'notFound':
      return { key: 'quiz.saveFailed.notFound', values };
    case 'conflict':
      return { key: 'quiz.saveFailed.conflict', values };
    case 'invalid':
    case 'refused':
    case 'unexpected':
      return { key: 'quiz.saveFailed.unexpected', values };
    default:
      return assertNever(failure);
  }
}

/**
 * Returns the messages of a failed save: each message of the response's errors (QFRM-33), else one
 * plain message (QFRM-34, PD-28).
 */
export function toSaveFailureMessages(
  failure: Failure | null,
  edited: EditedKind,
): readonly Message[] {
  if (failure === null) return [];
  const errors = failure.kind === 'invalid' ? Object.values(failure.errors).flat() : [];
  return errors.length > 0 ? errors : [toPlainMessage(failure, edited)];
}

const saveAndLeave = { type: 'editor.save' } as const;
const saveAndStay = { type: 'editor.saveAndStay' } as const;

interface FailedSave {
  readonly afterSave: 'leave' | 'stay';
  readonly failure: Failure | null;
}

/**
 * Returns the event that tries the last save again: it leaves the editor, or stays, as that one. Null
 * when the server does not accept what was sent.
 */
export function getRetryEvent({
  afterSave,
  failure,
}: FailedSave): typeof saveAndLeave | typeof saveAndStay | null {
  if (failure?.kind === 'invalid') return null;
  return afterSave === 'leave' ? saveAndLeave : saveAndStay;
}
