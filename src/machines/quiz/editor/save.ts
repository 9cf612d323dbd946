import { quizListPaths } from '../../../domain/access/quiz-paths.ts';
import { assertNever } from '../../../domain/assert-never.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { SaveIntent } from '../../../domain/quiz/draft/mode.ts';
import type { JournalLine } from '../../../domain/quiz/journal/journal.ts';
import { toPayload } from '../../../domain/quiz/stored/to-payload.ts';
import { appendLine } from '../../shared/journal/journal-state.ts';
import {
  getIntent,
  type ContextChange,
  type EditorContext,
  type EditorInput,
  type SaveAttempt,
} from './context.ts';

function toAttemptLine(
  before: readonly SaveAttempt[],
  after: readonly SaveAttempt[],
): JournalLine | null {
  const last = after.at(-1);
  if (after.length > before.length && last !== undefined)
    return { type: 'attempted', name: last.name };
  if (after.length === before.length) return null;
  return after.length === 0 ? { type: 'attemptsSettled' } : { type: 'attemptRefused' };
}

/**
 * Sets the saves without a response, in the context and in the journal, so that no save is repeated
 * under a new name after a crash.
 */
export function setSaveAttempts(
  { journal, attempts: before }: EditorContext,
  attempts: readonly SaveAttempt[],
): ContextChange {
  const line = toAttemptLine(before, attempts);
  return line === null ? { attempts } : { attempts, journal: appendLine(journal, line) };
}

/**
 * Adds a save attempt for the draft, or keeps the last attempt if the draft has not changed since.
 */
export function recordSaveAttempt(context: EditorContext): ContextChange {
  const { input, origins, attempts } = context;
  const { draft } = context.history;
  if (attempts.at(-1)?.draft === draft) return {};
  const payload = toPayload(draft, getIntent(input.source) === 'edit' ? origins : null);
  return setSaveAttempts(context, [...attempts, { name: input.newKey(), draft, payload }]);
}

/** Whether the server may have stored the quiz although the call failed. */
const canBeStored = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'unexpected' || kind === 'refused';

/**
 * Drops the last save attempt when the server has certainly not stored it; otherwise the next save
 * repeats it first.
 */
export const dropRefusedAttempt = (context: EditorContext, failure: Failure): ContextChange =>
  canBeStored(failure) ? {} : setSaveAttempts(context, context.attempts.slice(0, -1));

function toPlainMessage(failure: Failure): Message {
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

/**
 * Returns the messages of a failed save: each message of the response's errors (QFRM-33), else one
 * plain message (QFRM-34, decision 28).
 */
export function toSaveFailureMessages(failure: Failure | null): readonly Message[] {
  if (failure === null) return [];
  const errors = failure.kind === 'invalid' ? Object.values(failure.errors).flat() : [];
  return errors.length > 0 ? errors.map((text) => ({ text })) : [toPlainMessage(failure)];
}

interface SavedQuiz extends Pick<EditorInput, 'context' | 'mode'> {
  readonly intent: SaveIntent;
}

/**
 * Returns the route after a successful save (QFRM-28 to QFRM-32, decision 26). An edited user quiz
 * leads to the root of the area.
 */
export function getRouteAfterSave({ context, mode, intent }: SavedQuiz): string {
  if (context === 'shared') return mode === 'admin' ? quizListPaths.admin : quizListPaths.shared;
  if (context !== 'user') return quizListPaths[context];
  return intent === 'edit' ? quizListPaths.template : quizListPaths.user;
}
