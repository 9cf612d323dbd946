import type { SentenceKey } from '../../sentences/en.ts';
import type { Details } from '../draft.ts';

/** The longest duration the server takes. */
const mostMinutes = 100_000;

/** A duration as it is written in its field: whole minutes, null for nothing, and anything else as the words that stand there. */
export function readDuration(text: string): Details['durationMinutes'] {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const minutes = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isSafeInteger(minutes) ? minutes : text;
}

/** What is wrong with a duration (QVAL-21); nothing and 0 mean no limit. */
export function durationFault(duration: Details['durationMinutes']): SentenceKey | null {
  if (duration === null) return null;
  if (typeof duration === 'string')
    return /^\s*\d+\s*$/.test(duration)
      ? 'quizForm.check.durationTooLong'
      : 'quizForm.check.durationNotWhole';
  if (!Number.isInteger(duration) || duration < 0) return 'quizForm.check.durationNotWhole';
  return duration > mostMinutes ? 'quizForm.check.durationTooLong' : null;
}
