import { quizListPaths } from '../../../domain/access/quiz-paths.ts';
import type { SaveIntent } from '../../../domain/quiz/draft/mode.ts';
import type { EditorInput } from './context.ts';

interface SavedQuiz extends Pick<EditorInput, 'context' | 'mode'> {
  readonly intent: SaveIntent;
}

/**
 * Returns the route after a successful save (QFRM-28 to QFRM-32, PD-26). An edited user quiz
 * leads to the root of the area.
 */
export function getRouteAfterSave({ context, mode, intent }: SavedQuiz): string {
  if (context === 'shared') return mode === 'admin' ? quizListPaths.admin : quizListPaths.shared;
  if (context !== 'user') return quizListPaths[context];
  return intent === 'edit' ? quizListPaths.template : quizListPaths.user;
}
