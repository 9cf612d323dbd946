import { noFlags } from './area.ts';
import { quizListPaths, getQuizPath } from './quiz-paths.ts';
import { resolveRoute } from './resolve-route.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** The links of the quiz viewer; null for those that the person cannot use. */
export interface QuizViewPaths {
  readonly list: string;
  readonly edit: string | null;
  readonly copy: string | null;
}

/**
 * Returns the links of the viewer at `path` (PERM-04 to PERM-06): edit, when the server lets this
 * person change the quiz, copy, and back to the list. Links that the route table denies to the role
 * are null.
 */
export function getQuizViewPaths(
  path: string,
  {
    context,
    role,
    quiz,
    mayChange,
  }: {
    readonly context: QuizContext;
    readonly role: EffectiveRole;
    readonly quiz: number;
    readonly mayChange: boolean;
  },
): QuizViewPaths {
  const keepAllowedPath = (to: string): string | null =>
    resolveRoute(to, { role, flags: noFlags }).kind === 'allowed' ? to : null;
  return {
    list: quizListPaths[context],
    edit: mayChange ? keepAllowedPath(path.replace('/view/', '/edit/')) : null,
    copy: keepAllowedPath(getQuizPath(context, 'copy', quiz)),
  };
}
