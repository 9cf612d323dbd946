import { assertNever } from '../../domain/assert-never.ts';
import type { QuizMode } from '../../domain/quiz/mode.ts';

/** Where a successful save leads (QFRM-28 to QFRM-31). */
export function afterSave(mode: QuizMode): string {
  switch (mode) {
    case 'library':
      return '/quiz/library';
    case 'admin':
      return '/quiz/admin-quiz';
    case 'user':
    case 'template':
      return '/quiz';
    default:
      return assertNever(mode);
  }
}
