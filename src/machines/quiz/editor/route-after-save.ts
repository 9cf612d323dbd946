import { getQuizPath, quizListPaths } from '../../../domain/access/quiz-paths.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { SaveIntent } from '../../../domain/quiz/draft/quiz-kind.ts';
import type { EditorInput } from './context.ts';

interface SavedQuiz extends Pick<EditorInput, 'context' | 'kind'> {
  readonly intent: SaveIntent;
}

/**
 * Returns the route after a successful save (QFRM-28 to QFRM-32, PD-26). An edited user quiz
 * leads to the root of the area.
 */
export function getRouteAfterSave({ context, kind, intent }: SavedQuiz): string {
  if (context === 'shared') return kind === 'admin' ? quizListPaths.admin : quizListPaths.shared;
  if (context !== 'user') return quizListPaths[context];
  return intent === 'edit' ? quizListPaths.template : quizListPaths.user;
}

type Place = Pick<EditorInput, 'context' | 'kind'>;

/**
 * Returns the quiz area in which a quiz that was just created is edited: the shared quizzes of a
 * super admin are admin quizzes (PD-26).
 */
export const getContextAfterCreate = ({ context, kind }: Place): QuizContext =>
  context === 'shared' && kind === 'admin' ? 'admin' : context;

/** Returns the path that edits a stored quiz of a quiz area (PD-48). */
export const getEditPath = ({ context }: Place, quiz: number): string =>
  getQuizPath(context, 'edit', quiz);
