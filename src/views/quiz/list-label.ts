import type { QuizContext } from '../../domain/access/routes.ts';
import type { QuizKind } from '../../domain/quiz/draft/quiz-kind.ts';
import type { MessageKey } from '../../domain/messages/en.ts';

/**
 * Returns the label of a list. The shared list is named after who shares: admins, or the person.
 */
export function getListLabel(context: QuizContext, kind: QuizKind): MessageKey {
  return context === 'shared' && kind !== 'admin' ? 'quiz.tab.sharedByMe' : `quiz.tab.${context}`;
}
