import { noFlags } from './area.ts';
import { quizLists, quizPath } from './quiz-lists.ts';
import { resolveRoute } from './resolve-route.ts';
import type { EffectiveRole } from './role.ts';
import type { QuizContext } from './routes.ts';

/** Where one can go from a quiz that is looked at; null where this person has no way. */
export interface QuizViewPaths {
  readonly list: string;
  readonly edit: string | null;
  readonly copy: string | null;
}

/**
 * The ways on from the viewer at `path` (PERM-04 to PERM-06): to edit it, where the server lets this person change it, to copy it, and back to its
 * list. Only what the route table lets the role reach is offered.
 */
export function quizViewPaths(
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
  const reached = (to: string): string | null =>
    resolveRoute(to, { role, flags: noFlags }).kind === 'allowed' ? to : null;
  return {
    list: quizLists[context],
    edit: mayChange ? reached(path.replace('/view/', '/edit/')) : null,
    copy: reached(quizPath(context, 'copy', quiz)),
  };
}
