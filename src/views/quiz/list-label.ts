import type { QuizContext } from '../../domain/access/routes.ts';
import type { QuizMode } from '../../domain/quiz/draft/mode.ts';
import type { MessageKey } from '../../domain/messages/en.ts';

/**
 * Returns the label of a list. The shared list is named after who shares: admins, or the person.
 */
export function getListLabel(kind: QuizContext, mode: QuizMode): MessageKey {
  return kind === 'shared' && mode !== 'admin' ? 'quiz.tab.sharedByMe' : `quiz.tab.${kind}`;
}
