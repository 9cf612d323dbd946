import type { QuizContext } from '../../domain/access/routes.ts';
import type { QuizMode } from '../../domain/quiz/mode.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';

/** The label of the list above a quiz of `mode`. What is shared is named after who shares: admins, or oneself. */
export function listLabel(kind: QuizContext, mode: QuizMode): SentenceKey {
  return kind === 'shared' && mode !== 'admin' ? 'quiz.tab.sharedByMe' : `quiz.tab.${kind}`;
}
