import { maxTitleCharacters } from '../draft/quiz-limits.ts';
import { minTitleCharacters } from './validation-error.ts';

/** Returns why a quiz cannot have this title; null when it can (QVAL-04, QVAL-05). */
export function findTitleError(
  title: string,
): 'quiz.check.noTitle' | 'quiz.check.titleTooLong' | 'quiz.check.titleTooShort' | null {
  const length = title.trim().length;
  if (length === 0) return 'quiz.check.noTitle';
  if (title.length > maxTitleCharacters) return 'quiz.check.titleTooLong';
  return length < minTitleCharacters ? 'quiz.check.titleTooShort' : null;
}
