import type { Source } from '../../machines/quiz/editor-types.ts';
import type { JournalInput } from '../../machines/quiz/journal-types.ts';
import type { JournalHeader } from './journal-store.ts';

/** The stored quiz an editor changes; null when it makes a new one. */
export const quizOf = (source: Source): number | null =>
  source.kind === 'stored' ? source.quiz : null;

/**
 * Whether a journal belongs where an editor was opened: the same stored quiz, or a new one of the same kind. A blank quiz may go on with any
 * new one; one made from an article or a copy only with what began there.
 */
export function isOfPlace(header: JournalHeader, { mode, source }: JournalInput): boolean {
  if (header.mode !== mode) return false;
  if (source.kind === 'blank') return quizOf(header.source) === null;
  return JSON.stringify(header.source) === JSON.stringify(source);
}
