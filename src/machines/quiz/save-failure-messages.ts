import { assertNever } from '../../domain/assert-never.ts';
import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';

function plainMessage(failure: Failure): Message {
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== undefined)
    return { key: 'quiz.saveFailed.busy', values: { seconds: failure.retryAfterSeconds } };
  if ('message' in failure && failure.message !== undefined && failure.message !== '')
    return { text: failure.message };
  switch (failure.kind) {
    case 'offline':
      return { key: 'quiz.saveFailed.offline' };
    case 'expired':
      return { key: 'quiz.saveFailed.expired' };
    case 'denied':
      return { key: 'quiz.saveFailed.denied' };
    case 'notFound':
      return { key: 'quiz.saveFailed.notFound' };
    case 'conflict':
      return { key: 'quiz.saveFailed.conflict' };
    case 'invalid':
    case 'refused':
    case 'unexpected':
      return { key: 'quiz.saveFailed.unexpected' };
    default:
      return assertNever(failure);
  }
}

/** What to tell about a failed save: every message of the answer's errors on its own (QFRM-33), else one plain message (QFRM-34, decision 28). */
export function saveFailureMessages(failure: Failure | null): readonly Message[] {
  if (failure === null) return [];
  const told = failure.kind === 'invalid' ? Object.values(failure.errors).flat() : [];
  return told.length > 0 ? told.map((text) => ({ text })) : [plainMessage(failure)];
}
