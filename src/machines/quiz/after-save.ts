import { quizLists } from '../../domain/access/quiz-lists.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import type { Intent, QuizMode } from '../../domain/quiz/mode.ts';

/** What decides where a save leads: the route's context, the kind of quiz its role edits there, and what was done. */
export interface SavedAt {
  readonly context: QuizContext;
  readonly mode: QuizMode;
  readonly intent: Intent;
}

/** Where a successful save leads (QFRM-28 to QFRM-32, decision 26). An edited quiz of one's own leads to the root of the area. */
export function afterSave({ context, mode, intent }: SavedAt): string {
  if (context === 'shared') return mode === 'admin' ? quizLists.admin : quizLists.shared;
  if (context === 'user') return intent === 'edit' ? quizLists.template : quizLists.user;
  return quizLists[context];
}
