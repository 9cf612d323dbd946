import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type { QuizListRef } from '../../machines/quiz/lists/quiz-list-machine.ts';

/**
 * The list a feature belongs to, the role of the user, and the running list, which the feature
 * refreshes.
 */
export interface QuizListContext {
  readonly kind: QuizListKind;
  readonly role: EffectiveRole;
  readonly list: QuizListRef;
}
